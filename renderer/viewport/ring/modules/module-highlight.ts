import type { LevelReader } from '../../../../core/document/level.ts';
import { RING_DEFAULTS } from '../../../../core/document/schema/ring.ts';
import type { Vec3 } from '../../../../core/math/vec3.ts';
import { placement } from '../../../../core/polar/placement.ts';
import { angleOf, createGrid, type PolarGrid, radiusOf } from '../../../../core/polar/polar-grid.ts';
import type { OverlayLine, OverlayMesh, Rgba } from '../../overlay-geometry.ts';
import type { OverlayContent } from '../../overlays.ts';
import { rgbOf, type ViewportTheme } from '../../viewport-theme.ts';
import { type Emphasis, HIGHLIGHT_LOOK } from '../../wall-highlight.ts';
import { type BakedShapes, ShapeFrame } from './baked-shapes.ts';
import type { ModuleRoster } from './module-roster.ts';
import type { DrawnModules } from './seen-modules.ts';

/** Of more modules than this only the cells are outlined: their shapes would be more than the level. */
const MOST_SHAPES = 200;
/** An arc is drawn as chords that turn by no more than this, in radians. */
const CHORD = Math.PI / 48;
/** Metres over the ring, so that its grid does not hide a line. */
const OVER = 0.01;

/** Sets off modules that are seen: a tint over their bent shapes, and an outline of their cells. */
export function buildModuleHighlight(
  level: LevelReader,
  ids: readonly string[],
  { roster, shapes }: DrawnModules,
  emphasis: Emphasis,
  theme: ViewportTheme,
): OverlayContent {
  const { tint, edge, line } = HIGHLIGHT_LOOK[emphasis];
  const accent = rgbOf(theme.accent);
  const seen = ids.filter((id) => roster.find(id) !== undefined);
  const meshes: OverlayMesh[] = [];
  if (seen.length <= MOST_SHAPES) {
    for (const id of seen) meshes.push(...shapeOf(id, roster, shapes, [...accent, tint]));
  }
  const lines = seen.flatMap((id) => outlineOf(level, id, { color: [...accent, edge], width: line }));
  return { lines, meshes, surfaces: [], discs: [] };
}

function shapeOf(id: string, roster: ModuleRoster, shapes: BakedShapes, color: Rgba): readonly OverlayMesh[] {
  const placed = roster.find(id);
  if (!placed) return [];
  const frame = new ShapeFrame(placed.stand);
  return shapes.get(placed.group.kind.prepared, placed.stand).map(({ vertices }) => ({
    positions: frame.toLevel(vertices.positions),
    indices: vertices.indices,
    color,
  }));
}

/** The border of the cells that a module takes. */
function outlineOf(
  level: LevelReader,
  id: string,
  stroke: Pick<OverlayLine, 'color' | 'width'>,
): readonly OverlayLine[] {
  const footprint = level.derived(placement).find(id);
  const ring = level.findKind('ring', footprint?.ring);
  if (!footprint || !ring) return [];
  const grid = createGrid(ring.steps, ring.cellSize);
  const [line, step] = footprint.cell;
  const along = Math.min(footprint.extent[0], ring.steps);
  const border = [
    ...arc(grid, line, step, step + along),
    ...arc(grid, line + footprint.extent[1], step + along, step),
  ];
  const [x, y, z] = ring.centre ?? RING_DEFAULTS.centre;
  const points = border.map(([px, pz]): Vec3 => [x + px, y + OVER, z + pz]);
  return points.map((from, index) => ({
    from,
    to: points[(index + 1) % points.length] ?? from,
    ...stroke,
    dash: 0,
  }));
}

/** Points along a ring line from one step line to another, in either direction, both ends included. */
function arc(
  grid: PolarGrid,
  line: number,
  from: number,
  to: number,
): readonly (readonly [number, number])[] {
  const turn = Math.abs(angleOf(grid, to - from));
  const chords = Math.max(1, Math.ceil(turn / CHORD));
  const radius = radiusOf(grid, line);
  return Array.from({ length: chords + 1 }, (_, index) => {
    const angle = angleOf(grid, from + ((to - from) * index) / chords);
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}
