import fc from 'fast-check';
import type { Side, Site } from '../../../core/walls/building-generator/plan.ts';
import type { Wishes } from '../../../core/walls/building-generator/wishes.ts';
import { arbitraryWishes } from '../arbitrary-wishes.ts';

/** What a building is made from. */
export interface GeneratedCase {
  readonly wishes: Wishes;
  readonly seed: number;
  readonly site?: Site;
}

/** Seeds at which numbers change their kind, one in place of every so many counted ones. */
const EDGE_SEEDS = [
  -1,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
] as const;
const EDGE_EVERY = 40;

const side = fc.constantFrom<Side>('-x', '+x', '-z', '+z');
const limit = fc.integer({ min: 5, max: 40 });

const arbitrarySite: fc.Arbitrary<Site> = fc.record(
  { limit: fc.tuple(limit, limit), front: side, closed: fc.uniqueArray(side, { maxLength: 3 }) },
  { requiredKeys: [] },
);

const arbitraryCase = fc.record({
  wishes: arbitraryWishes,
  site: fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, arbitrarySite),
});

/**
 * Wishes at random with the seeds 0, 1, 2 … among which stand those at the edges.
 * @param drawSeed where the random wishes begin; that of the test run if not given
 */
export function drawCases(count: number, drawSeed?: number): GeneratedCase[] {
  const drawn = fc.sample(arbitraryCase, {
    numRuns: count,
    ...(drawSeed !== undefined && { seed: drawSeed }),
  });
  return drawn.map(({ wishes, site }, index) => {
    const edge = Math.floor(index / EDGE_EVERY) % EDGE_SEEDS.length;
    const seed = index % EDGE_EVERY === EDGE_EVERY - 1 ? (EDGE_SEEDS[edge] ?? index) : index;
    return Object.keys(site).length === 0 ? { wishes, seed } : { wishes, seed, site };
  });
}
