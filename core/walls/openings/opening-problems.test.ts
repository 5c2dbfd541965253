import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorIn, openingsOf, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { Opening } from '../../document/schema/opening.ts';
import { wallBodies } from '../wall-bodies.ts';
import { findWallProblems } from '../wall-problems.ts';

/** A wall of 4 m whose corner leaves 3.9 m of it free, and 2.7 m high. */
const store = (...openings: readonly Opening[]): DocumentStore =>
  planStore(wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [4, 0], [4, 4]), ...openings);

const codes = (level: DocumentStore) => findWallProblems(level).map(({ problem }) => problem.code);

/** What is left wrong after all repairs. */
function repairAll(level: DocumentStore): string[] {
  for (const { repair } of findWallProblems(level)) if (repair) level.run(repair);
  return codes(level);
}

const DOOR = doorIn('a', 'd', 2, 1);

describe('openings in a file that are', () => {
  it.each([
    ['over an end are slid in', [{ ...DOOR, offset: 0.2 }], 'walls.problem.hanging-opening', ['d: a at 0.5']],
    ['in a corner are slid out', [{ ...DOOR, offset: 3.45 }], 'openings.problem.in-corner', ['d: a at 3.4']],
    [
      'over another are slid beside it',
      [DOOR, { ...DOOR, id: 'e', offset: 2.7 }],
      'openings.problem.overlapping',
      ['d: a at 2', 'e: a at 3'],
    ],
    ['too wide are narrowed', [{ ...DOOR, width: 3.98 }], 'openings.problem.too-wide', ['d: a at 1.95']],
    ['too tall are lowered', [{ ...DOOR, height: 3 }], 'openings.problem.too-tall', ['d: a at 2']],
  ] as const)('%s', (_, openings, code, after) => {
    const level = store(...openings);
    expect(codes(level)).toEqual([code]);
    expect(repairAll(level)).toEqual([]);
    expect(openingsOf(level)).toEqual(after);
  });

  it('lowered keep their size as long as their sill can go down', () => {
    const level = store({ ...DOOR, type: 'window', height: 1.2, sill: 2 });
    repairAll(level);
    expect(level.find('d')).toMatchObject({ sill: 1.5, height: 1.2 });
  });

  it('removed only when there is no room at all', () => {
    const level = store({ ...DOOR, width: 3.85, offset: 1.95 }, { ...DOOR, id: 'e' });
    expect(repairAll(level)).toEqual([]);
    expect(openingsOf(level)).toEqual(['d: a at 1.95']);
  });

  it('anything at all are repaired so that the holes are those of the openings', () => {
    const size = fc.double({ min: 0.05, max: 5, noNaN: true });
    const any = fc.record({
      offset: fc.double({ min: -1, max: 6, noNaN: true }),
      width: size,
      height: size,
      sill: size,
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), (shapes) => {
        const level = store(...shapes.map((shape, index) => ({ ...DOOR, id: `o${index}`, ...shape })));
        expect(repairAll(level)).toEqual([]);
        const holes = level.derived(wallBodies).find('a')?.holes ?? [];
        expect(holes).toHaveLength(level.countOf('opening'));
        expect(holes.every(({ isWhole }) => isWhole)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
