import { add, leftOf, normalize, scale, sub, type Vec2 } from '../../core/math/vec2.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import type { Guide } from '../../core/tools/tool.ts';
import type { OverlayDisc, OverlayLine, OverlaySurface, Rgba } from '../viewport/overlay-geometry.ts';
import type { OverlayContent } from '../viewport/overlays.ts';
import { rgbOf, type ViewportTheme } from '../viewport/viewport-theme.ts';
import { outlineCells } from './outline-cells.ts';
import { outlineTiles } from './outline-tiles.ts';

type GuideOf<T extends Guide['type']> = Extract<Guide, { type: T }>;
type SurfaceLook = GuideOf<'wall' | 'area' | 'opening' | 'cells' | 'tiles'>['look'];
type LineLook = GuideOf<'line'>['look'] | SurfaceLook;

interface Stroke {
  readonly color: 'accent' | 'good' | 'refused';
  readonly width: number;
  readonly dash: number;
}

/** In CSS pixels. Looks differ in their dashes too, so that nothing is told by colour alone. */
const STROKES: Readonly<Record<LineLook, Stroke>> = {
  ghost: { color: 'accent', width: 2, dash: 0 },
  alignment: { color: 'good', width: 1.5, dash: 4 },
  refused: { color: 'refused', width: 2, dash: 7 },
  erase: { color: 'refused', width: 3, dash: 2 },
  marked: { color: 'accent', width: 1.5, dash: 4 },
};

const SURFACE_OPACITY: Readonly<Record<SurfaceLook, number>> = {
  ghost: 0.16,
  refused: 0.2,
  erase: 0.12,
  marked: 0.08,
};
/** In CSS pixels. */
const POINT_RADIUS = 5;
const POINT_RIM = 1.75;

/** Collects what guides look like on the plane of that height (metres). */
class GuideDrawing implements OverlayContent {
  readonly lines: OverlayLine[] = [];
  readonly discs: OverlayDisc[] = [];
  readonly surfaces: OverlaySurface[] = [];
  readonly meshes = [];
  private readonly height: number;
  private readonly theme: ViewportTheme;

  constructor(height: number, theme: ViewportTheme) {
    this.height = height;
    this.theme = theme;
  }

  draw(guide: Guide): void {
    if (guide.type === 'line') this.line(this.at(guide.from), this.at(guide.to), guide.look);
    else if (guide.type === 'point') this.point(guide);
    else if (guide.type === 'wall') this.box(guide, 0, guide.height);
    else if (guide.type === 'opening') this.box(guide, guide.bottom, guide.top);
    else if (guide.type === 'area') this.area(guide);
    else if (guide.type === 'cells') this.cells(guide);
    else if (guide.type === 'tiles') this.tiles(guide);
  }

  private point({ at, above, look }: GuideOf<'point'>): void {
    this.discs.push({
      at: this.at(at, above),
      color: this.color(look === 'refused' ? 'refused' : 'accent', 1),
      radius: POINT_RADIUS,
      rim: look === 'joint' ? 0 : POINT_RIM,
    });
  }

  /** A box along a line of the plan, between two heights (metres) over the floor. */
  private box(
    { from, to, thickness, look }: GuideOf<'wall' | 'opening'>,
    bottom: number,
    height: number,
  ): void {
    if (from[0] === to[0] && from[1] === to[1]) return;
    const aside = scale(leftOf(normalize(sub(to, from))), thickness / 2);
    const plan = [add(from, aside), add(to, aside), sub(to, aside), sub(from, aside)];
    const floor = plan.map((point) => this.at(point, bottom));
    const top = plan.map((point) => this.at(point, height));
    this.surface(top, look);
    for (const [index, foot] of floor.entries()) {
      const next = (index + 1) % floor.length;
      const [nextFoot, head, nextHead] = [floor[next], top[index], top[next]];
      if (!nextFoot || !head || !nextHead) continue;
      this.surface([foot, nextFoot, nextHead, head], look);
      this.line(foot, nextFoot, look);
      this.line(head, nextHead, look);
      this.line(foot, head, look);
    }
  }

  private area({ min, max, look }: GuideOf<'area'>): void {
    const plan: readonly Vec2[] = [min, [max[0], min[1]], max, [min[0], max[1]]];
    const corners = plan.map((point) => this.at(point));
    this.surface(corners, look);
    for (const [index, corner] of corners.entries()) {
      this.line(corner, corners[(index + 1) % corners.length] ?? corner, look);
    }
  }

  private cells({ grid, centre, cells, look }: GuideOf<'cells'>): void {
    const { surfaces, edges } = outlineCells(grid, cells);
    const at = ([x, z]: Vec2): Vec3 => [centre[0] + x, centre[1], centre[2] + z];
    for (const corners of surfaces) this.surface(corners.map(at), look);
    for (const [from, to] of edges) this.line(at(from), at(to), look);
  }

  private tiles({ origin, tileSize, cells, look }: GuideOf<'tiles'>): void {
    const { surfaces, edges } = outlineTiles(cells);
    const at = ([x, z]: Vec2): Vec3 => [origin[0] + x * tileSize, origin[1], origin[2] + z * tileSize];
    for (const corners of surfaces) this.surface(corners.map(at), look);
    for (const [from, to] of edges) this.line(at(from), at(to), look);
  }

  private line(from: Vec3, to: Vec3, look: LineLook): void {
    const { color, width, dash } = STROKES[look];
    this.lines.push({ from, to, color: this.color(color, 1), width, dash });
  }

  private surface(corners: readonly Vec3[], look: SurfaceLook): void {
    this.surfaces.push({ corners, color: this.color(STROKES[look].color, SURFACE_OPACITY[look]) });
  }

  private color(name: Stroke['color'], opacity: number): Rgba {
    return [...rgbOf(this.theme[name]), opacity];
  }

  private at([x, z]: Vec2, above = 0): Vec3 {
    return [x, this.height + above, z];
  }
}

/**
 * What the guides of a tool look like in space.
 * @param height of the plane that the tool draws on, in metres
 */
export function buildGuideOverlay(
  guides: readonly Guide[],
  height: number,
  theme: ViewportTheme,
): OverlayContent {
  const drawing = new GuideDrawing(height, theme);
  for (const guide of guides) drawing.draw(guide);
  return drawing;
}
