import type {
  BuildingPlan,
  CellRect,
  KeptPlan,
  PlanGrid,
} from '../../../core/walls/building-generator/plan.ts';

const sameCells = (a: CellRect, b: CellRect): boolean =>
  a.column === b.column && a.row === b.row && a.columns === b.columns && a.rows === b.rows;

const sameLines = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((line, index) => line === b[index]);

const sameGrid = (a: PlanGrid, b: PlanGrid): boolean => sameLines(a.xs, b.xs) && sameLines(a.zs, b.zs);

/** Whether a room of the plan, by the indexes of its storey and of itself, is to be kept. */
export function isKept(kept: KeptPlan | null, plan: BuildingPlan, storey: number, room: number): boolean {
  const cells = plan.storeys[storey]?.rooms[room]?.cells;
  if (!kept || !cells || !sameGrid(kept.grid, plan.grid)) return false;
  return kept.rooms.some((each) => each.storey === storey && sameCells(each.cells, cells));
}

/** What is kept when a room of the plan is locked, or unlocked again; null when that is nothing. */
export function toggleKept(
  kept: KeptPlan | null,
  plan: BuildingPlan,
  storey: number,
  room: number,
): KeptPlan | null {
  const chosen = plan.storeys[storey]?.rooms[room];
  if (!chosen) return kept;
  const { cells, use } = chosen;
  const before = kept && sameGrid(kept.grid, plan.grid) ? kept.rooms : [];
  const rooms = isKept(kept, plan, storey, room)
    ? before.filter((each) => each.storey !== storey || !sameCells(each.cells, cells))
    : [...before, { storey, cells, use }];
  return rooms.length > 0 ? { grid: plan.grid, rooms } : null;
}

/** The index of the room of a storey at a place, in metres from the plan's origin; undefined for none. */
export function roomAt(
  plan: BuildingPlan,
  storey: number,
  [x, z]: readonly [number, number],
): number | undefined {
  const { xs, zs } = plan.grid;
  const isBetween = (value: number, from: number | undefined, to: number | undefined): boolean =>
    from !== undefined && to !== undefined && value >= from && value <= to;
  const rooms = plan.storeys[storey]?.rooms ?? [];
  const found = rooms.findIndex(
    ({ cells: { column, row, columns, rows } }) =>
      isBetween(x, xs[column], xs[column + columns]) && isBetween(z, zs[row], zs[row + rows]),
  );
  return found < 0 ? undefined : found;
}
