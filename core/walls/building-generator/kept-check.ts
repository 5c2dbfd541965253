import { isOnLattice, LATTICE } from '../../math/tolerance.ts';
import { CellSet } from './cell-set.ts';
import { leastSpacing } from './fill-wishes.ts';
import { refuseLot } from './grid-size.ts';
import type { CellRect, KeptPlan, Site, WishRefusal } from './plan.ts';
import { type FullWishes, MAX_LINES } from './wishes.ts';

/** Why rooms cannot be kept, whatever is planned around them; undefined where they may be. */
export function refuseKept(kept: KeptPlan, wishes: FullWishes, site: Site): WishRefusal | undefined {
  const { xs, zs } = kept.grid;
  const spacing = leastSpacing(wishes);
  if (![xs, zs].every((lines) => areLines(lines, spacing))) {
    const params = { lines: MAX_LINES + 1, spacing };
    return { wish: 'locked', code: 'generator.refused.locked-grid', params };
  }
  if (!areRooms(kept, wishes.storeys)) {
    return { wish: 'locked', code: 'generator.refused.locked-wrong', params: { rooms: kept.rooms.length } };
  }
  const free = (site.limit ?? []).map((length) => length - wishes.outerThickness + LATTICE);
  const isTooLarge = [xs, zs].some(
    (lines, axis) => (lines.at(-1) ?? 0) > (free[axis] ?? Number.POSITIVE_INFINITY),
  );
  return isTooLarge ? refuseLot(site) : undefined;
}

export const refuseLocked = ({ rooms }: KeptPlan): WishRefusal => ({
  wish: 'locked',
  code: 'generator.refused.locked',
  params: { rooms: rooms.length },
});

const areLines = (lines: readonly number[], spacing: number): boolean =>
  lines.length > 1 &&
  lines.length <= MAX_LINES + 1 &&
  lines[0] === 0 &&
  lines.every(isOnLattice) &&
  lines.slice(1).every((line, index) => line - (lines[index] ?? 0) >= spacing - LATTICE);

/** Whether rooms lie in the grid and the storeys, and none on another. */
function areRooms({ grid, rooms }: KeptPlan, storeys: number): boolean {
  const [columns, rows] = [grid.xs.length - 1, grid.zs.length - 1];
  const taken = new Map<number, CellSet>();
  return rooms.every(({ storey, cells }) => {
    const isThere = Number.isInteger(storey) && storey >= 0 && storey < storeys;
    if (!isThere || !isWithin(cells, columns, rows)) return false;
    const own = taken.get(storey) ?? new CellSet(columns, rows);
    taken.set(storey, own);
    if (own.countIn(cells) > 0) return false;
    own.mark(cells, true);
    return true;
  });
}

const isWithin = ({ column, row, columns, rows }: CellRect, width: number, height: number): boolean =>
  [column, row, columns, rows].every(Number.isInteger) &&
  Math.min(column, row) >= 0 &&
  Math.min(columns, rows) >= 1 &&
  column + columns <= width &&
  row + rows <= height;
