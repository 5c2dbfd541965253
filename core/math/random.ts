import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Random choices that follow from a seed alone: whole numbers only, so that every machine makes the same. */
export interface Random {
  /** A whole number from `min` to `max`, both included, each as likely. `min` must not be greater than `max`. */
  int(min: number, max: number): number;
  /** True with that probability, to a millionth; always for 1, never for 0. */
  chance(probability: number): boolean;
  /** One of the items, each as likely; undefined for none. */
  pick<T>(items: readonly T[]): T | undefined;
  /** One of the items, as likely as its weight (0 or more); undefined where no weight is over 0. */
  pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number): T | undefined;
  /** The items in another order, each order as likely. */
  shuffle<T>(items: readonly T[]): T[];
}

const FRACTION_STEPS = 1_000_000;
const TWO_TO_32 = 2 ** 32;

/**
 * The random choices of a seed. Other salts of one seed make choices that have nothing to do with one another, so
 * that what one part of a generator chooses does not move what another does.
 * @param seed a safe integer
 * @param salt whole numbers that tell apart what the choices are for
 */
export function createRandom(seed: number, ...salt: readonly number[]): Random {
  const generator = xoroshiro128plusFromState(stateOf([seed, ...salt]));
  const int = (min: number, max: number): number => uniformInt(generator, min, max);
  const chance = (probability: number): boolean =>
    int(0, FRACTION_STEPS - 1) < Math.round(probability * FRACTION_STEPS);
  return {
    int,
    chance,
    pick: (items) => (items.length === 0 ? undefined : items[int(0, items.length - 1)]),
    pickWeighted: (items, weightOf) => {
      const steps = items.map((item) => Math.round(weightOf(item) * FRACTION_STEPS));
      const sum = steps.reduce((total, step) => total + step, 0);
      if (sum === 0) return undefined;
      let left = int(0, sum - 1);
      return items.find((_, index) => {
        left -= steps[index] ?? 0;
        return left < 0;
      });
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        const moved = shuffled[last];
        shuffled[last] = shuffled[other] as (typeof shuffled)[number];
        shuffled[other] = moved as (typeof shuffled)[number];
      }
      return shuffled;
    },
  };
}

/** Four words that each depend on every bit of all the numbers. */
function stateOf(numbers: readonly number[]): number[] {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x71374491];
  for (const number of numbers) {
    for (const half of [number, Math.floor(number / TWO_TO_32)]) {
      for (const [index, word] of words.entries()) words[index] = mix(word ^ mix(half + index));
    }
  }
  return words;
}

/** Spreads each bit of a 32-bit word over all of them: the last step of MurmurHash3, which Austin Appleby made public. */
function mix(word: number): number {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
