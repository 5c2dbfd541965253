/** A material of the sample modules, before it has images. */
export interface Paint {
  readonly name: string;
  /** sRGB. */
  readonly color: string;
  readonly roughness: number;
  readonly metallic: number;
  /** sRGB: what it gives off by itself. */
  readonly glow?: string;
  /** From 0 to 1, where it can be looked through. */
  readonly opacity?: number;
  /** Base names of its images: colour, and the slopes of the surface. */
  readonly image?: string;
  readonly normals?: string;
  /** Metres that an image covers a side. */
  readonly imageSize?: number;
}

const paint = (name: string, color: string, roughness: number, metallic = 0): Paint => ({
  name,
  color,
  roughness,
  metallic,
});

/** One palette for all of the station: quiet hulls, one warm accent, lights that tell what is inhabited. */
export const HULL = paint('Hull', '#ccd2da', 0.55);
export const PANEL = paint('Panel', '#9aa5b2', 0.6, 0.1);
export const FRAME = paint('Frame', '#434d5b', 0.5, 0.25);
export const ACCENT = paint('Accent', '#e07a35', 0.6);
export const STEEL = paint('Steel', '#c3cad3', 0.35, 0.6);
export const LEAF = paint('Leaf', '#5f9a58', 0.9);
export const MOSS = paint('Moss', '#88b867', 0.9);
export const SOIL = paint('Soil', '#5b4636', 0.95);
/** Takes the colours of the vertices. */
export const VERTEX_COLORS = paint('Vertex colours', '#ffffff', 0.92);

export const LIGHT: Paint = { ...paint('Light', '#8a6430', 0.6), glow: '#ffb95e' };
export const BEACON: Paint = { ...paint('Beacon', '#2b5f85', 0.6), glow: '#38aefc' };
export const WARNING: Paint = { ...paint('Warning light', '#80302a', 0.6), glow: '#ff4a36' };
export const GLASS: Paint = { ...paint('Glass', '#bfe4f0', 0.15), opacity: 0.28 };

export const DECK: Paint = {
  ...paint('Deck', '#ffffff', 0.7, 0.15),
  image: 'deck.png',
  normals: 'deck-normals.png',
  imageSize: 2,
};
export const SOLAR_CELLS: Paint = {
  ...paint('Solar cells', '#ffffff', 0.3, 0.1),
  image: 'solar-cells.png',
  imageSize: 1.6,
};
