import { CellGrid } from './cell-grid.ts';
import { cutPinches } from './cut-pinches.ts';
import { ascending, isIn, type Rectangle, type Region, rectanglesOf, splitRegion } from './region.ts';

/**
 * What is left of a roof beside the walls of the next storey: the building less what those enclose by their outer
 * faces, with eaves only where the building itself ends, and none that reach into or along the upper walls. All in
 * lattice steps.
 * @param eaves the pieces of the roof as it would be without an upper storey
 * @param building what is enclosed below, by the outer wall faces
 * @param upper what is enclosed above, likewise
 * @param overhang of the eaves
 * @returns the pieces that hang together; null where the upper storey stands over nothing of it
 */
export function computeTerraces(
  eaves: readonly Region[],
  building: readonly Region[],
  upper: readonly Region[],
  overhang: number,
): readonly Region[] | null {
  const below = building.map(rectanglesOf);
  const above = upper.flatMap(rectanglesOf);
  let isBesideNothing = true;
  const pieces = eaves.flatMap((piece) => {
    const box = boxOf(piece);
    const own = below.filter(([first]) => first && liesIn(first, piece)).flat();
    const over = above.filter((rectangle) => overlap(rectangle, box));
    if (!over.some((rectangle) => own.some((other) => overlap(rectangle, other)))) return [piece];
    isBesideNothing = false;
    return cutTerrace(own, over, overhang);
  });
  return isBesideNothing ? null : pieces;
}

function boxOf({ xs, zs }: Region): Rectangle {
  return { minX: xs[0] ?? 0, maxX: xs.at(-1) ?? 0, minZ: zs[0] ?? 0, maxZ: zs.at(-1) ?? 0 };
}

/** Whether a rectangle that lies in a region or beside it lies in it. */
function liesIn({ minX, minZ }: Rectangle, region: Region): boolean {
  const column = region.xs.findLastIndex((x) => x <= minX);
  const row = region.zs.findLastIndex((z) => z <= minZ);
  return isIn(region, column, row);
}

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.minX < b.maxX && b.minX < a.maxX && a.minZ < b.maxZ && b.minZ < a.maxZ;

function cutTerrace(own: readonly Rectangle[], over: readonly Rectangle[], overhang: number): Region[] {
  const grid = new CellGrid(linesOf(own, over, overhang, 'X'), linesOf(own, over, overhang, 'Z'));
  const building = grid.mark(own);
  const upper = grid.mark(over);
  const solid = building.map((cell, index) => cell | at(upper, index));
  const terrace = building.map((cell, index) => cell & ~at(upper, index));
  const sideways = grid.spread(terrace, solid, 'x', overhang);
  const lengthways = grid.spread(terrace, solid, 'z', overhang);
  // A corner has eaves where both edges that meet there have them.
  const round = grid.spread(sideways, solid, 'z', overhang);
  const about = grid.spread(lengthways, solid, 'x', overhang);
  const cells = terrace.map(
    (cell, index) =>
      cell | at(sideways, index) | at(lengthways, index) | (at(round, index) & at(about, index)),
  );
  return splitRegion(cutPinches({ xs: grid.xs, zs: grid.zs, cells }));
}

const at = (cells: Uint8Array, index: number): number => cells[index] ?? 0;

/** The lines that a terrace may end at: the borders below and above, and the eaves. */
function linesOf(
  own: readonly Rectangle[],
  over: readonly Rectangle[],
  overhang: number,
  axis: 'X' | 'Z',
): readonly number[] {
  const borders = own.flatMap((rectangle) => [rectangle[`min${axis}`], rectangle[`max${axis}`]]);
  const others = over.flatMap((rectangle) => [rectangle[`min${axis}`], rectangle[`max${axis}`]]);
  return ascending([...borders.flatMap((line) => [line - overhang, line, line + overhang]), ...others]);
}
