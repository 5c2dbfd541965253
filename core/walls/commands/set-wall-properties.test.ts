import { expect, it } from 'vitest';
import { planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import { setWallProperties } from './set-wall-properties.ts';

const store = () =>
  planStore(
    { kind: 'material', id: 'brick' },
    wallFrom('a', [0, 0], [4, 0], { thickness: 0.3 }),
    Object.assign(wallFrom('b', [4, 0], [4, 3]), { future: [1, 2] }),
  );

it('changes several walls in one step, and nothing else about them', () => {
  const level = store();
  level.run(call(setWallProperties, { walls: ['a', 'b'], changes: { height: 2, left: 'brick' } }));
  expect(level.find('a')).toEqual(
    wallFrom('a', [0, 0], [4, 0], { thickness: 0.3, height: 2, left: 'brick' }),
  );
  expect(level.find('b')).toEqual({
    ...wallFrom('b', [4, 0], [4, 3], { height: 2, left: 'brick' }),
    future: [1, 2],
  });
  expect(level.steps).toHaveLength(1);
});

it('goes back to the default with null', () => {
  const level = store();
  level.run(call(setWallProperties, { walls: ['a'], changes: { thickness: null, height: null } }));
  expect(level.find('a')).toEqual(wallFrom('a', [0, 0], [4, 0]));
});

it('refuses a material and a wall that are not there', () => {
  expect(store().run(call(setWallProperties, { walls: ['a'], changes: { right: 'gold' } }))).toMatchObject({
    reason: { code: 'walls.no-such-material' },
  });
  expect(store().run(call(setWallProperties, { walls: ['z'], changes: {} }))).toMatchObject({
    reason: { code: 'walls.no-such-wall' },
  });
});

it.each([{ thickness: 0 }, { thickness: -1 }, { height: Number.NaN }, { left: '' }])(
  'takes no %o',
  (changes) => {
    expect(setWallProperties.args.safeParse({ walls: ['a'], changes }).success).toBe(false);
  },
);
