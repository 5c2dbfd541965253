import { describe, expect, it } from 'vitest';
import { planStore, wallFrom } from '../../test/support/plan-store.ts';
import { computeStoreyMeasures } from './wall-measures.ts';

describe('the measures of a storey', () => {
  const walls = [
    wallFrom('b', [0, 0], [4, 0], { thickness: 0.2 }),
    wallFrom('a', [0, 3], [0, 0], { thickness: 0.2, height: 2.7 }),
  ];

  it('are those of a drawing on paper', () => {
    const {
      walls: count,
      wallLength,
      wallVolume,
      joints,
    } = computeStoreyMeasures(planStore(...walls), 'ground');
    expect([count, wallLength]).toEqual([2, 7]);
    expect(wallVolume).toBeCloseTo(7 * 0.2 * 2.7, 12);
    expect(joints).toEqual([
      { at: [0, 0], walls: ['a', 'b'] },
      { at: [0, 3], walls: ['a'] },
      { at: [4, 0], walls: ['b'] },
    ]);
  });

  it('do not depend on the order of the records', () => {
    expect(computeStoreyMeasures(planStore(...walls.toReversed()), 'ground')).toEqual(
      computeStoreyMeasures(planStore(...walls), 'ground'),
    );
  });

  it('are nothing for a storey without walls', () => {
    expect(computeStoreyMeasures(planStore(), 'ground')).toEqual({
      walls: 0,
      wallLength: 0,
      wallVolume: 0,
      joints: [],
    });
  });
});
