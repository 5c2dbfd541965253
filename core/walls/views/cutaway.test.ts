import { describe, expect, it } from 'vitest';
import { buildPlanStore } from '../../../test/support/tool-bench.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { rooms } from '../rooms/rooms.ts';
import { isCutAway } from './cutaway.ts';

/** Two rooms side by side: w1–w4 around both, w5 and w6 and the inner wall w7 between them. */
const house = buildPlanStore(
  [
    [0, 0],
    [4, 0],
  ],
  [
    [4, 0],
    [8, 0],
  ],
  [
    [8, 0],
    [8, 4],
  ],
  [
    [8, 4],
    [4, 4],
  ],
  [
    [4, 4],
    [0, 4],
  ],
  [
    [0, 4],
    [0, 0],
  ],
  [
    [4, 0],
    [4, 4],
  ],
  // By itself in the garden, and by itself in the left room.
  [
    [0, 9],
    [5, 9],
  ],
  [
    [1, 2],
    [2, 2],
  ],
);

const lowered = (gaze: Vec2, revealed: readonly string[] = []): string[] =>
  [...house.ofKind('wall')]
    .filter((wall) => isCutAway(house, wall, gaze, new Set(revealed)))
    .map(({ id }) => id)
    .sort();

const TOWARDS_BACK: Vec2 = [0, -1];
const DIAGONAL: Vec2 = [-Math.SQRT1_2, -Math.SQRT1_2];
const roomAt = (point: Vec2): string => house.derived(rooms).at('ground', point)?.id ?? '';

describe('the cutaway', () => {
  it('lowers the outer walls between camera and rooms', () => {
    expect(lowered(TOWARDS_BACK)).toEqual(['w4', 'w5']);
    expect(lowered([0, 1])).toEqual(['w1', 'w2']);
  });

  it('lowers both walls of a corner that is looked over', () => {
    expect(lowered(DIAGONAL)).toEqual(['w3', 'w4', 'w5']);
  });

  it('keeps inner walls, whichever way they turn', () => {
    for (const gaze of [[1, 0], [-1, 0], DIAGONAL] as const) expect(lowered(gaze)).not.toContain('w7');
  });

  it('lowers the inner wall in front of a room that is picked out, and not the one behind it', () => {
    expect(lowered([-1, 0], [roomAt([1, 1])])).toEqual(['w3', 'w7']);
    expect(lowered([-1, 0], [roomAt([6, 1])])).toEqual(['w3']);
  });

  it('keeps what hides no room: walls by themselves, and walls seen edge-on', () => {
    for (const gaze of [TOWARDS_BACK, DIAGONAL, [0, 1], [1, 0]] as const) {
      expect(lowered(gaze)).not.toContain('w8');
      expect(lowered(gaze, [roomAt([1, 1])])).not.toContain('w9');
    }
    expect(lowered([-0.1, -Math.sqrt(0.99)])).toEqual(['w4', 'w5']);
  });
});
