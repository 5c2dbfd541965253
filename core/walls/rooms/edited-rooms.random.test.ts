import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planStore } from '../../../test/support/plan-store.ts';
import { type CommandCall, call } from '../../document/command.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import { serialiseLevel } from '../../document/serialise-level.ts';
import { distance, type Vec2 } from '../../math/vec2.ts';
import { deleteJoint } from '../commands/delete-joint.ts';
import { deleteParts } from '../commands/delete-parts.ts';
import { drawRoom } from '../commands/draw-room.ts';
import { drawWall } from '../commands/draw-wall.ts';
import { eraseWalls } from '../commands/erase-walls.ts';
import { joinWallsAt } from '../commands/join-walls.ts';
import { moveJoint } from '../commands/move-joint.ts';
import { moveWalls } from '../commands/move-walls.ts';
import { placeOpening } from '../commands/opening-place.ts';
import { copyRoom } from '../commands/room-copy.ts';
import { deleteRoom } from '../commands/room-delete.ts';
import { mirrorRoom } from '../commands/room-mirror.ts';
import { moveRoom } from '../commands/room-move.ts';
import { setRoomProperties } from '../commands/room-properties.ts';
import { splitWallAt } from '../commands/split-wall.ts';
import { findPlanDefects } from '../plan-defects.ts';
import { type RoomModel, rooms } from './rooms.ts';

interface Dice {
  readonly kind: number;
  readonly from: Vec2;
  readonly to: Vec2;
  readonly pick: number;
}

const storey = 'ground';
const SIZE = 8;

const place = fc.tuple(fc.integer({ min: 0, max: SIZE }), fc.integer({ min: 0, max: SIZE }));
const dice: fc.Arbitrary<Dice> = fc.record({ kind: fc.nat(17), from: place, to: place, pick: fc.nat(1000) });

/** A house of random rooms, each with a name. */
function sketch(edits: readonly Dice[]): DocumentStore {
  const store = planStore();
  for (const { from, to } of edits) store.run(call(drawRoom, { storey, from, to }));
  const faces = store.derived(rooms).ofStorey(storey);
  for (const [index, { id }] of faces.entries()) {
    store.run(call(setRoomProperties, { rooms: [id], changes: { name: `Room ${index}` } }));
  }
  return store;
}

function toCall(store: DocumentStore, { kind, from, to, pick }: Dice): CommandCall {
  const walls = [...store.ofKind('wall')];
  const wall = walls[pick % Math.max(1, walls.length)];
  const faces = store.derived(rooms).ofStorey(storey);
  const room = faces[pick % Math.max(1, faces.length)]?.id ?? 'none';
  const by: Vec2 = [to[0] - from[0], to[1] - from[1]];
  if (!wall || kind < 2) return call(drawWall, { storey, from, to });
  const joint = pick % 2 ? wall.start : wall.end;
  const calls: readonly CommandCall[] = [
    call(drawRoom, { storey, from, to }),
    call(eraseWalls, { storey, from: wall.start, to: wall.end }),
    call(moveJoint, { storey, from: joint, to }),
    call(moveJoint, { storey, from: joint, to: [joint[0] + 0.5, joint[1] + 0.25] }),
    call(moveWalls, { walls: [wall.id], by: [by[0] / 4, by[1] / 4] }),
    call(splitWallAt, {
      wall: wall.id,
      at: [(wall.start[0] + wall.end[0]) / 2, (wall.start[1] + wall.end[1]) / 2],
    }),
    call(joinWallsAt, { storey, at: joint }),
    call(deleteJoint, { storey, at: joint }),
    call(deleteParts, { ids: [wall.id] }),
    call(moveRoom, { room, by }),
    call(copyRoom, { room, by }),
    call(mirrorRoom, { room, axis: pick % 2 ? 'x' : 'z' }),
    call(deleteRoom, { room }),
    call(setRoomProperties, { rooms: [room], changes: { name: `Named ${pick}` } }),
    call(placeOpening, {
      wall: wall.id,
      type: 'door',
      offset: distance(wall.start, wall.end) / 2,
      width: 0.5,
      height: 2,
    }),
  ];
  return calls[kind - 2] ?? call(drawWall, { storey, from, to });
}

/** What the model says, to be compared with one made afresh. */
const facts = (model: RoomModel) =>
  model
    .ofStorey(storey)
    .map(({ id, record, outline, holes, doorsTo }) => ({ id, record, outline, holes, doorsTo }));

describe('random edits of a house with named rooms', () => {
  it('leave one record a room at most, and rooms as they are when derived afresh', () => {
    fc.assert(
      fc.property(fc.array(dice, { minLength: 3, maxLength: 25, size: 'max' }), (edits) => {
        const store = sketch(edits.slice(0, 3));
        for (const each of edits.slice(3)) {
          store.run(toCall(store, each));
          expect(findPlanDefects(store)).toEqual([]);
          const model = store.derived(rooms);
          for (const face of model.ofStorey(storey)) expect(face.records.length).toBeLessThan(2);
          const afresh = planStore(...[...store.all()].filter(({ id }) => id !== storey));
          expect(facts(model)).toEqual(facts(afresh.derived(rooms)));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are undone to the same bytes and redone to the same bytes', () => {
    fc.assert(
      fc.property(fc.array(dice, { minLength: 3, maxLength: 25, size: 'max' }), (edits) => {
        const store = sketch(edits.slice(0, 3));
        const position = store.position;
        const start = serialiseLevel(store.snapshot());
        for (const each of edits.slice(3)) store.run(toCall(store, each));
        const end = serialiseLevel(store.snapshot());
        store.goTo(position);
        expect(serialiseLevel(store.snapshot())).toBe(start);
        while (store.redo());
        expect(serialiseLevel(store.snapshot())).toBe(end);
      }),
      { numRuns: 150 },
    );
  });

  it('keep every name while no room is lost', () => {
    fc.assert(
      fc.property(
        fc.array(dice, { minLength: 3, maxLength: 20, size: 'max' }),
        fc.integer({ min: -4, max: 4 }),
        (edits, shift) => {
          const store = sketch(edits.slice(0, 3));
          for (const { pick } of edits.slice(3)) {
            const names = namesOf(store);
            const walls = [...store.ofKind('wall')];
            const wall = walls[pick % walls.length];
            if (!wall) return;
            store.run(
              call(splitWallAt, {
                wall: wall.id,
                at: [(wall.start[0] + wall.end[0]) / 2, (wall.start[1] + wall.end[1]) / 2],
              }),
            );
            expect(namesOf(store)).toEqual(names);
            store.run(call(moveWalls, { walls: walls.map(({ id }) => id), by: [shift, pick % 7] }));
            expect(namesOf(store)).toEqual(names);
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});

const namesOf = (store: DocumentStore): string[] =>
  store
    .derived(rooms)
    .ofStorey(storey)
    .flatMap(({ record }) => record?.name ?? [])
    .sort();
