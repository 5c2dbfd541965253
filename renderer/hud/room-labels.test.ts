import { describe, expect, it } from 'vitest';
import type { Vec2 } from '../../core/math/vec2.ts';
import { rooms } from '../../core/walls/rooms/rooms.ts';
import { edit } from '../../test/support/edit-records.ts';
import { buildPlanStore } from '../../test/support/tool-bench.ts';
import { buildRoomLabels } from './room-labels.ts';

const wall = (a: Vec2, b: Vec2) => [a, b] as const;
/** A room of 6 × 4 m and one of 2 × 4 m beside it, by the centre lines of walls 0.2 m thick. */
const house = buildPlanStore(
  wall([0, 0], [6, 0]),
  wall([6, 0], [8, 0]),
  wall([8, 0], [8, 4]),
  wall([8, 4], [6, 4]),
  wall([6, 4], [0, 4]),
  wall([0, 4], [0, 0]),
  wall([6, 0], [6, 4]),
);
const faces = () => house.derived(rooms).ofStorey('ground');
/** From straight above: so many pixels a metre. */
const from = (scale: number) => ({
  toScreen: ([x, , z]: readonly [number, number, number]): Vec2 => [x * scale + 10, z * scale + 10],
  metresPerPixel: () => 1 / scale,
  size: { width: 800, height: 600 },
});

describe('the names of rooms', () => {
  it('stand in the middle of each room with its area, the largest first', () => {
    const labels = buildRoomLabels(faces(), 0, from(60));
    expect(labels).toMatchObject([
      { text: '22.0 m²', anchor: 'middle' },
      { text: '6.8 m²', anchor: 'middle' },
    ]);
    expect(labels[0]?.at.map(Math.round)).toEqual([190, 130]);
  });

  it('say the name that a room has, with the area behind it', () => {
    const level = buildPlanStore(
      wall([0, 0], [6, 0]),
      wall([6, 0], [6, 4]),
      wall([6, 4], [0, 4]),
      wall([0, 4], [0, 0]),
    );
    level.run(edit({ put: [{ kind: 'room', id: 'r', storey: 'ground', at: [1, 1], name: 'Kitchen' }] }));
    const [label] = buildRoomLabels(level.derived(rooms).ofStorey('ground'), 0, from(60));
    expect(label).toMatchObject({ text: 'Kitchen', unit: '22.0 m²' });
  });

  it('are left out where a room is too small on screen, or out of the picture', () => {
    expect(buildRoomLabels(faces(), 0, from(30))).toHaveLength(1);
    expect(buildRoomLabels(faces(), 0, { ...from(60), size: { width: 300, height: 600 } })).toHaveLength(1);
    expect(buildRoomLabels(faces(), 0, { ...from(60), toScreen: () => null })).toHaveLength(0);
  });
});
