import type { Refusal } from '../document/command.ts';
import { type Cell, wrapStep } from './polar-grid.ts';

/** Why that many copies cannot stand around a ring, or null if they can. Takes any number. */
export const findSymmetryFault = (copies: number, steps: number): Refusal | null =>
  Number.isInteger(copies) && copies >= 1 && copies <= steps
    ? null
    : { code: 'polar.wrong-copies', params: { copies, most: steps } };

/**
 * The cells of so many copies around a ring, the first being the one given: copy i of k stands round(i·N/k) steps
 * farther along, so that the gaps differ by one step at most where k does not divide N.
 * @param copies whole, from 1 to `steps`
 */
export const symmetricCells = ([line, step]: Cell, copies: number, steps: number): readonly Cell[] =>
  Array.from({ length: copies }, (_, index) => [
    line,
    wrapStep(step + Math.round((index * steps) / copies), steps),
  ]);
