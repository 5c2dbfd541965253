import { describe, expect, it } from 'vitest';
import { doorIn, openingsOf, planOf, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { moveJoint } from './move-joint.ts';

const move = (from: Vec2, to: Vec2) => call(moveJoint, { storey: 'ground', from, to });

const corner = () =>
  planStore(wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [4, 0], [4, 3]), wallFrom('c', [4, 3], [0, 3]));

describe('moving a joint', () => {
  it('takes along all walls that end there', () => {
    const store = corner();
    store.run(move([4, 0], [5, -1.00004]));
    expect(planOf(store)).toEqual(['a: 0,0 → 5,-1', 'b: 5,-1 → 4,3', 'c: 4,3 → 0,3']);
  });

  it('by less than joints are apart still moves it', () => {
    const store = corner();
    store.run(move([4, 0], [4.01, 0]));
    expect(store.find('a')).toEqual(wallFrom('a', [0, 0], [4.01, 0]));
  });

  it('onto itself changes nothing', () => {
    expect(corner().run(move([4, 0], [4, 0]))).toMatchObject({ ok: true, changed: false });
  });

  it('onto another joint makes them one; the wall between them vanishes', () => {
    const store = corner();
    store.run(move([4, 0], [4, 2.99]));
    expect(planOf(store)).toEqual(['a: 0,0 → 4,3', 'c: 4,3 → 0,3']);
  });

  it('onto a wall splits it', () => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [1, 2], [1, 5]));
    store.run(move([1, 2], [1, 0.005]));
    expect(planOf(store)).toEqual(['a: 0,0 → 1,0', 'b: 1,0 → 1,5', 'w1: 1,0 → 4,0']);
  });

  it('so that walls come to cross splits them', () => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [1, 2], [1, 5]));
    store.run(move([1, 2], [1, -2]));
    expect(store.countOf('wall')).toBe(4);
  });

  it('so that two walls come to lie on each other leaves the one that stood there', () => {
    const store = planStore(
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('b', [5, 2], [0, 0]),
      doorIn('a', 'one', 1),
      doorIn('b', 'two', 2.4),
    );
    store.run(move([5, 2], [4, 0]));
    expect(planOf(store)).toEqual(['a: 0,0 → 4,0']);
    // 2.4 m from b's start was √29 − 2.4 m from the end that stayed, at [0, 0].
    expect(openingsOf(store)).toEqual(['one: a at 1', 'two: a at 2.985165']);
  });

  it('refuses to lay openings over each other', () => {
    const store = planStore(
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('b', [0, 0], [4, 2]),
      doorIn('a', 'one', 2),
      doorIn('b', 'two', 2.5),
    );
    expect(store.run(move([4, 2], [4, 0]))).toMatchObject({
      ok: false,
      reason: { code: 'walls.openings-collide', records: ['one', 'two'] },
    });
  });

  it('refuses a joint that is not there', () => {
    expect(corner().run(move([2, 2], [3, 3]))).toMatchObject({
      ok: false,
      reason: { code: 'walls.no-joint' },
    });
  });
});

describe('openings of a wall whose end is moved', () => {
  const store = () => planStore(wallFrom('a', [0, 0], [5, 0]), doorIn('a', 'door', 1));

  it('keep their distance to the end that stays when the end moves', () => {
    const level = store();
    level.run(move([5, 0], [9, 0]));
    expect(openingsOf(level)).toEqual(['door: a at 1']);
  });

  it('stay in the world when the start moves along the wall', () => {
    const level = store();
    level.run(move([0, 0], [-2.5, 0]));
    expect(openingsOf(level)).toEqual(['door: a at 3.5']);
  });

  it('turn with the wall when its start is taken round to the other side', () => {
    const level = store();
    level.run(move([0, 0], [10, 0]));
    // 4 m from the end at x = 5, which stayed: at x = 9, 1 m from the start at x = 10.
    expect(planOf(level)).toEqual(['a: 10,0 → 5,0']);
    expect(openingsOf(level)).toEqual(['door: a at 1']);
  });

  it('refuse a wall too short for them', () => {
    expect(store().run(move([0, 0], [6, 0]))).toMatchObject({
      ok: false,
      reason: { code: 'walls.opening-has-no-room', records: ['door'] },
    });
  });

  it('refuse to vanish with the wall', () => {
    expect(store().run(move([0, 0], [5, 0.01]))).toMatchObject({
      ok: false,
      reason: { code: 'walls.vanishing-opening', records: ['a', 'door'] },
    });
  });
});
