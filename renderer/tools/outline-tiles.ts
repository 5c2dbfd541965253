import type { Vec2 } from '../../core/math/vec2.ts';
import type { Cell } from '../../core/polar/polar-grid.ts';
import type { CellOutline } from './outline-cells.ts';

/** From the middle of a tile to its side. */
const HALF = 0.5;

/** Corners of a tile from its middle, round it; the side between two of them faces the neighbour of the same place. */
const CORNERS: readonly Vec2[] = [
  [-HALF, -HALF],
  [HALF, -HALF],
  [HALF, HALF],
  [-HALF, HALF],
];
const NEIGHBOURS: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** What square tiles look like from above, in tiles from the middle of the tile [0, 0]. */
export function outlineTiles(cells: readonly Cell[]): CellOutline {
  const has = new Set(cells.map(String));
  const surfaces: Vec2[][] = [];
  const edges: (readonly [Vec2, Vec2])[] = [];
  for (const [x, y] of cells) {
    const corners = CORNERS.map(([dx, dy]): Vec2 => [x + dx, y + dy]);
    surfaces.push(corners);
    for (const [side, [dx, dy]] of NEIGHBOURS.entries()) {
      const [from, to] = [corners[side], corners[(side + 1) % CORNERS.length]];
      if (from && to && !has.has(`${x + dx},${y + dy}`)) edges.push([from, to]);
    }
  }
  return { surfaces, edges };
}
