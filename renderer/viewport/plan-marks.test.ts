import { expect, it } from 'vitest';
import { planStore } from '../../test/support/plan-store.ts';
import { buildPlanMarks } from './plan-marks.ts';
import { THEMES } from './viewport-theme.ts';

const level = planStore({
  kind: 'stair',
  id: 's',
  storey: 'ground',
  start: [0, 0],
  end: [3, 0],
  width: 1,
  steps: 15,
});

it('a plan shows where each step of a stair begins, over all of them', () => {
  const { lines } = buildPlanMarks(level, 'ground', { isShown: () => true }, THEMES.light);
  const across = lines.filter(({ from, to }) => from[0] === to[0]).map(({ from }) => from[0]);
  expect(across).toHaveLength(16);
  expect(across[1]).toBeCloseTo(0.2, 9);
  expect(lines.every(({ from, to }) => Math.min(from[1], to[1]) > 2.7)).toBe(true);
});

it('a plan marks nothing that is hidden, and nothing of other storeys', () => {
  expect(buildPlanMarks(level, 'ground', { isShown: () => false }, THEMES.light).lines).toEqual([]);
  expect(buildPlanMarks(level, 'upper', { isShown: () => true }, THEMES.light).lines).toEqual([]);
});
