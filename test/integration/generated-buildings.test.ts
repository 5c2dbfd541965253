import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { proveExport } from '../support/building-proof/check-export.ts';
import { drawCases, type GeneratedCase } from '../support/building-proof/generated-case.ts';
import { type Depth, proveCase, simplifyCase } from '../support/building-proof/prove-case.ts';

/** `npm run prove:buildings` takes 20,000 through surfaces and exports; these are what every change is held to. */
const CASES = 4_000;
const CASES_A_PART = 2_000;
/** Of so many cases one is proved to its surfaces and its file. */
const SURFACES_EVERY = 13;
const BUILDINGS_AN_EXPORT = 20;
const EXPORTS = 16;
/** Cases that are told of when more fail. */
const MOST_TOLD = 5;
/** Milliseconds; a part of the proof on a machine that does much else. */
const PATIENCE = 600_000;

let cases: readonly GeneratedCase[] = [];

beforeAll(() => {
  cases = drawCases(CASES, fc.readConfigureGlobal().seed);
});

/** The first cases that fail, with as few wishes as fail the same way, and how many were built. */
function prove(part: readonly GeneratedCase[], depth: Depth) {
  const failures: object[] = [];
  let built = 0;
  for (const each of part) {
    const { isBuilt, violations } = proveCase(each, depth);
    if (isBuilt) built += 1;
    if (violations.length === 0 || failures.length >= MOST_TOLD) continue;
    const simple = simplifyCase(each, depth);
    failures.push({ ...simple, violations: proveCase(simple, depth).violations });
  }
  return { failures, built };
}

describe('4,000 random buildings, each with another seed,', () => {
  const parts = Array.from({ length: CASES / CASES_A_PART }, (_, index) => index * CASES_A_PART);

  test.each(parts)(
    'from seed %i on, are right by their records, or refused for a reason',
    (from) => {
      const { failures, built } = prove(cases.slice(from, from + CASES_A_PART), 'plan');
      expect(failures).toEqual([]);
      expect(built).toBeGreaterThan(CASES_A_PART / 2);
    },
    PATIENCE,
  );

  test(
    'have closed surfaces, valid files, and come out the same again',
    () => {
      const some = cases.filter((_, index) => index % SURFACES_EVERY === 0);
      const { failures } = prove(some, 'surfaces');
      expect(failures).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'are exported without anything that the Khronos validator finds',
    async () => {
      for (let number = 0; number < EXPORTS; number += 1) {
        const from = number * (CASES / EXPORTS);
        const { violations, buildings } = await proveExport(cases.slice(from, from + BUILDINGS_AN_EXPORT));
        expect(violations).toEqual([]);
        expect(buildings).toBeGreaterThan(0);
      }
    },
    PATIENCE,
  );
});
