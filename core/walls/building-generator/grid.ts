import type { Random } from '../../math/random.ts';
import { coreShapeFor, placeCore, roomCapacity, stripAxis } from './core-place.ts';
import { chooseCorridorGrid } from './corridor-grid.ts';
import {
  chooseCounts,
  chooseGridLines,
  type FrameResult,
  NO_CORRIDOR,
  type StairNeeds,
  stairOrientations,
} from './framed.ts';
import { type AxisBounds, boundSize, chooseSize, refuseLot } from './grid-size.ts';
import type { Site, WishRefusal } from './plan.ts';
import { wholeOf } from './plan-frame.ts';
import { nameOfWish } from './wish-name.ts';
import type { FullWishes } from './wishes.ts';

/**
 * Step 1: random points that form a grid, as many as the rooms need or as are wished for, with a place for stairs and
 * corridor.
 * @returns a refusal where the lot, the stairs or the rooms do not go into any grid that is allowed
 */
export function chooseGrid(wishes: FullWishes, site: Site, random: Random): FrameResult {
  const isWished = wishes.layout === 'corridor';
  const framed = isWished ? chooseCorridorGrid(wishes, site, random) : undefined;
  if (framed) return { ok: true, framed };
  const result = chooseFreeGrid(wishes, site, random);
  if (!isWished || !result.ok) return result;
  return { ok: true, framed: { ...result.framed, notices: [NO_CORRIDOR] } };
}

function chooseFreeGrid(wishes: FullWishes, site: Site, random: Random): FrameResult {
  const [first, ...others] = stairOrientations(wishes, random);
  const result = frameAlong(wishes, site, first ?? null, random);
  for (const stairs of others) {
    if (result.ok) break;
    const other = frameAlong(wishes, site, stairs, random);
    if (other.ok) return other;
  }
  return result;
}

function frameAlong(wishes: FullWishes, site: Site, stairs: StairNeeds | null, random: Random): FrameResult {
  const bounded = boundSize({ wishes, site, stairs });
  if (!bounded.ok) return bounded;
  const { bounds } = bounded;
  const least = [bounds[0].core, bounds[1].core] as const;
  const capacity = stairs
    ? roomCapacity([bounds[0].most, bounds[1].most], least)
    : bounds[0].most * bounds[1].most;
  if (wishes.rooms[0] > capacity) return { ok: false, reason: refuseRooms(wishes, site, bounds, capacity) };
  const counts = chooseCounts(wishes, wishes.rooms[0], capacity, random);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  const shape = coreShapeFor(fewest);
  const strip = stripAxis(site, random);
  // A strip is as long as the grid, which is about a square.
  const length = shape === 'strip' ? Math.ceil(Math.sqrt(most)) : 1;
  const cells = stairs ? most - 1 + least[0] * least[1] * length : most;
  const needed = Math.min(cells, bounds[0].most * bounds[1].most);
  const size = chooseSize(wishes, bounds, needed, most, random);
  const core = stairs && placeCore(shape, size, least, strip, site, random);
  const grid = chooseGridLines({ wishes, site, size, stairs, core, corridor: null }, random);
  if (!grid) return { ok: false, reason: refuseLot(site) };
  const room = core ? roomCapacity(size, [core.columns, core.rows]) : capacity;
  if (room < wishes.rooms[0]) return { ok: false, reason: refuseRooms(wishes, site, bounds, room) };
  const fitting = counts.map((count) => Math.min(count, room));
  return {
    ok: true,
    framed: {
      frame: { grid, outline: wholeOf(grid), core, corridor: null },
      counts: fitting,
      locked: [],
      notices: [],
    },
  };
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
  const params = {
    wish: nameOfWish('rooms'),
    columns,
    rows,
    core,
    most: Math.max(1, capacity),
    least: wishes.rooms[0],
  };
  return { wish: 'rooms', code: 'generator.refused.rooms-beyond-stairs', params };
}
