/** Every how many lines or steps there is a fine, a middling and a coarse line; 0 for none. */
export type Strides = readonly [fine: number, middle: number, coarse: number];

/** How many cells lie between the lines of the next size, at least, about and at most. */
const LEAST = 3;
const USUAL = 6;
const MOST = 12;

/** Ring lines have no end that a stride would have to meet: they are counted in fives from the threshold. */
export const LINE_STRIDES: Strides = [1, 5, 25];

/**
 * Strides of step lines. They divide the number of steps, so that no gap differs from the others where the circle
 * closes; where nothing fit divides it there are no coarser lines.
 * @param steps of the whole turn
 */
export function stepStrides(steps: number): Strides {
  const middle = findFactor(steps);
  const coarse = middle && findFactor(steps / middle);
  return [1, middle, coarse * middle];
}

/** The divisor that is nearest to the usual stride; 0 where none is near. */
function findFactor(count: number): number {
  let best = 0;
  for (let factor = LEAST; factor <= MOST; factor += 1) {
    const isNearer = Math.abs(factor - USUAL) < Math.abs(best - USUAL);
    if (count % factor === 0 && isNearer) best = factor;
  }
  return best;
}
