import { describe, expect, it } from 'vitest';
import { doorIn, openingsOf, planOf, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import { deleteJoint } from './delete-joint.ts';
import { joinWallsAt } from './join-walls.ts';
import { splitWallAt } from './split-wall.ts';

const storey = 'ground';

describe('splitting a wall', () => {
  it('makes two of it at the nearest point, and selects both', () => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]), doorIn('a', 'door', 3));
    expect(store.run(call(splitWallAt, { wall: 'a', at: [1, 0.4] }))).toMatchObject({ select: ['a', 'w1'] });
    expect(planOf(store)).toEqual(['a: 0,0 → 1,0', 'w1: 1,0 → 4,0']);
    expect(openingsOf(store)).toEqual(['door: w1 at 2']);
  });

  it.each([
    ['beyond the end', [9, 0], 'walls.split-at-end'],
    ['1 cm from the start', [0.01, 0], 'walls.split-at-end'],
    ['in its door', [3.2, 0], 'walls.opening-in-the-way'],
  ] as const)('refuses a point %s', (_, at, code) => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]), doorIn('a', 'door', 3));
    expect(store.run(call(splitWallAt, { wall: 'a', at }))).toMatchObject({ ok: false, reason: { code } });
  });
});

describe('joining walls', () => {
  it('makes one of two in line, which is as it was before it was split', () => {
    const whole = wallFrom('a', [0.3, 0], [7.1, 3.3], { thickness: 0.3 });
    const store = planStore(whole, doorIn('a', 'door', 5));
    store.run(call(splitWallAt, { wall: 'a', at: [2, 1] }));
    const joint = store.findKind('wall', 'a')?.end ?? [0, 0];
    expect(store.run(call(joinWallsAt, { storey, at: joint }))).toMatchObject({ select: ['a'] });
    expect(store.find('a')).toEqual(whole);
    expect(openingsOf(store)).toEqual(['door: a at 5']);
  });

  it.each([
    ['three meet', [wallFrom('b', [4, 0], [8, 0]), wallFrom('c', [4, 0], [4, 3])], 'walls.not-two-walls'],
    ['one ends', [], 'walls.not-two-walls'],
    ['they turn', [wallFrom('b', [4, 0], [8, 1])], 'walls.not-one-line'],
    ['they turn back', [wallFrom('b', [4, 0], [1, 0.03])], 'walls.not-one-line'],
    ['one is thicker', [wallFrom('b', [4, 0], [8, 0], { thickness: 0.5 })], 'walls.not-one-kind'],
  ] as const)('refuses where %s', (_, others, code) => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]), ...others);
    expect(store.run(call(joinWallsAt, { storey, at: [4, 0] }))).toMatchObject({
      ok: false,
      reason: { code },
    });
  });
});

describe('deleting a joint', () => {
  it('makes one wall of two in line', () => {
    const store = planStore(wallFrom('a', [4, 0], [0, 0]), wallFrom('b', [4, 0], [8, 0]));
    store.run(call(deleteJoint, { storey, at: [4, 0] }));
    expect(store.countOf('wall')).toBe(1);
  });

  it('elsewhere takes its walls and their openings with it, and heals where they ended', () => {
    const store = planStore(
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('b', [4, 0], [8, 0]),
      wallFrom('c', [4, 0], [4, 3]),
      wallFrom('d', [4, 3], [6, 3]),
      doorIn('c', 'door', 1),
    );
    store.run(call(deleteJoint, { storey, at: [4, 3] }));
    expect(planOf(store)).toEqual(['a: 0,0 → 8,0']);
    expect(store.countOf('opening')).toBe(0);
  });
});
