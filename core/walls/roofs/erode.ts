import { ascending, type Region, transpose, withoutIdleLines } from './region.ts';

/**
 * The points of a region that are farther than `by` from its border, along x as well as along z: what is left when
 * every edge moves inward so far. Erosion with a square, one axis after the other (Serra, Image Analysis and
 * Mathematical Morphology, 1982: erosion with a sum of shapes is erosion with each in turn).
 */
export const erode = (region: Region, by: number): Region =>
  withoutIdleLines(transpose(erodeRows(transpose(erodeRows(region, by)), by)));

interface Run {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

function erodeRows(region: Region, by: number): Region {
  const runs: Run[] = [];
  for (const { row, from, to } of runsOf(region)) {
    if (from + by < to - by) runs.push({ row, from: from + by, to: to - by });
  }
  const xs = ascending(runs.flatMap(({ from, to }) => [from, to]));
  const columnAt = new Map(xs.map((x, index) => [x, index]));
  const columns = Math.max(xs.length - 1, 0);
  const cells = new Uint8Array(columns * Math.max(region.zs.length - 1, 0));
  for (const { row, from, to } of runs) {
    cells.fill(1, (columnAt.get(from) ?? 0) + row * columns, (columnAt.get(to) ?? 0) + row * columns);
  }
  return { xs, zs: region.zs, cells };
}

/** The stretches of cells in each row that belong to the region, from border to border. */
function* runsOf({ xs, zs, cells }: Region): Iterable<Run> {
  const columns = xs.length - 1;
  for (let row = 0; row < zs.length - 1; row += 1) {
    let start = -1;
    for (let column = 0; column <= columns; column += 1) {
      const isInside = column < columns && cells[column + row * columns] === 1;
      if (isInside && start < 0) start = column;
      if (isInside || start < 0) continue;
      yield { row, from: xs[start] ?? 0, to: xs[column] ?? 0 };
      start = -1;
    }
  }
}
