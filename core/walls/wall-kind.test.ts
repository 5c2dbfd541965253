import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallFrom } from '../../test/support/plan-store.ts';
import type { Wall } from '../document/schema/wall.ts';
import { areSameKind } from './wall-kind.ts';

const left = (fields: object): Wall => ({ ...wallFrom('a', [0, 0], [4, 0]), ...fields });
const right = (fields: object): Wall => ({ ...wallFrom('b', [4, 0], [8, 0]), ...fields });
const turned = (fields: object): Wall => ({ ...wallFrom('b', [8, 0], [4, 0]), ...fields });

const isOne = (a: Wall, b: Wall): boolean => areSameKind(a, b, [4, 0]) && areSameKind(b, a, [4, 0]);

describe('two walls that meet are of one kind', () => {
  it.each([
    ['thickness', 0.3, 0.4],
    ['height', 2, undefined],
    ['storey', 'ground', 'attic'],
    ['trim', 'oak', 'ash'],
    ['left', 'brick', undefined],
    ['right', 'brick', 'plaster'],
    ['fireRating', { minutes: 90 }, { minutes: 60 }],
    ['fireRating', { minutes: 90 }, undefined],
  ])('unless they differ in %s', (field, one, other) => {
    expect(isOne(left({ [field]: one }), right({ [field]: one }))).toBe(true);
    expect(isOne(left({ [field]: one }), right({ [field]: other }))).toBe(false);
  });

  it('when one says what the other leaves to the default', () => {
    expect(isOne(left({ thickness: 0.2 }), right({ thickness: undefined }))).toBe(true);
    expect(isOne(left({ left: 'brick' }), right({ left: 'brick', trim: 'brick' }))).toBe(true);
  });

  it('when their sides match as they run, whichever way each was drawn', () => {
    const material = fc.constantFrom<string | undefined>(undefined, 'brick', 'plaster');
    fc.assert(
      fc.property(material, material, material, (a, b, trim = 'oak') => {
        expect(isOne(left({ left: a, right: b, trim }), turned({ left: b, right: a, trim }))).toBe(true);
        expect(isOne(left({ left: a, right: b, trim }), turned({ left: a, right: b, trim }))).toBe(a === b);
      }),
      { numRuns: 30 },
    );
  });
});
