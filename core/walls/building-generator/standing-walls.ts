import type { LevelReader } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { LATTICE } from '../../math/tolerance.ts';
import { dot, equals, midpoint, normalize, sub, type Vec2 } from '../../math/vec2.ts';
import { wallThickness } from '../wall-dimensions.ts';
import { wallGraph } from '../wall-graph.ts';
import type { PlacedPlan, StoreyStack } from './plan-in-level.ts';
import { computeFootprints, type PlanRect } from './plan-places.ts';

/** What stands on the storeys of a level, asked again and again while buildings are put there. */
class StandingWalls {
  /** Metres from a centre line to the farthest that anything of a wall of that storey may reach. */
  private readonly reaches = new Map<string, number>();

  constructor(private readonly level: LevelReader) {}

  /** The ids of the walls of a storey that stand on one of the rectangles, in natural order; to touch is not to stand. */
  on(storey: string, rects: readonly PlanRect[]): readonly string[] {
    const graph = this.level.derived(wallGraph);
    const reach = this.reachOn(storey);
    const found = new Set<string>();
    for (const rect of rects) {
      const box = {
        minX: rect.minX - reach,
        minY: rect.minZ - reach,
        maxX: rect.maxX + reach,
        maxY: rect.maxZ + reach,
      };
      for (const wall of graph.wallsIn(storey, box)) {
        if (!found.has(wall.id) && standsOn(wall, rect)) found.add(wall.id);
      }
    }
    return [...found].sort(compareNaturally);
  }

  private reachOn(storey: string): number {
    const known = this.reaches.get(storey);
    if (known !== undefined) return known;
    const walls = this.level.derived(wallGraph).wallsOf(storey);
    const reach = walls.reduce((most, wall) => Math.max(most, wallThickness(wall) / 2), 0);
    this.reaches.set(storey, reach);
    return reach;
  }
}

/** The ids of the walls that planned buildings would stand on, storey by storey. */
export function findInTheWay(
  level: LevelReader,
  placed: readonly PlacedPlan[],
  storeys: StoreyStack,
): readonly string[] {
  const standing = new StandingWalls(level);
  return placed.flatMap(({ plan, at }) =>
    computeFootprints(plan, at).flatMap((rects, index) => standing.on(storeys[index]?.id ?? '', rects)),
  );
}

/**
 * Whether a wall, led on by half its thickness at both ends as at a corner, and a rectangle share an area: no line
 * along a side of either lies between them (separating axes of two rectangles).
 */
function standsOn(wall: Wall, rect: PlanRect): boolean {
  const half = wallThickness(wall) / 2;
  const direction: Vec2 = equals(wall.start, wall.end) ? [1, 0] : normalize(sub(wall.end, wall.start));
  const normal: Vec2 = [-direction[1], direction[0]];
  const middle = midpoint(wall.start, wall.end);
  const halfLength = dot(sub(wall.end, wall.start), direction) / 2 + half;
  const centre: Vec2 = [(rect.minX + rect.maxX) / 2, (rect.minZ + rect.maxZ) / 2];
  const halves: Vec2 = [(rect.maxX - rect.minX) / 2, (rect.maxZ - rect.minZ) / 2];
  const between = sub(middle, centre);
  const isApartAlong = (axis: Vec2): boolean => {
    const ofWall = halfLength * Math.abs(dot(direction, axis)) + half * Math.abs(dot(normal, axis));
    const ofRect = halves[0] * Math.abs(axis[0]) + halves[1] * Math.abs(axis[1]);
    return Math.abs(dot(between, axis)) > ofWall + ofRect - LATTICE;
  };
  return ![[1, 0] as const, [0, 1] as const, direction, normal].some(isApartAlong);
}
