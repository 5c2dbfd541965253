import { expect, test } from 'vitest';
import { outlineTiles } from './outline-tiles.ts';

test('tiles that touch have one outline together', () => {
  const { surfaces, edges } = outlineTiles([
    [0, 0],
    [1, 0],
  ]);
  expect(surfaces).toHaveLength(2);
  expect(edges).toHaveLength(6);
  expect(edges.some(([from, to]) => from[0] === 0.5 && to[0] === 0.5)).toBe(false);
  expect(new Set(edges.flat().map(([x]) => x))).toEqual(new Set([-0.5, 0.5, 1.5]));
});
