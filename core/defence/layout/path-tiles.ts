import type { BuiltPath } from '../builder/build-path.ts';
import { turned } from '../builder/heading.ts';
import type { Heading } from '../builder/parameters.ts';
import { CORNER, INTERSECTION } from '../builder/tile-kind.ts';

/** The tiles of a path as they are drawn: one a cell, so that a crossing is one of them. */
export interface PathTiles {
  readonly count: number;
  /** Cells, along +x and along +z. */
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  /** Places in TILE_KINDS. */
  readonly kinds: Uint8Array;
  /**
   * Quarter turns from +x towards +z of the shape's own +x: where one walks to, but on a corner that turns left one more,
   * since its shape turns right.
   */
  readonly turns: Uint8Array;
}

const QUARTERS = 4;

/** What is drawn of a path, cell by cell in the order in which they are first walked. */
export function computePathTiles(
  { xs, ys, kinds, walkways }: Pick<BuiltPath, 'xs' | 'ys' | 'kinds' | 'walkways'>,
  heading: Heading = 0,
): PathTiles {
  const tiles = {
    xs: new Int32Array(xs.length),
    ys: new Int32Array(xs.length),
    kinds: new Uint8Array(xs.length),
    turns: new Uint8Array(xs.length),
  };
  const crossed = new Set<string>();
  let count = 0;
  let way = heading;
  let walkway = 0;
  for (const [step, x] of xs.entries()) {
    const y = ys[step] ?? 0;
    const kind = kinds[step] ?? 0;
    const turn = kind === CORNER ? (walkways[walkway]?.turn ?? null) : null;
    const key = `${x},${y}`;
    const isAgain = kind === INTERSECTION && crossed.has(key);
    if (kind === INTERSECTION) crossed.add(key);
    if (!isAgain) {
      tiles.xs[count] = x;
      tiles.ys[count] = y;
      tiles.kinds[count] = kind;
      tiles.turns[count] = (way + (turn === 'left' ? 1 : 0)) % QUARTERS;
      count += 1;
    }
    if (turn) {
      way = turned(way, turn);
      walkway += 1;
    }
  }
  return {
    count,
    xs: tiles.xs.subarray(0, count),
    ys: tiles.ys.subarray(0, count),
    kinds: tiles.kinds.subarray(0, count),
    turns: tiles.turns.subarray(0, count),
  };
}
