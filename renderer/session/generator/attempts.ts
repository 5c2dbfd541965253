import type { KeptPlan } from '../../../core/walls/building-generator/plan.ts';
import type { Wishes, WishName } from '../../../core/walls/building-generator/wishes.ts';

/** All that one generated building follows from. */
export interface Attempt {
  readonly seed: number;
  readonly wishes: Wishes;
  /** What it keeps of the one before. */
  readonly kept: KeptPlan | null;
  /** What made it another one than the one before. */
  readonly cause: WishName | 'seed' | 'reset';
}

/** The buildings of one visit to the generator, in the order in which they were made, and which is shown. */
export interface Attempts {
  readonly made: readonly Attempt[];
  readonly index: number;
}

/** Earlier ones than this are forgotten: nobody goes back through more. */
const MOST_ATTEMPTS = 200;

export const beginAttempts = (seed: number, wishes: Wishes): Attempts => ({
  made: [{ seed, wishes, kept: null, cause: 'seed' }],
  index: 0,
});

/** Throws a RangeError for a list without any. */
export function currentOf({ made, index }: Attempts): Attempt {
  const attempt = made[index];
  if (!attempt) throw new RangeError('No building was generated yet.');
  return attempt;
}

/**
 * The attempts with one more, which is shown. A wish that goes on changing, as under a slider, changes the last one in
 * place; otherwise none is lost, whichever was shown.
 */
export function addAttempt({ made, index }: Attempts, attempt: Attempt): Attempts {
  const isLast = index === made.length - 1;
  const goesOn = isLast && index > 0 && isWish(attempt.cause) && made[index]?.cause === attempt.cause;
  const next = [...(goesOn ? made.slice(0, -1) : made), attempt].slice(-MOST_ATTEMPTS);
  return { made: next, index: next.length - 1 };
}

const isWish = (cause: Attempt['cause']): boolean => cause !== 'seed' && cause !== 'reset';

/** Shows another one; an index that none has changes nothing. */
export const goToAttempt = (attempts: Attempts, index: number): Attempts =>
  attempts.made[index] ? { ...attempts, index } : attempts;

/** A seed that this visit has not had: the one after the largest, or the first again after the largest of all. */
export function nextSeed({ made }: Attempts): number {
  const largest = Math.max(...made.map(({ seed }) => seed));
  return largest < Number.MAX_SAFE_INTEGER ? largest + 1 : 0;
}
