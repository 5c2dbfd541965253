import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryLevel } from '../../test/support/arbitrary-level.ts';
import { readFixture } from '../../test/support/fixture.ts';
import { catalogue } from '../text/catalogue.ts';
import { parseLevel } from './parse-level.ts';
import { describeProblem, type Problem } from './problem.ts';
import { serialiseLevel } from './serialise-level.ts';

const FIXTURE = readFixture('levels/version-1.level.json');
const WORDS_WITHOUT_PLACE = /^(The file|Found)/;

/** A damaged file opens as a level of records that make sense, or is refused with the place of the damage. */
function expectOpenOrRefused(bytes: Uint8Array): void {
  const result = parseLevel(bytes);
  if (result.ok) {
    const text = serialiseLevel(result.level);
    const again = parseLevel(text);
    expect(again.ok && serialiseLevel(again.level)).toBe(text);
    return;
  }
  expect(result.problems.length).toBeGreaterThan(0);
  for (const problem of result.problems) {
    expect(
      problem.place !== '' || WORDS_WITHOUT_PLACE.test(describeProblem(problem)),
      describeProblem(problem),
    ).toBe(true);
    expect(unfilledIn(problem)).toEqual([]);
  }
}

/** The names of the gaps that the words of a problem have and it does not fill. (What it quotes may look like one.) */
function unfilledIn({ code, params }: Problem): string[] {
  const gaps = [...catalogue[code].matchAll(/[{](\w+)[}]/g)].map(([, name]) => name ?? '');
  return gaps.filter((name) => params[name] === undefined || Number.isNaN(params[name]));
}

test('a file cut off anywhere is refused, but for what follows its last brace', () => {
  const lastBrace = FIXTURE.lastIndexOf('}');
  for (let length = 0; length < FIXTURE.length; length += 1) {
    const cut = FIXTURE.subarray(0, length);
    expectOpenOrRefused(cut);
    expect(parseLevel(cut).ok, `cut at ${length}`).toBe(length > lastBrace);
  }
});

test('any byte may flip: the file opens or the damage is reported with its place', () => {
  fc.assert(
    fc.property(fc.nat(FIXTURE.length - 1), fc.integer({ min: 1, max: 255 }), (at, mask) => {
      const bytes = Uint8Array.from(FIXTURE);
      bytes[at] = (bytes[at] ?? 0) ^ mask;
      expectOpenOrRefused(bytes);
    }),
    { numRuns: 3000 },
  );
});

test('pieces may be lost, doubled or moved', () => {
  const at = fc.nat(FIXTURE.length);
  fc.assert(
    fc.property(at, at, at, (from, to, target) => {
      const [start, end] = [Math.min(from, to), Math.max(from, to)];
      const piece = FIXTURE.subarray(start, end);
      expectOpenOrRefused(Buffer.concat([FIXTURE.subarray(0, start), FIXTURE.subarray(end)]));
      expectOpenOrRefused(Buffer.concat([FIXTURE.subarray(0, target), piece, FIXTURE.subarray(target)]));
    }),
    { numRuns: 500 },
  );
});

test('any value may stand in any field: the record opens or the field is reported', () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('1e999', '-1e999').map((number) => `@${number}@`),
  );
  fc.assert(
    fc.property(
      arbitraryLevel,
      fc.nat(),
      fc.nat(),
      value,
      ({ header, records }, which, field, replacement) => {
        const damaged = records.map((record, index) => {
          if (index !== which % records.length) return record;
          const keys = Object.keys(record);
          return { ...record, [keys[field % keys.length] ?? '']: replacement };
        });
        const text = JSON.stringify({
          format: 'levelwright/level',
          version: 1,
          name: header.name,
          records: damaged,
        });
        expectOpenOrRefused(Buffer.from(text.replace(/"@(.*?)@"/g, '$1')));
      },
    ),
    { numRuns: 1000 },
  );
});

test('any text whatever is answered', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.uint8Array()), (source) => {
      const bytes = typeof source === 'string' ? Buffer.from(source) : source;
      expect(parseLevel(bytes).ok).toBe(false);
      expectOpenOrRefused(bytes);
    }),
    { numRuns: 2000 },
  );
});
