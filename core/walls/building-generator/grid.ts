import type { Random } from '../../math/random.ts';
import { coreShapeFor, placeCore, roomCapacity, stripAxis } from './core-place.ts';
import { MAX_CELLS } from './fill-wishes.ts';
import { chooseLines, type Need } from './grid-lines.ts';
import { type AxisBounds, boundSize, chooseSize, refuseLot } from './grid-size.ts';
import type { CellRect, PlanGrid, Site, WishRefusal } from './plan.ts';
import type { PlanFrame } from './plan-frame.ts';
import { measureStairCore } from './stair-core.ts';
import type { FullWishes } from './wishes.ts';

/** What all storeys share, and how many rooms each of them has. */
export interface Framed {
  readonly frame: PlanFrame;
  /** From the lowest storey up. */
  readonly counts: readonly number[];
}

export type FrameResult =
  | { readonly ok: true; readonly framed: Framed }
  | { readonly ok: false; readonly reason: WishRefusal };

/**
 * Step 1: random points that form a grid, as many as the rooms need or as are wished for, with a place for the stairs.
 * @returns a refusal where the lot, the stairs or the rooms do not go into any grid that is allowed
 */
export function chooseGrid(wishes: FullWishes, site: Site, random: Random): FrameResult {
  const stairs = stairNeeds(wishes);
  if (!stairs) return frameAlong(wishes, site, null, random);
  const [first, second] = random.chance(0.5) ? [stairs, turned(stairs)] : [turned(stairs), stairs];
  const result = frameAlong(wishes, site, first, random);
  return result.ok ? result : frameAlong(wishes, site, second, random);
}

/** Metres that the stairs need, walls counted: along the flights, and across. */
export function stairNeeds(wishes: FullWishes): readonly [number, number] | null {
  const core = measureStairCore(wishes);
  const thickest = Math.max(wishes.outerThickness, wishes.innerThickness);
  return core && [core.long + thickest, core.wide + thickest];
}

const turned = ([long, wide]: readonly [number, number]): readonly [number, number] => [wide, long];

function frameAlong(
  wishes: FullWishes,
  site: Site,
  stairs: readonly [number, number] | null,
  random: Random,
): FrameResult {
  const bounded = boundSize({ wishes, site, stairs });
  if (!bounded.ok) return bounded;
  const { bounds } = bounded;
  const least = [bounds[0].core, bounds[1].core] as const;
  const capacity = stairs
    ? roomCapacity([bounds[0].most, bounds[1].most], least)
    : bounds[0].most * bounds[1].most;
  if (wishes.rooms[0] > capacity) return { ok: false, reason: refuseRooms(wishes, site, bounds, capacity) };
  const counts = chooseCounts(wishes, capacity, random);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const shape = coreShapeFor(fewest);
  const strip = stripAxis(site, random);
  // A strip is as long as the grid, which is about a square.
  const length = shape === 'strip' ? Math.ceil(Math.sqrt(most)) : 1;
  const cells = stairs ? most - 1 + least[0] * least[1] * length : most;
  const needed = Math.min(cells, bounds[0].most * bounds[1].most);
  const size = chooseSize(wishes, bounds, needed, most, random);
  const core = stairs && placeCore(shape, size, least, strip, site, random);
  const grid = chooseGridLines(wishes, site, size, core && stairs ? { core, stairs } : null, random);
  if (!grid) return { ok: false, reason: refuseLot(site) };
  const room = core ? roomCapacity(size, [core.columns, core.rows]) : capacity;
  const fitting = counts.map((count) => Math.min(count, room));
  return { ok: true, framed: { frame: { grid, core, corridor: null }, counts: fitting } };
}

/**
 * How many rooms each storey has. A storey of one room has the stairs in it and nothing beside: so have all, then.
 * @param capacity most that the grid has room for; not less than the fewest wished for
 */
export function chooseCounts(wishes: FullWishes, capacity: number, random: Random): number[] {
  const [least, wished] = wishes.rooms;
  const most = Math.max(least, Math.min(wished, capacity, Math.floor(MAX_CELLS / wishes.storeys)));
  const lowest = random.int(least, most);
  const upper = (): number => (lowest === 1 ? 1 : random.int(Math.max(least, 2), most));
  return Array.from({ length: wishes.storeys }, (_, storey) => (storey === 0 ? lowest : upper()));
}

/** Where the stairs stand, and the metres along x and z that they need there. */
interface CoreNeed {
  readonly core: CellRect;
  readonly stairs: readonly [number, number];
}

function chooseGridLines(
  wishes: FullWishes,
  site: Site,
  size: readonly [number, number],
  need: CoreNeed | null,
  random: Random,
): PlanGrid | undefined {
  const lines = (axis: 0 | 1): number[] | undefined =>
    chooseLines(
      {
        count: size[axis],
        spacing: wishes.spacing,
        needs: need ? [needAlong(need, axis)] : [],
        limit: (site.limit?.[axis] ?? Number.POSITIVE_INFINITY) - wishes.outerThickness,
      },
      random,
    );
  const xs = lines(0);
  const zs = lines(1);
  return xs && zs && { xs, zs };
}

function needAlong({ core, stairs }: CoreNeed, axis: 0 | 1): Need {
  const span = axis === 0 ? { from: core.column, count: core.columns } : { from: core.row, count: core.rows };
  return { span, length: stairs[axis] };
}

function refuseRooms(
  wishes: FullWishes,
  site: Site,
  bounds: readonly [AxisBounds, AxisBounds],
  capacity: number,
): WishRefusal {
  if (site.limit) return refuseLot(site);
  const [columns, rows] = [bounds[0].most, bounds[1].most];
  const core = bounds[0].core * bounds[1].core;
  const params = { columns, rows, core, most: Math.max(1, capacity), least: wishes.rooms[0] };
  return { wish: 'rooms', code: 'generator.refused.rooms-beyond-stairs', params };
}
