import type { Vec3 } from '../../core/math/vec3.ts';
import type { WallBody } from '../../core/walls/wall-body.ts';
import type { OverlayLine, OverlaySurface, Rgba } from './overlay-geometry.ts';
import type { OverlayContent } from './overlays.ts';
import { rgbOf, type ViewportTheme } from './viewport-theme.ts';

/** How a wall is set off from the others. */
export type Emphasis = 'selected' | 'hovered';

/** Opacity of the tint, and width of the edges in CSS pixels. Hovering only hints. */
const LOOK: Readonly<
  Record<Emphasis, { readonly tint: number; readonly edge: number; readonly line: number }>
> = {
  selected: { tint: 0.26, edge: 1, line: 2 },
  hovered: { tint: 0.1, edge: 0.8, line: 1.5 },
};

/** A tint over the faces of walls and lines along their edges. Faces against other walls have neither. */
export function buildWallHighlight(
  bodies: Iterable<WallBody>,
  emphasis: Emphasis,
  theme: ViewportTheme,
): OverlayContent {
  const { tint, edge, line } = LOOK[emphasis];
  const accent = rgbOf(theme.accent);
  const lines: OverlayLine[] = [];
  const surfaces: OverlaySurface[] = [];
  for (const body of bodies) {
    addEdges(body, lines, [...accent, edge], line);
    addFaces(body, surfaces, [...accent, tint]);
  }
  return { lines, surfaces, discs: [] };
}

function addEdges(
  { outline, elevation, height }: WallBody,
  lines: OverlayLine[],
  color: Rgba,
  width: number,
): void {
  const { corners, edges } = outline;
  for (const [index, { covered }] of edges.entries()) {
    const from = corners[index];
    const to = corners[index + 1] ?? corners[0];
    if (!from || !to || covered >= height) continue;
    const foot = elevation + covered;
    const head = elevation + height;
    const stroke = { color, width, dash: 0 };
    lines.push(
      { from: [from.x, foot, from.z], to: [to.x, foot, to.z], ...stroke },
      { from: [from.x, head, from.z], to: [to.x, head, to.z], ...stroke },
      { from: [from.x, foot, from.z], to: [from.x, head, from.z], ...stroke },
      { from: [to.x, foot, to.z], to: [to.x, head, to.z], ...stroke },
    );
  }
}

function addFaces({ meshes }: WallBody, surfaces: OverlaySurface[], color: Rgba): void {
  for (const { positions, indices } of meshes.values()) {
    const vertex = (corner: number): Vec3 => {
      const first = (indices[corner] ?? 0) * 3;
      return [positions[first] ?? 0, positions[first + 1] ?? 0, positions[first + 2] ?? 0];
    };
    for (let corner = 0; corner < indices.length; corner += 3) {
      surfaces.push({ corners: [vertex(corner), vertex(corner + 1), vertex(corner + 2)], color });
    }
  }
}
