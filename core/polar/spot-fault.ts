import RBush from 'rbush';
import { type CommandResult, refuse } from '../document/command.ts';
import type { LevelReader } from '../document/level.ts';
import { intervalOf, type Ring } from '../document/schema/ring.ts';
import { boxesOf, type CellBox, findMet, isInBox } from './cell-boxes.ts';
import { cellsOf, type Footprint } from './footprint.ts';
import { placement } from './placement.ts';
import type { Cell } from './polar-grid.ts';

/** Why cells cannot be taken. */
export interface SpotFault {
  readonly reason: 'polar.outside' | 'polar.too-wide' | 'polar.taken';
  /** The cells in question, to be shown; at most `MOST_CELLS` of them. */
  readonly cells: readonly Cell[];
  /** The modules that stand in the way. */
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
 * @param leftOut modules that are not in the way, such as those that move
 */
export function findSpotFault(
  level: LevelReader,
  ring: Ring,
  spots: readonly Spot[],
  leftOut: ReadonlySet<string> = new Set(),
): SpotFault | null {
  const outside = cellsWhere(spots, ring, (spot) => (cell) => isOutside(ring, spot) && isBeyond(ring, cell));
  if (outside.length > 0) return { reason: 'polar.outside', cells: outside, records: [] };
  const isTooWide = ({ extent }: Spot) => extent[0] > ring.steps;
  const tooWide = cellsWhere(spots.filter(isTooWide), ring, () => () => true);
  if (tooWide.length > 0) return { reason: 'polar.too-wide', cells: tooWide, records: [] };
  return findTaken(level, ring, spots, leftOut);
}

/** Does a footprint reach beyond the lines between which the ring has cells? */
export function isOutside(ring: Ring, { cell, extent }: Spot): boolean {
  const [inner, outer] = intervalOf(ring);
  return cell[0] < inner || cell[0] + extent[1] > outer;
}

function isBeyond(ring: Ring, [line]: Cell): boolean {
  const [inner, outer] = intervalOf(ring);
  return line < inner || line >= outer;
}

function findTaken(
  level: LevelReader,
  ring: Ring,
  spots: readonly Spot[],
  leftOut: ReadonlySet<string>,
): SpotFault | null {
  const model = level.derived(placement);
  const own = new RBush<CellBox>();
  const met = new Map<Spot, readonly CellBox[]>();
  for (const spot of spots) {
    const boxes = boxesOf(spot, ring.steps, '');
    const others = [...model.findInTheWay(ring.id, boxes, leftOut), ...findMet(own, boxes)];
    if (others.length > 0) met.set(spot, others);
    for (const box of boxes) own.insert(box);
  }
  if (met.size === 0) return null;
  const cells = cellsWhere([...met.keys()], ring, (spot) => {
    const others = met.get(spot) ?? [];
    return (cell) => others.some((box) => isInBox(cell, box));
  });
  const owners = [...met.values()].flatMap((boxes) => boxes.map(({ owner }) => owner));
  return { reason: 'polar.taken', cells, records: [...new Set(owners)].filter((owner) => owner !== '') };
}

function cellsWhere(
  spots: readonly Spot[],
  ring: Ring,
  testOf: (spot: Spot) => (cell: Cell) => boolean,
): readonly Cell[] {
  const found: Cell[] = [];
  for (const spot of spots) {
    const test = testOf(spot);
    for (const cell of cellsOf(spot, ring.steps)) {
      if (test(cell)) found.push(cell);
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
