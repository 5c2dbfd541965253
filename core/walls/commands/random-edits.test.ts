import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorIn, planStore } from '../../../test/support/plan-store.ts';
import { type CommandCall, call } from '../../document/command.ts';
import { deleteRecords } from '../../document/commands/delete-records.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import { JOINT_MERGE_DISTANCE } from '../../math/tolerance.ts';
import { along, distance, normalize, sub, type Vec2 } from '../../math/vec2.ts';
import { findPlanDefects } from '../plan-defects.ts';
import { deleteJoint } from './delete-joint.ts';
import { drawRoom } from './draw-room.ts';
import { drawWall } from './draw-wall.ts';
import { eraseWalls } from './erase-walls.ts';
import { joinWallsAt } from './join-walls.ts';
import { moveJoint } from './move-joint.ts';
import { moveWalls } from './move-walls.ts';
import { setWallProperties } from './set-wall-properties.ts';
import { splitWallAt } from './split-wall.ts';

/** One random edit: a kind, two places, and a number that picks a wall, a joint or a thickness. */
interface Dice {
  readonly kind: number;
  readonly from: Vec2;
  readonly to: Vec2;
  readonly pick: number;
}

const storey = 'ground';

/** Places that meet, nearly meet and do not meet: a coarse grid, the same with hairs beside it, anywhere. */
const place = (size: number) =>
  fc.oneof(
    fc.tuple(fc.integer({ min: 0, max: size }), fc.integer({ min: 0, max: size })),
    fc.tuple(hairBeside(size), hairBeside(size)),
    fc.tuple(fc.double({ min: 0, max: size, noNaN: true }), fc.double({ min: 0, max: size, noNaN: true })),
  );
const hairBeside = (size: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: size }), fc.integer({ min: -500, max: 500 }))
    .map(([grid, hair]) => grid + hair / 10_000);
const dice = (size: number): fc.Arbitrary<Dice> =>
  fc.record({
    kind: fc.nat(19),
    from: place(size),
    to: place(size),
    pick: fc.nat(1000),
  });

function toCall(store: DocumentStore, { kind, from, to, pick }: Dice): CommandCall {
  const walls = [...store.ofKind('wall')];
  const wall = walls[pick % Math.max(1, walls.length)];
  const thickness = (1 + (pick % 3)) / 10;
  if (!wall || kind < 9) return call(drawWall, { storey, from, to, thickness });
  const joint = pick % 2 ? wall.start : wall.end;
  const calls: readonly CommandCall[] = [
    call(drawRoom, { storey, from, to }),
    call(eraseWalls, { storey, from: wall.start, to: pick % 3 ? wall.end : to }),
    call(moveJoint, { storey, from: joint, to }),
    call(moveJoint, { storey, from: joint, to }),
    call(moveJoint, { storey, from: joint, to: wall.start }),
    call(moveWalls, {
      walls: [wall.id, walls[(pick * 7) % walls.length]?.id ?? wall.id],
      by: [to[0] - from[0], to[1] - from[1]],
    }),
    call(splitWallAt, { wall: wall.id, at: to }),
    call(joinWallsAt, { storey, at: joint }),
    call(pick % 2 ? deleteJoint : joinWallsAt, { storey, at: joint }),
    call(deleteRecords, { ids: [wall.id] }),
    call(setWallProperties, { walls: [wall.id], changes: { thickness: pick % 2 ? thickness : null } }),
  ];
  return calls[kind - 9] ?? call(drawWall, { storey, from, to });
}

const byId = (store: DocumentStore): Map<string, LevelRecord> =>
  new Map([...store.all()].map((record) => [record.id, record]));

/** Doors in random walls, put there before the edits begin. */
function withDoors(store: DocumentStore, picks: readonly number[]): DocumentStore {
  const walls = [...store.ofKind('wall')].filter(({ start, end }) => distance(start, end) > 1);
  const doors = walls.flatMap(({ id, start, end }, index) => {
    const pick = picks[index % picks.length] ?? 0;
    const room = distance(start, end) - 0.3;
    return pick % 3 === 0 ? [] : [doorIn(id, `door-${index}`, 0.15 + (room * (pick % 97)) / 97, 0.3)];
  });
  return planStore(...[...store.all()].filter(({ id }) => id !== storey), ...doors);
}

const idsOf = (store: DocumentStore): string[] => [...store.all()].map(({ id }) => id);

/** Where the middle of each door stands in the plan, by id. */
function placesOf(store: DocumentStore): Map<string, Vec2> {
  const places = new Map<string, Vec2>();
  for (const { id, wall, offset, width } of store.ofKind('opening')) {
    const host = store.findKind('wall', wall);
    if (!host) throw new Error(`door ${id} hangs in the air`);
    const room = distance(host.start, host.end);
    expect(offset - width / 2).toBeGreaterThan(-0.001);
    expect(offset + width / 2).toBeLessThan(room + 0.001);
    places.set(id, along(host.start, normalize(sub(host.end, host.start)), offset));
  }
  return places;
}

it('drawing walls leaves every door where it stands', () => {
  fc.assert(
    fc.property(
      fc.array(dice(8), { minLength: 8, maxLength: 30, size: 'max' }),
      fc.array(fc.nat(1000), { minLength: 8 }),
      (edits, picks) => {
        const sketch = planStore();
        for (const edit of edits.slice(0, 6)) sketch.run(toCall(sketch, { ...edit, kind: 0 }));
        const store = withDoors(sketch, picks);
        for (const edit of edits.slice(6)) {
          const before = placesOf(store);
          store.run(toCall(store, { ...edit, kind: 0 }));
          const after = placesOf(store);
          expect(after.size).toBe(before.size);
          // A wall that is led over a joint beside it takes its doors along by as much.
          for (const [id, place] of before) {
            expect(distance(place, after.get(id) ?? [Infinity, 0])).toBeLessThan(2 * JOINT_MERGE_DISTANCE);
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

describe.each([
  ['a hand', 0],
  ['a crowded patch', 2],
  ['a house', 8],
  ['a wide field', 300],
])('random edits on %s', (_, size) => {
  it('leave the plan planar after every single one, and use no id twice', () => {
    fc.assert(
      fc.property(fc.array(dice(size), { maxLength: 40, size: 'max' }), (edits) => {
        const store = planStore();
        const seen = new Set<string>();
        for (const edit of edits) {
          const before = new Set(idsOf(store));
          store.run(toCall(store, edit));
          expect(findPlanDefects(store)).toEqual([]);
          const fresh = idsOf(store).filter((id) => !before.has(id));
          expect(fresh.filter((id) => seen.has(id))).toEqual([]);
          for (const id of fresh) seen.add(id);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('are undone to the start and redone to the end, gestures among them', () => {
    fc.assert(
      fc.property(
        fc.array(dice(size), { maxLength: 25, size: 'max' }),
        fc.array(fc.nat(1000), { minLength: 8 }),
        (edits, picks) => {
          const sketch = planStore();
          for (const edit of edits.slice(0, 8)) sketch.run(toCall(sketch, { ...edit, kind: 0 }));
          const store = withDoors(sketch, picks);
          const start = byId(store);
          for (const [index, edit] of edits.entries()) {
            const how = (picks[index % picks.length] ?? 0) % 4;
            if (how > 1) store.run(toCall(store, edit));
            else {
              const gesture = store.begin();
              gesture.preview(toCall(store, edit));
              gesture.clear();
              gesture.preview(toCall(store, { ...edit, to: edit.from }));
              gesture.preview(call(drawWall, { storey, from: edit.from, to: edit.to }));
              if (how === 0) gesture.commit();
              else gesture.cancel();
            }
            expect(findPlanDefects(store)).toEqual([]);
          }
          const end = byId(store);
          while (store.undo());
          expect(byId(store)).toEqual(start);
          while (store.redo());
          expect(byId(store)).toEqual(end);
        },
      ),
      { numRuns: 60 },
    );
  });
});
