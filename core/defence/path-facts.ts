import type { BuiltLevel } from './builder/build-level.ts';

/** What a designer asks about a path. */
export interface PathFacts {
  /** Cells that are walked twice. */
  readonly crossings: number;
  readonly turns: number;
  /** Tiles of the longest stretch without a turn, both its ends included. */
  readonly longestStraight: number;
}

export function computePathFacts({ path: { xs, walkways }, blanks, bounds }: BuiltLevel): PathFacts {
  const [width, depth] = [bounds.max[0] - bounds.min[0] + 1, bounds.max[1] - bounds.min[1] + 1];
  const cells = width * depth - blanks.length / 2;
  return {
    crossings: xs.length - cells,
    turns: walkways.length - 1,
    longestStraight: walkways.reduce((most, { straights }) => Math.max(most, straights + 2), 0),
  };
}
