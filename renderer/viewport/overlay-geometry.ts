import type { Vec3 } from '../../core/math/vec3.ts';

/** sRGB and opacity, 0 to 1. */
export type Rgba = readonly [number, number, number, number];

export interface OverlayLine {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly color: Rgba;
  /** In CSS pixels. */
  readonly width: number;
  /** Length of dashes and gaps in CSS pixels; 0 for a solid line. */
  readonly dash: number;
}

export interface OverlayDisc {
  readonly at: Vec3;
  readonly color: Rgba;
  /** In CSS pixels. */
  readonly radius: number;
  /** Width of the rim in CSS pixels; 0 for a filled disc. */
  readonly rim: number;
}

export interface OverlaySurface {
  /** Corners of a flat convex polygon, in order. */
  readonly corners: readonly Vec3[];
  readonly color: Rgba;
}

/** A surface that a mesh has already. */
export interface OverlayMesh {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  readonly color: Rgba;
}

/** Vertex data by attribute name, with the number of floats a vertex, and triangles. */
export interface OverlayGeometry {
  readonly attributes: Readonly<Record<string, { readonly data: Float32Array; readonly size: number }>>;
  readonly indices: Uint32Array;
}

class Attribute {
  readonly data: Float32Array;
  readonly size: number;
  private next = 0;

  constructor(vertices: number, size: number) {
    this.data = new Float32Array(vertices * size);
    this.size = size;
  }

  push(...values: readonly number[]): void {
    this.data.set(values, this.next);
    this.next += values.length;
  }
}

/** Two triangles a quad of four vertices in the order 0, 1, 2, 3 around it. */
export function quadIndices(quads: number): Uint32Array {
  const indices = new Uint32Array(quads * 6);
  for (let quad = 0; quad < quads; quad += 1) {
    const first = quad * 4;
    indices.set([first, first + 1, first + 2, first, first + 2, first + 3], quad * 6);
  }
  return indices;
}

/** Side of the line (±1) and end of it (1 at `from`, −1 at `to`) of a line's four vertices. */
const LINE_CORNERS = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const;

export function buildLines(lines: readonly OverlayLine[]): OverlayGeometry {
  const vertices = lines.length * 4;
  const position = new Attribute(vertices, 3);
  const other = new Attribute(vertices, 3);
  const color = new Attribute(vertices, 4);
  const stroke = new Attribute(vertices, 4);
  for (const line of lines) {
    for (const [side, end] of LINE_CORNERS) {
      position.push(...(end > 0 ? line.from : line.to));
      other.push(...(end > 0 ? line.to : line.from));
      color.push(...line.color);
      stroke.push(side, end, line.width, line.dash);
    }
  }
  return { attributes: { position, other, color, stroke }, indices: quadIndices(lines.length) };
}

const DISC_CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

export function buildDiscs(discs: readonly OverlayDisc[]): OverlayGeometry {
  const vertices = discs.length * 4;
  const position = new Attribute(vertices, 3);
  const color = new Attribute(vertices, 4);
  const corner = new Attribute(vertices, 4);
  for (const disc of discs) {
    for (const [x, y] of DISC_CORNERS) {
      position.push(...disc.at);
      color.push(...disc.color);
      corner.push(x, y, disc.radius, disc.rim);
    }
  }
  return { attributes: { position, color, corner }, indices: quadIndices(discs.length) };
}

/** Flat convex polygons of that many corners as fans of triangles, and whole meshes. */
export function buildSurfaces(
  surfaces: readonly OverlaySurface[],
  meshes: readonly OverlayMesh[] = [],
): OverlayGeometry {
  const all = [...surfaces.map(toMesh), ...meshes];
  const vertices = all.reduce((sum, { positions }) => sum + positions.length / 3, 0);
  const position = new Float32Array(vertices * 3);
  const color = new Float32Array(vertices * 4);
  const indices = new Uint32Array(all.reduce((sum, mesh) => sum + mesh.indices.length, 0));
  let first = 0;
  let next = 0;
  for (const mesh of all) {
    const end = first + mesh.positions.length / 3;
    position.set(mesh.positions, first * 3);
    for (let vertex = first; vertex < end; vertex += 1) color.set(mesh.color, vertex * 4);
    for (const index of mesh.indices) {
      indices[next] = first + index;
      next += 1;
    }
    first = end;
  }
  return { attributes: { position: { data: position, size: 3 }, color: { data: color, size: 4 } }, indices };
}

function toMesh({ corners, color }: OverlaySurface): OverlayMesh {
  const indices = new Uint32Array(Math.max(0, corners.length - 2) * 3);
  for (let fan = 0; fan < corners.length - 2; fan += 1) indices.set([0, fan + 1, fan + 2], fan * 3);
  return { positions: Float32Array.from(corners.flat()), indices, color };
}
