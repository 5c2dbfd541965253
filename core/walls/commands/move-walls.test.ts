import { expect, it } from 'vitest';
import { doorIn, openingsOf, planOf, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import { moveWalls } from './move-walls.ts';

it('moves a wall, and its neighbours stretch', () => {
  const store = planStore(
    wallFrom('a', [0, 0], [4, 0]),
    wallFrom('b', [4, 0], [4, 3]),
    wallFrom('c', [4, 3], [0, 3]),
    doorIn('b', 'door', 1),
    doorIn('c', 'window', 3),
  );
  store.run(call(moveWalls, { walls: ['b'], by: [1.5, 0] }));
  expect(planOf(store)).toEqual(['a: 0,0 → 5.5,0', 'b: 5.5,0 → 5.5,3', 'c: 5.5,3 → 0,3']);
  expect(openingsOf(store)).toEqual(['door: b at 1', 'window: c at 4.5']);
});

it('moves walls of two storeys in one step', () => {
  const attic = { ...wallFrom('b', [0, 0], [0, 4]), storey: 'attic' };
  const store = planStore({ kind: 'storey', id: 'attic' }, wallFrom('a', [0, 0], [4, 0]), attic);
  expect(store.run(call(moveWalls, { walls: ['a', 'b'], by: [0, 1] }))).toMatchObject({ select: ['a', 'b'] });
  expect(planOf(store)).toEqual(['a: 0,1 → 4,1', 'b: 0,1 → 0,5']);
  expect(store.steps).toHaveLength(1);
});

it('splits what it is moved across', () => {
  const store = planStore(wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [2, 1], [2, 5]));
  store.run(call(moveWalls, { walls: ['a'], by: [0, 2] }));
  expect(store.countOf('wall')).toBe(4);
});

it('refuses a wall that is not there', () => {
  expect(planStore().run(call(moveWalls, { walls: ['x'], by: [0, 1] }))).toMatchObject({
    ok: false,
    reason: { code: 'walls.no-such-wall' },
  });
});

it('refuses to move walls out of the level', () => {
  const store = planStore(wallFrom('a', [60_000, 0], [60_004, 0]));
  expect(store.run(call(moveWalls, { walls: ['a'], by: [60_000, 0] }))).toMatchObject({
    ok: false,
    reason: { code: 'walls.too-far' },
  });
});
