import type { Corner } from '../../core/walls/joint-shape.ts';
import type { WallBody } from '../../core/walls/wall-body.ts';
import type { OverlayLine, OverlayMesh, Rgba } from './overlay-geometry.ts';
import type { OverlayContent } from './overlays.ts';
import { rgbOf, type ViewportTheme } from './viewport-theme.ts';

/** What is set off of a wall: all of it, or what is left of a lowered one. */
export type HighlitWall = Pick<WallBody, 'outline' | 'elevation' | 'height' | 'meshes'>;

/** How something is set off from the rest. */
export type Emphasis = 'selected' | 'hovered';

/** Opacity of the tint, and width of the edges in CSS pixels. Hovering only hints. */
export const HIGHLIGHT_LOOK: Readonly<
  Record<Emphasis, { readonly tint: number; readonly edge: number; readonly line: number }>
> = {
  selected: { tint: 0.26, edge: 1, line: 2 },
  hovered: { tint: 0.1, edge: 0.8, line: 1.5 },
};

/** Walls that get lines as well as a tint: of more, lines run into one another, and cost more than the walls. */
const MOST_OUTLINED = 400;

/** A tint over the faces of walls and lines along their edges. Faces against other walls have neither. */
export function buildWallHighlight(
  bodies: readonly HighlitWall[],
  emphasis: Emphasis,
  theme: ViewportTheme,
): OverlayContent {
  const { tint, edge, line } = HIGHLIGHT_LOOK[emphasis];
  const accent = rgbOf(theme.accent);
  const lines: OverlayLine[] = [];
  const meshes: OverlayMesh[] = [];
  for (const body of bodies) {
    if (bodies.length <= MOST_OUTLINED) addEdges(body, lines, [...accent, edge], line);
    for (const mesh of body.meshes.values()) meshes.push({ ...mesh, color: [...accent, tint] });
  }
  return { lines, meshes, surfaces: [], discs: [] };
}

function addEdges(
  { outline, elevation, height }: HighlitWall,
  lines: OverlayLine[],
  color: Rgba,
  width: number,
): void {
  const { corners, edges } = outline;
  const head = elevation + height;
  const stroke = { color, width, dash: 0 };
  const upright = (at: Corner, foot: number): void => {
    lines.push({ from: [at.x, foot, at.z], to: [at.x, head, at.z], ...stroke });
  };
  for (const [index, { covered }] of edges.entries()) {
    const from = corners[index];
    const to = corners[index + 1] ?? corners[0];
    if (!from || !to || covered >= height) continue;
    const foot = elevation + covered;
    lines.push(
      { from: [from.x, foot, from.z], to: [to.x, foot, to.z], ...stroke },
      { from: [from.x, head, from.z], to: [to.x, head, to.z], ...stroke },
    );
    upright(from, foot);
    // Else the next edge draws it.
    if ((edges[index + 1] ?? edges[0])?.covered !== covered) upright(to, foot);
  }
}
