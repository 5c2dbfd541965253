import { describe, expect, it } from 'vitest';
import { doorIn, openingsOf, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import { serialiseLevel } from '../../document/serialise-level.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { findPlanDefects } from '../plan-defects.ts';
import { rooms } from '../rooms/rooms.ts';
import { copyRoom } from './room-copy.ts';
import { deleteRoom } from './room-delete.ts';
import { mirrorRoom } from './room-mirror.ts';
import { moveRoom } from './room-move.ts';
import { setRoomProperties } from './room-properties.ts';

const storey = 'ground';

/** A kitchen of 4 × 4 m and a hall of 6 × 4 m to the right of it, a door between them and one into the kitchen. */
function house(): DocumentStore {
  const corners: Vec2[] = [
    [0, 0],
    [4, 0],
    [10, 0],
    [10, 4],
    [4, 4],
    [0, 4],
  ];
  return planStore(
    ...corners.map((corner, index) => wallFrom(`a${index + 1}`, corner, corners[(index + 1) % 6] ?? corner)),
    wallFrom('m', [4, 0], [4, 4]),
    doorIn('m', 'inner', 1),
    doorIn('a6', 'outer', 1),
    { kind: 'material', id: 'oak' },
    { kind: 'room', id: 'kitchen', storey, at: [2, 2], name: 'Kitchen', floor: 'oak' },
  );
}

const namesIn = (store: DocumentStore): string[] =>
  store
    .derived(rooms)
    .ofStorey(storey)
    .map(({ record, grossArea, doors }) => `${record?.name ?? '–'} ${grossArea.toFixed(2)} ${doors.length}`)
    .sort();

describe('changing a room', () => {
  it('names and paints it, and takes it back', () => {
    const store = house();
    store.run(
      call(setRoomProperties, { rooms: ['kitchen'], changes: { name: 'Cook', ceiling: 'oak', floor: null } }),
    );
    expect(store.find('kitchen')).toEqual({
      kind: 'room',
      id: 'kitchen',
      storey,
      at: [2, 2],
      name: 'Cook',
      ceiling: 'oak',
    });
  });

  it('gives a room a record that has none', () => {
    const store = house();
    const result = store.run(call(setRoomProperties, { rooms: ['a2.right'], changes: { name: 'Hall' } }));
    expect(result).toMatchObject({ ok: true, select: ['r1'] });
    expect(namesIn(store)).toEqual(['Hall 24.00 1', 'Kitchen 16.00 2']);
  });

  it('is refused for a room or a material that is not there', () => {
    const run = (room: string, floor: string) =>
      house().run(call(setRoomProperties, { rooms: [room], changes: { floor } }));
    expect(run('a2.left', 'oak')).toMatchObject({ ok: false, reason: { code: 'rooms.no-such-room' } });
    expect(run('kitchen', 'ash')).toMatchObject({ ok: false, reason: { code: 'walls.no-such-material' } });
  });
});

describe('moving a room', () => {
  it('takes its openings and its record along, and stretches its neighbours', () => {
    const store = house();
    const result = store.run(call(moveRoom, { room: 'kitchen', by: [-1, 0] }));
    expect(result).toMatchObject({ ok: true, select: ['kitchen'] });
    expect(namesIn(store)).toEqual(['Kitchen 16.00 2', '– 28.00 1']);
    expect(openingsOf(store)).toEqual(['inner: m at 1', 'outer: a6 at 1']);
    store.run(call(moveRoom, { room: 'kitchen', by: [0, 30] }));
    expect(store.derived(rooms).find('kitchen')?.record?.name).toBe('Kitchen');
  });

  it('is refused for an open room', () => {
    const store = planStore({ kind: 'room', id: 'r', storey, at: [0, 0] });
    expect(store.run(call(moveRoom, { room: 'r', by: [1, 0] }))).toMatchObject({
      ok: false,
      reason: { code: 'rooms.open' },
    });
  });
});

describe('copying a room', () => {
  it('copies walls, openings, floor and name, with the next number', () => {
    const store = house();
    store.run(call(copyRoom, { room: 'kitchen', by: [0, 10] }));
    store.run(call(copyRoom, { room: 'kitchen', by: [0, 20] }));
    expect(namesIn(store)).toEqual([
      'Kitchen 16.00 2',
      'Kitchen 2 16.00 2',
      'Kitchen 3 16.00 2',
      '– 24.00 1',
    ]);
    expect([...store.ofKind('room')].map(({ floor }) => floor)).toEqual(['oak', 'oak', 'oak']);
    expect(store.countOf('wall')).toBe(15);
  });

  it('shares the walls that stand there already', () => {
    const store = house();
    store.run(call(copyRoom, { room: 'kitchen', by: [0, 4] }));
    expect(namesIn(store)).toEqual(['Kitchen 16.00 2', 'Kitchen 2 16.00 2', '– 24.00 1']);
    expect(store.countOf('wall')).toBe(10);
    expect(findPlanDefects(store)).toEqual([]);
  });
});

describe('mirroring a room', () => {
  it('leaves it where it is and what it is, its doors on the other side', () => {
    const store = planStore(...house().ofKind('wall'), doorIn('a5', 'door', 1), {
      kind: 'room',
      id: 'kitchen',
      storey,
      at: [1, 2],
      name: 'Kitchen',
    });
    store.run(call(mirrorRoom, { room: 'kitchen', axis: 'x' }));
    expect(namesIn(store)).toEqual(['Kitchen 16.00 1', '– 24.00 0']);
    const door = store.findKind('opening', 'door');
    const wall = store.findKind('wall', door?.wall);
    // It stood 1 m from the corner at x = 4, and stands as far from the one at x = 0 now.
    const middle = wall && wall.start[0] + Math.sign(wall.end[0] - wall.start[0]) * (door?.offset ?? 0);
    expect(middle).toBeCloseTo(1, 6);
    expect(findPlanDefects(store)).toEqual([]);
  });
});

describe('deleting a room', () => {
  it('leaves the walls that close another one in, and comes back when undone', () => {
    const store = house();
    const before = serialiseLevel(store.snapshot());
    store.run(call(deleteRoom, { room: 'kitchen' }));
    expect(namesIn(store)).toEqual(['– 24.00 1']);
    expect([...store.ofKind('wall')].map(({ id }) => id).sort()).toEqual(['a2', 'a3', 'a4', 'm']);
    expect(store.countOf('room')).toBe(0);
    store.undo();
    expect(serialiseLevel(store.snapshot())).toBe(before);
  });

  it('of two that have no records deletes one', () => {
    const store = house();
    store.run(call(deleteRoom, { room: 'a2.right' }));
    expect(namesIn(store)).toEqual(['Kitchen 16.00 2']);
  });
});
