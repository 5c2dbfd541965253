import type { Random } from '../../math/random.ts';
import { ceilToLattice, floorToLattice, LATTICE, toLattice } from '../../math/tolerance.ts';
import type { Span } from './plan-frame.ts';

/** Distances of grid lines are multiples of so many metres where their range allows it: what an architect writes down. */
const MODULE = 0.05;
/** Keeps multiples of a module that are not exact in binary from counting as the next one. */
const ROUNDING = 1e-6;

/** A least length in metres that some neighbouring cells have together. */
export interface Need {
  readonly span: Span;
  readonly length: number;
}

/** How lines of the grid are to lie along one axis. */
export interface LineWishes {
  readonly count: number;
  /** Least and most from a line to the next in metres. */
  readonly spacing: readonly [number, number];
  readonly needs: readonly Need[];
  /** A cell that is as narrow as its length and the range allow. */
  readonly narrow: Need | null;
  /** Most from the first line to the last in metres. */
  readonly limit: number;
}

/**
 * Random lines of a grid along one axis, from 0 on and on the lattice.
 * @returns undefined where the needs or the limit cannot be had
 */
export function chooseLines(
  { count, spacing, needs, narrow, limit }: LineWishes,
  random: Random,
): number[] | undefined {
  const [least, most] = latticeRange(spacing);
  const leasts: number[] = new Array(count).fill(least);
  for (const { span, length } of needs) {
    const each = Math.max(least, ceilToLattice(length / span.count));
    if (each > most) return undefined;
    for (let line = span.from; line < span.from + span.count; line += 1) {
      leasts[line] = Math.max(leasts[line] ?? 0, each);
    }
  }
  const sizes = leasts.map((own) => Math.max(own, chooseSize([least, most], random)));
  if (narrow) sizes[narrow.span.from] = Math.min(Math.max(least, ceilToLattice(narrow.length)), most);
  const fitting = shrink(sizes, leasts, limit);
  if (!fitting) return undefined;
  const lines = [0];
  for (const size of fitting) lines.push(toLattice((lines.at(-1) ?? 0) + size));
  return lines;
}

/** Cells in a row that a length needs, at least, where none is longer than `most`. */
export const cellsFor = (length: number, most: number): number =>
  Math.max(1, Math.ceil(length / most - ROUNDING));

/** Cells in a row that fit into a length, at most, where none is shorter than `least`. */
export const cellsWithin = (length: number, least: number): number => Math.floor(length / least + ROUNDING);

function chooseSize([least, most]: readonly [number, number], random: Random): number {
  const first = Math.ceil(least / MODULE - ROUNDING);
  const last = Math.floor(most / MODULE + ROUNDING);
  return first > last ? least : toLattice(random.int(first, last) * MODULE);
}

/** The sizes, each nearer to its least as much as the limit asks for. */
function shrink(sizes: readonly number[], leasts: readonly number[], limit: number): number[] | undefined {
  const excess = sum(sizes) - limit;
  if (excess <= 0) return [...sizes];
  const slack = sum(sizes) - sum(leasts);
  if (excess > slack + LATTICE * ROUNDING) return undefined;
  const share = slack > 0 ? excess / slack : 0;
  return sizes.map((size, line) => {
    const least = leasts[line] ?? size;
    return Math.max(least, floorToLattice(size - (size - least) * share));
  });
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** The range on the lattice; where no point of it lies within, the nearest one. */
function latticeRange([least, most]: readonly [number, number]): readonly [number, number] {
  const range = [ceilToLattice(least), floorToLattice(most)] as const;
  return range[0] <= range[1] ? range : [toLattice(least), toLattice(least)];
}
