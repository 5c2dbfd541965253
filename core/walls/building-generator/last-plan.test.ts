import { expect, test } from 'vitest';
import { findPlan } from './last-plan.ts';
import { planBuilding } from './plan-building.ts';
import { DEFAULT_WISHES } from './wishes.ts';

test('the building that was asked for last is not planned again', () => {
  const first = findPlan(DEFAULT_WISHES, 5);
  expect(findPlan({ ...DEFAULT_WISHES }, 5)).toBe(first);
});

test('any other wish, seed, site or kept room makes the building that planBuilding makes', () => {
  const first = findPlan(DEFAULT_WISHES, 5);
  if (!first.ok) throw new Error('refused');
  const { grid, storeys } = first.plan;
  const rooms = (storeys[0]?.rooms ?? []).slice(0, 1).map(({ cells, use }) => ({ storey: 0, cells, use }));
  const others: readonly Parameters<typeof findPlan>[] = [
    [{ ...DEFAULT_WISHES, storeys: 1 }, 5],
    [DEFAULT_WISHES, 6],
    [DEFAULT_WISHES, 5, { front: '+z' }],
    [DEFAULT_WISHES, 5, {}, { grid, rooms }],
  ];
  for (const order of others) {
    const other = findPlan(...order);
    expect(other).not.toBe(first);
    expect(other).toEqual(planBuilding(...order));
  }
});
