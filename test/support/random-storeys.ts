import fc from 'fast-check';
import { createRandom, type Random } from '../../core/math/random.ts';
import { toLattice } from '../../core/math/tolerance.ts';
import type { CellRect, PlanGrid, PlannedRoom, RoomUse } from '../../core/walls/building-generator/plan.ts';

/** Storeys cut into rooms, each standing on the one below it, before they have walls. */
export interface BareRooms {
  readonly grid: PlanGrid;
  /** From the lowest up. */
  readonly storeys: readonly (readonly PlannedRoom[])[];
  /** Cells of the first room of each storey, the same on all of them. */
  readonly core: CellRect;
  readonly seed: number;
}

const USES: readonly (RoomUse | null)[] = ['living', 'kitchen', 'bedroom', 'bath', 'storage', 'dining', null];

/** Rooms of one to three storeys on an uneven grid, the outline with notches, the first room large enough for stairs. */
export const bareRooms = (): fc.Arbitrary<BareRooms> => {
  const gaps = fc.array(fc.integer({ min: 15_000, max: 42_000 }), { minLength: 3, maxLength: 6 });
  return fc
    .record({
      columns: gaps,
      rows: gaps,
      storeys: fc.integer({ min: 1, max: 3 }),
      seed: fc.integer({ min: 0, max: 1e9 }),
    })
    .map(({ columns, rows, storeys, seed }) => {
      const random = createRandom(seed);
      const core = { column: random.int(0, columns.length - 3), row: random.int(0, rows.length - 2) };
      const rect: CellRect = { ...core, columns: 3, rows: 2 };
      const grid = { xs: linesOf(columns, rect.column, 3, 25_000), zs: linesOf(rows, rect.row, 2, 20_000) };
      const plans: PlannedRoom[][] = [];
      for (let storey = 0; storey < storeys; storey += 1) {
        plans.push(cutStorey(grid, rect, plans.at(-1) ?? null, random));
      }
      return { grid, storeys: plans, core: rect, seed };
    });
};

/** Grid lines in metres; those of the core lie at least so many steps apart. */
function linesOf(gaps: readonly number[], from: number, count: number, least: number): number[] {
  const lines = [0];
  for (const [index, gap] of gaps.entries()) {
    const isOfCore = index >= from && index < from + count;
    lines.push(toLattice((lines[index] ?? 0) + (isOfCore ? Math.max(gap, least) : gap) / 10_000));
  }
  return lines;
}

/** Rooms on cells that the storey below has rooms on; some are left out where what remains is a building. */
function cutStorey(
  grid: PlanGrid,
  core: CellRect,
  below: readonly PlannedRoom[] | null,
  random: Random,
): PlannedRoom[] {
  const [columns, rows] = [grid.xs.length - 1, grid.zs.length - 1];
  const free = new Set(below ? below.flatMap(({ cells }) => cellsOf(cells)) : cellsOf(whole(columns, rows)));
  const rects: CellRect[] = [core];
  for (const cell of cellsOf(core)) free.delete(cell);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!free.has(keyOf(column, row))) continue;
      const wished = { column, row, columns: random.int(1, 3), rows: random.int(1, 2) };
      const rect = fitting(wished, free);
      for (const cell of cellsOf(rect)) free.delete(cell);
      rects.push(rect);
    }
  }
  return leaveSomeOut(rects, random).map((cells, index) => ({
    cells,
    use: index === 0 ? (below ? 'landing' : 'hall') : (random.pick(USES) ?? null),
    isLocked: false,
  }));
}

const whole = (columns: number, rows: number): CellRect => ({ column: 0, row: 0, columns, rows });
const keyOf = (column: number, row: number): string => `${column},${row}`;

const cellsOf = ({ column, row, columns, rows }: CellRect): string[] =>
  Array.from({ length: columns * rows }, (_, index) =>
    keyOf(column + (index % columns), row + Math.floor(index / columns)),
  );

function fitting(wished: CellRect, free: ReadonlySet<string>): CellRect {
  const smaller = [wished, { ...wished, rows: 1 }, { ...wished, columns: 2, rows: 1 }];
  const found = smaller.find((rect) => cellsOf(rect).every((cell) => free.has(cell)));
  return found ?? { ...wished, columns: 1, rows: 1 };
}

function leaveSomeOut(rects: readonly CellRect[], random: Random): readonly CellRect[] {
  let kept = rects;
  for (const rect of random.shuffle(rects.slice(1)).filter(() => random.chance(0.4))) {
    const rest = kept.filter((other) => other !== rect);
    if (isBuilding(rest.flatMap(cellsOf))) kept = rest;
  }
  return kept;
}

/** True for cells that hang together, without a hole, and where no two touch at a corner alone. */
function isBuilding(cells: readonly string[]): boolean {
  const built = new Set(cells);
  const places = cells.map((cell) => cell.split(',').map(Number) as [number, number]);
  const [most] = [Math.max(...places.flat()) + 1];
  const outside = cellsOf({ column: -1, row: -1, columns: most + 2, rows: most + 2 }).filter(
    (cell) => !built.has(cell),
  );
  const touchesAtCorner = places.some(([i, j]) =>
    [-1, 1].some(
      (side) =>
        built.has(keyOf(i + side, j + 1)) && !built.has(keyOf(i + side, j)) && !built.has(keyOf(i, j + 1)),
    ),
  );
  return !touchesAtCorner && hangsTogether(cells) && hangsTogether(outside);
}

function hangsTogether(cells: readonly string[]): boolean {
  const left = new Set(cells);
  const queue = cells.slice(0, 1);
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    if (!left.delete(cell)) continue;
    const [i = 0, j = 0] = cell.split(',').map(Number);
    queue.push(keyOf(i - 1, j), keyOf(i + 1, j), keyOf(i, j - 1), keyOf(i, j + 1));
  }
  return left.size === 0;
}
