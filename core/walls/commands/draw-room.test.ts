import { describe, expect, it } from 'vitest';
import { planOf, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import { cross, sub } from '../../math/vec2.ts';
import { drawRoom } from './draw-room.ts';

const room = (from: readonly [number, number], to: readonly [number, number], thickness?: number) =>
  call(drawRoom, { storey: 'ground', from, to, ...(thickness !== undefined && { thickness }) });

describe('drawing a room', () => {
  it.each([
    ['down to the right', [0, 0], [4, 3]],
    ['up to the left', [4, 3], [0, 0]],
    ['up to the right', [0, 3], [4, 0]],
  ] as const)('puts four walls around it, left outside, dragged %s', (_, from, to) => {
    const store = planStore();
    expect(store.run(room(from, to))).toMatchObject({ ok: true, select: ['w1', 'w2', 'w3', 'w4'] });
    expect(planOf(store)).toEqual(['w1: 0,0 → 4,0', 'w2: 4,0 → 4,3', 'w3: 4,3 → 0,3', 'w4: 0,3 → 0,0']);
    // The centre lies on the right of each wall: clockwise of its direction, seen from above.
    for (const { start, end } of store.ofKind('wall')) {
      expect(cross(sub(end, start), sub([2, 1.5], start))).toBeGreaterThan(0);
    }
  });

  it('shares walls that are there', () => {
    const store = planStore();
    store.run(room([0, 0], [4, 3]));
    store.run(room([4, 0], [7, 3]));
    expect(store.countOf('wall')).toBe(7);
    store.run(room([1, 3], [3, 5]));
    // The south wall is split in three, and three walls come to it.
    expect(store.countOf('wall')).toBe(12);
  });

  it('splits a wall that runs through it', () => {
    const store = planStore(wallFrom('a', [-1, 1], [5, 1]));
    store.run(room([0, 0], [4, 3]));
    expect(store.countOf('wall')).toBe(4 + 2 + 3);
  });

  it.each([
    ['of no size', [1, 1], [1, 1], 0.2],
    ['of no depth', [1, 1], [5, 1], 0.2],
    ['that its walls would fill', [1, 1], [5, 1.2], 0.2],
    ['thinner than a joint', [1, 1], [5, 1.01], 0.001],
  ] as const)('refuses one %s', (_, from, to, thickness) => {
    const store = planStore();
    expect(store.run(room(from, to, thickness))).toMatchObject({
      ok: false,
      reason: { code: 'walls.room-too-narrow' },
    });
  });
});
