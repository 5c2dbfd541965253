import RBush from 'rbush';
import { type CommandResult, refuse } from '../document/command.ts';
import type { LevelReader } from '../document/level.ts';
import { intervalOf, type Ring } from '../document/schema/ring.ts';
import { boxesOf, type CellBox, findMet } from './cell-boxes.ts';
import { cellsOf, type Footprint } from './footprint.ts';
import { placement } from './placement.ts';
import { type Cell, wrapStep } from './polar-grid.ts';

/** Why cells cannot be taken. */
export interface SpotFault {
  readonly reason: 'polar.outside' | 'polar.too-wide' | 'polar.taken';
  /** The cells in question, to be shown; at most `MOST_CELLS` of them. */
  readonly cells: readonly Cell[];
  /** The modules that stand in the way on those cells. */
  readonly records: readonly string[];
}

/** Cells that are shown or told: more are a red ring whichever they are. */
const MOST_CELLS = 4096;
/** Cells that a sentence names before it only counts. */
const MOST_NAMED = 6;

export type Spot = Omit<Footprint, 'ring'>;

/**
 * Why these footprints cannot all be taken on a ring, or null if they can. The first reason counts for all of them:
 * lines outside the interval, footprints longer than the ring, then cells that are taken, by modules or by one another.
 * Work is near-linear in the footprints, however large they are: it ends with as many cells as are shown.
 * @param leftOut modules that are not in the way, such as those that move
 */
export function findSpotFault(
  level: LevelReader,
  ring: Ring,
  spots: readonly Spot[],
  leftOut: ReadonlySet<string> = new Set(),
): SpotFault | null {
  const outside = takeCells(
    spots.filter((spot) => isOutside(ring, spot)),
    (spot) => cellsBeyond(spot, ring),
  );
  if (outside.length > 0) return { reason: 'polar.outside', cells: outside, records: [] };
  const tooWide = spots.filter(({ extent }) => extent[0] > ring.steps);
  const wide = takeCells(tooWide, (spot) => cellsOf(spot, ring.steps));
  if (wide.length > 0) return { reason: 'polar.too-wide', cells: wide, records: [] };
  return findTaken(level, ring, spots, leftOut);
}

/** Does a footprint reach beyond the lines between which the ring has cells? */
export function isOutside(ring: Ring, { cell, extent }: Spot): boolean {
  const [inner, outer] = intervalOf(ring);
  return cell[0] < inner || cell[0] + extent[1] > outer;
}

function* cellsBeyond({ cell, extent }: Spot, ring: Ring): Generator<Cell> {
  const [inner, outer] = intervalOf(ring);
  for (let line = cell[0]; line < cell[0] + extent[1]; line += 1) {
    if (line < inner || line >= outer) {
      yield* cellsOf({ cell: [line, cell[1]], extent: [extent[0], 1] }, ring.steps);
    }
  }
}

function findTaken(
  level: LevelReader,
  ring: Ring,
  spots: readonly Spot[],
  leftOut: ReadonlySet<string>,
): SpotFault | null {
  const model = level.derived(placement);
  const own = new RBush<CellBox>();
  const known = new Set<string>();
  const records = new Set<string>();
  const cells: Cell[] = [];
  for (const spot of spots) {
    const boxes = boxesOf(spot, ring.steps, '');
    const others = [...model.findInTheWay(ring.id, boxes, leftOut), ...findMet(own, boxes)];
    for (const { owner } of others) records.add(owner);
    for (const cell of cellsIn(spot, others, ring.steps)) {
      cells.push(cell);
      if (cells.length === MOST_CELLS) return taken(cells, records);
    }
    // One that covers the very cells of another would only be found again with it, thousands of times in a heap.
    const place = `${spot.cell} ${spot.extent}`;
    if (known.has(place)) continue;
    known.add(place);
    for (const box of boxes) own.insert(box);
  }
  return cells.length > 0 ? taken(cells, records) : null;
}

function taken(cells: readonly Cell[], owners: ReadonlySet<string>): SpotFault {
  return { reason: 'polar.taken', cells, records: [...owners].filter((owner) => owner !== '') };
}

/** The cells of a footprint that lie in any of these boxes, in the order of cellsOf, without looking at all others. */
function* cellsIn({ cell, extent }: Spot, boxes: readonly CellBox[], steps: number): Generator<Cell> {
  if (boxes.length === 0) return;
  for (let line = cell[0]; line < cell[0] + extent[1]; line += 1) {
    const offsets = new Set<number>();
    for (const { minX, maxX, minY, maxY } of boxes) {
      if (line < minY || line > maxY) continue;
      for (let step = minX; step <= maxX; step += 1) offsets.add(wrapStep(step - cell[1], steps));
    }
    for (const offset of [...offsets].sort((a, b) => a - b)) {
      if (offset < extent[0]) yield [line, wrapStep(cell[1] + offset, steps)];
    }
  }
}

function takeCells(spots: readonly Spot[], cellsOfSpot: (spot: Spot) => Iterable<Cell>): readonly Cell[] {
  const found: Cell[] = [];
  for (const spot of spots) {
    for (const cell of cellsOfSpot(spot)) {
      found.push(cell);
      if (found.length === MOST_CELLS) return found;
    }
  }
  return found;
}

/** The refusal of a command for that fault: the cells by line and step, and the modules in the way. */
export function refuseSpots(ring: Ring, { reason, cells, records }: SpotFault): CommandResult {
  const named = cells.slice(0, MOST_NAMED).map(([line, step]) => `[${line}, ${step}]`);
  const [inner, outer] = intervalOf(ring);
  const params = {
    cells: cells.length > MOST_NAMED ? `${named.join(', ')} …` : named.join(', '),
    count: cells.length,
    inner,
    last: outer - 1,
    steps: ring.steps,
  };
  return refuse(reason, params, records);
}
