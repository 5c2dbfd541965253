import { describe, expect, it } from 'vitest';
import { planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import { serialiseLevel } from '../../document/serialise-level.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { deleteParts } from '../commands/delete-parts.ts';
import { drawRoom } from '../commands/draw-room.ts';
import { drawWall } from '../commands/draw-wall.ts';
import { eraseWalls } from '../commands/erase-walls.ts';
import { joinWallsAt } from '../commands/join-walls.ts';
import { moveJoint } from '../commands/move-joint.ts';
import { moveWalls } from '../commands/move-walls.ts';
import { splitWallAt } from '../commands/split-wall.ts';
import { rooms } from './rooms.ts';

const storey = 'ground';

/** Two rooms side by side, the kitchen 4 m and the hall 6 m long, both 4 m deep, with the wall "m" between them. */
function twoRooms(): DocumentStore {
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
    { kind: 'room', id: 'kitchen', storey, at: [3.5, 2], name: 'Kitchen' },
    { kind: 'room', id: 'hall', storey, at: [5, 2], name: 'Hall' },
  );
}

/** The names of rooms with their areas by centre lines, "–" for a face without a record. */
const namesIn = (store: DocumentStore): string[] =>
  store
    .derived(rooms)
    .ofStorey(storey)
    .map(({ record, grossArea }) => `${record?.name ?? '–'} ${grossArea.toFixed(2)}`)
    .sort();

describe('what the user gave a room', () => {
  it('stays with it when the wall between two rooms passes its point', () => {
    const store = twoRooms();
    store.run(call(moveWalls, { walls: ['m'], by: [-1, 0] }));
    expect(namesIn(store)).toEqual(['Hall 28.00', 'Kitchen 12.00']);
    store.run(call(moveWalls, { walls: ['m'], by: [5, 0] }));
    expect(namesIn(store)).toEqual(['Hall 8.00', 'Kitchen 32.00']);
  });

  it('goes with a room that is moved as a whole', () => {
    const store = planStore(
      ...['a', 'b', 'c', 'd'].map((id, index) => {
        const corners: Vec2[] = [
          [0, 0],
          [2, 0],
          [2, 2],
          [0, 2],
        ];
        return wallFrom(id, corners[index] ?? [0, 0], corners[(index + 1) % 4] ?? [0, 0]);
      }),
      { kind: 'room', id: 'r', storey, at: [0.5, 0.5], name: 'Shed' },
    );
    store.run(call(moveWalls, { walls: ['a', 'b', 'c', 'd'], by: [50, 7] }));
    expect(namesIn(store)).toEqual(['Shed 4.00']);
    expect(store.findKind('room', 'r')?.at).toEqual([50.5, 7.5]);
  });

  it('stays with the larger part of a room that is divided, wherever its point was', () => {
    for (const [x, expected] of [
      [3, ['Hall 24.00', 'Kitchen 12.00', '– 4.00']],
      [1, ['Hall 24.00', 'Kitchen 12.00', '– 4.00']],
    ] as const) {
      const store = twoRooms();
      store.run(call(drawWall, { storey, from: [x, 0], to: [x, 4] }));
      expect(namesIn(store)).toEqual(expected);
    }
  });

  it('of two rooms that become one is that of the larger one, until undone', () => {
    const store = twoRooms();
    const before = serialiseLevel(store.snapshot());
    for (const way of [
      call(deleteParts, { ids: ['m'] }),
      call(eraseWalls, { storey, from: [4, 0], to: [4, 4] }),
      call(eraseWalls, { storey, from: [4, 1], to: [4, 3] }),
    ]) {
      store.run(way);
      expect(namesIn(store)).toEqual(['Hall 40.00']);
      expect(store.countOf('room')).toBe(1);
      store.undo();
      expect(serialiseLevel(store.snapshot())).toBe(before);
    }
  });

  it('sleeps while its room is open, and is back when it is closed', () => {
    const store = twoRooms();
    store.run(call(deleteParts, { ids: ['a6'] }));
    expect(namesIn(store)).toEqual(['Hall 24.00']);
    expect(store.countOf('room')).toBe(2);
    store.run(call(drawWall, { storey, from: [0, 0], to: [0, 4] }));
    expect(namesIn(store)).toEqual(['Hall 24.00', 'Kitchen 16.00']);
  });

  it('does not mind that walls are split and joined', () => {
    const store = twoRooms();
    store.run(call(splitWallAt, { wall: 'm', at: [4, 2] }));
    store.run(call(moveJoint, { storey, from: [4, 2], to: [2, 2] }));
    expect(namesIn(store)).toEqual(['Hall 28.00', 'Kitchen 12.00']);
    store.run(call(moveJoint, { storey, from: [2, 2], to: [4, 2] }));
    store.run(call(joinWallsAt, { storey, at: [4, 2] }));
    expect(namesIn(store)).toEqual(['Hall 24.00', 'Kitchen 16.00']);
  });

  it('moves out of the way of a room that is drawn inside the room', () => {
    const store = twoRooms();
    store.run(call(drawRoom, { storey, from: [4.5, 1], to: [6, 3] }));
    expect(namesIn(store)).toEqual(['Hall 24.00', 'Kitchen 16.00', '– 3.00']);
    store.run(call(drawRoom, { storey, from: [2, 1], to: [3, 2] }));
    expect(namesIn(store)).toEqual(['Hall 24.00', 'Kitchen 16.00', '– 1.00', '– 3.00']);
  });

  it('of a room inside another goes when its walls do', () => {
    const store = twoRooms();
    store.run(call(drawRoom, { storey, from: [6, 1], to: [8, 3] }));
    const inner = store.derived(rooms).at(storey, [7, 2]);
    store.run(call(deleteParts, { ids: [inner?.id ?? ''] }));
    expect(namesIn(store)).toEqual(['Hall 24.00', 'Kitchen 16.00']);
  });
});
