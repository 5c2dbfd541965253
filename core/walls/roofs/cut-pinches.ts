import { ascending, isIn, type Region } from './region.ts';

/** Side of the square that is cut out where two corners touch, in lattice steps: a centimetre, which nobody sees. */
const NOTCH = 100;

/** A point where two cells touch at a corner alone. */
interface Pinch {
  readonly x: number;
  readonly z: number;
  /** Whether it is the cell beyond it in z, of the two that are beyond it in x, that belongs to the region. */
  readonly isBeyond: boolean;
}

/**
 * Cuts a small square out of one of any two cells that touch at a corner alone: there a solid over them would be no
 * solid. Unlike fillPinches it covers nothing more.
 */
export function cutPinches(region: Region): Region {
  const pinches = findPinches(region);
  if (pinches.length === 0) return region;
  const notch = Math.min(NOTCH, narrowest(region.xs) / 2, narrowest(region.zs) / 2);
  const xs = ascending([...region.xs, ...pinches.map(({ x }) => x + notch)]);
  const zs = ascending([
    ...region.zs,
    ...pinches.map(({ z, isBeyond }) => (isBeyond ? z + notch : z - notch)),
  ]);
  const cells = refine(region, xs, zs);
  for (const { x, z, isBeyond } of pinches) {
    const column = xs.indexOf(x);
    const row = zs.indexOf(isBeyond ? z : z - notch);
    cells[column + row * (xs.length - 1)] = 0;
  }
  return { xs, zs, cells };
}

function findPinches(region: Region): Pinch[] {
  const { xs, zs } = region;
  const pinches: Pinch[] = [];
  for (let row = 1; row < zs.length - 1; row += 1) {
    for (let column = 1; column < xs.length - 1; column += 1) {
      const isBeyond = isIn(region, column, row);
      const isAside = isIn(region, column, row - 1);
      if (isBeyond === isAside) continue;
      const [near, far] = [isIn(region, column - 1, row - 1), isIn(region, column - 1, row)];
      if (near !== isBeyond || far !== isAside) continue;
      pinches.push({ x: xs[column] ?? 0, z: zs[row] ?? 0, isBeyond });
    }
  }
  return pinches;
}

const narrowest = (lines: readonly number[]): number =>
  lines.slice(1).reduce((least, line, index) => Math.min(least, line - (lines[index] ?? line)), Infinity);

/** The cells of a region on finer lines, which hold all of its own. */
function refine(region: Region, xs: readonly number[], zs: readonly number[]): Uint8Array {
  const columns = placesOf(region.xs, xs);
  const cells = placesOf(region.zs, zs).flatMap((row) =>
    columns.map((column) => Number(isIn(region, column, row))),
  );
  return Uint8Array.from(cells);
}

/** For each stretch between finer lines the one between lines that it lies in. */
function placesOf(lines: readonly number[], finer: readonly number[]): readonly number[] {
  let place = 0;
  return finer.slice(0, -1).map((line) => {
    while ((lines[place + 1] ?? Infinity) <= line) place += 1;
    return place;
  });
}
