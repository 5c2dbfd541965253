/** Where random tests begin when nobody says otherwise. A change is red for what it changes, never for its luck. */
export const FIXED_SEED = 1;

const LOWEST = -(2 ** 31);
const HIGHEST = 2 ** 31 - 1;

/** Another seed each time: a whole number of 32 bits, which is what fast-check works with. */
export const drawSeed = (): number => Math.floor(Math.random() * 2 ** 32) + LOWEST;

/**
 * The seed of a run of the tests.
 * @param wanted what LEVELWRIGHT_TEST_SEED says: nothing for the fixed seed, `random`, or a whole number of 32 bits, as
 *   fast-check prints it; throws for anything else
 */
export function chooseSeed(wanted: string | undefined): number {
  if (!wanted) return FIXED_SEED;
  if (wanted === 'random') return drawSeed();
  const seed = Number(wanted);
  if (/^-?\d+$/.test(wanted) && seed >= LOWEST && seed <= HIGHEST) return seed;
  throw new Error(
    `LEVELWRIGHT_TEST_SEED is “${wanted}”. Give “random”, or a whole number from ${LOWEST} to ${HIGHEST}, or leave it out.`,
  );
}
