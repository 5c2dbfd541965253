import type { Heading } from './parameters.ts';

const STEPS_X = [1, 0, -1, 0] as const;
const STEPS_Y = [0, 1, 0, -1] as const;

/** Cells along x, and along y, of a step that way. */
export const stepX = (heading: Heading): number => STEPS_X[heading];
export const stepY = (heading: Heading): number => STEPS_Y[heading];

export type Turn = 'left' | 'right';

const HEADINGS = [0, 1, 2, 3] as const;

/** Left of a heading is ŷ × d, as it is of a wall: heading +x, left is −y of the cells. */
export const turned = (heading: Heading, turn: Turn): Heading =>
  HEADINGS[(heading + (turn === 'left' ? 3 : 1)) % 4] ?? heading;
