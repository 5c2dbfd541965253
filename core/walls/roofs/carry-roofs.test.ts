import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { type CommandCall, call } from '../../document/command.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Roof } from '../../document/schema/roof.ts';
import { serialiseLevel } from '../../document/serialise-level.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { copyRecords } from '../clipboard/copy-records.ts';
import { deleteParts } from '../commands/delete-parts.ts';
import { drawRoom } from '../commands/draw-room.ts';
import { drawWall } from '../commands/draw-wall.ts';
import { duplicateStorey } from '../commands/duplicate-storey.ts';
import { eraseWalls } from '../commands/erase-walls.ts';
import { moveWalls } from '../commands/move-walls.ts';
import { pasteRecords } from '../commands/paste-records.ts';
import { moveRoom } from '../commands/room-move.ts';
import { mirrorWalls, turnWalls } from '../commands/turn-walls.ts';
import { rooms } from '../rooms/rooms.ts';
import { findWallProblems } from '../wall-problems.ts';
import { roofSurfaces } from './roof-surfaces.ts';

const storey = 'ground';

/** Flat, a metre thick and without eaves: its volume is the area that it covers. */
const SLAB: Roof = { kind: 'roof', id: 'roof', storey, type: 'flat', overhang: 0, thickness: 1 };

/** A house of two rooms of 4 × 4 m, "m" between them, whose right one is open to the sky, and a hut of 2 × 2 m. */
function houseAndHut(roof: Partial<Roof> = {}): DocumentStore {
  return planStore(
    ...ring('a', [0, 0], [4, 0], [8, 0], [8, 4], [4, 4], [0, 4]),
    wallFrom('m', [4, 0], [4, 4]),
    ...ring('h', [20, 0], [22, 0], [22, 2], [20, 2]),
    { ...SLAB, covers: [[1, 3]], open: [[7, 1]], ...roof },
  );
}

const ring = (name: string, ...points: readonly Vec2[]): LevelRecord[] =>
  points.map((start, index) =>
    wallFrom(`${name}${index + 1}`, start, points[(index + 1) % points.length] ?? start),
  );

const HOUSE = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'm'];

const run = (store: DocumentStore, ...calls: readonly CommandCall[]): void => {
  for (const each of calls) expect(store.run(each)).toMatchObject({ ok: true });
};

/** The ids of the rooms, by their first wall sides, that a roof covers. */
const coveredBy = (store: DocumentStore, roof = 'roof'): string[] =>
  [...(store.derived(roofSurfaces).coverageOf(roof)?.rooms ?? [])].sort();

const roofProblems = (store: DocumentStore): string[] =>
  findWallProblems(store)
    .map(({ problem }) => problem.code)
    .filter((code) => code.startsWith('building.'));

describe('a roof goes with its building', () => {
  it.each([
    ['moved', call(moveWalls, { walls: HOUSE, by: [30, 5] })],
    ['moved onto where the other room was', call(moveWalls, { walls: HOUSE, by: [4, 0] })],
    ['turned', call(turnWalls, { walls: HOUSE, turn: Math.PI / 2 })],
    ['turned anyhow', call(turnWalls, { walls: HOUSE, turn: 1 })],
    ['mirrored', call(mirrorWalls, { walls: HOUSE, axis: 'x' })],
  ] as const)('and leaves open what it left open, where it is %s', (_, edit) => {
    const store = houseAndHut();
    const before = coveredBy(store);
    expect(before).toHaveLength(1);
    run(store, edit);
    expect(coveredBy(store)).toEqual(before);
    expect(roofProblems(store)).toEqual([]);
    store.undo();
    expect(store.findKind('roof', 'roof')).toMatchObject({ covers: [[1, 3]], open: [[7, 1]] });
  });

  it('also room by room, and when a wall passes its points', () => {
    const store = houseAndHut();
    run(
      store,
      call(moveWalls, { walls: ['m'], by: [-3.5, 0] }),
      call(moveWalls, { walls: ['m'], by: [7, 0] }),
    );
    expect(coveredBy(store)).toEqual(['a1.right']);
    run(store, call(moveRoom, { room: 'a1.right', by: [0, 30] }));
    expect(coveredBy(store)).toEqual(['a1.right']);
  });

  it('to the sky with it, and back with undo', () => {
    const store = houseAndHut();
    const before = serialiseLevel(store.snapshot());
    run(store, call(deleteParts, { ids: HOUSE }));
    expect(store.findKind('roof', 'roof')).toBeUndefined();
    store.undo();
    expect(serialiseLevel(store.snapshot())).toBe(before);
  });

  it('but stays while another building that it covers stands', () => {
    const store = houseAndHut({
      covers: [
        [1, 3],
        [21, 1],
      ],
    });
    run(store, call(deleteParts, { ids: HOUSE }));
    expect(store.findKind('roof', 'roof')).toMatchObject({ covers: [[21, 1]] });
    expect(store.findKind('roof', 'roof')?.open).toBeUndefined();
  });

  it('and stays where a room goes and the other is left, over that', () => {
    const store = houseAndHut({ open: undefined });
    run(store, call(deleteParts, { ids: ['a1.right'] }));
    expect(coveredBy(store)).toEqual(['a2.right']);
  });

  it('and waits while its building is open at a side', () => {
    const store = houseAndHut();
    run(store, call(deleteParts, { ids: ['h1', 'h2'] }));
    expect(coveredBy(store)).toHaveLength(1);
    const hut = houseAndHut({ covers: [[21, 1]], open: undefined });
    run(hut, call(eraseWalls, { storey, from: [20, 0], to: [22, 0] }));
    expect(roofProblems(hut)).toEqual(['building.problem.roof-no-building']);
    run(hut, call(drawWall, { storey, from: [20, 0], to: [22, 0] }));
    expect(coveredBy(hut)).toHaveLength(1);
  });

  it('and stays over both where a building becomes two', () => {
    const store = planStore(
      ...ring('a', [0, 0], [4, 0], [4, 4], [0, 4]),
      wallFrom('link', [4, 0], [10, 0]),
      ...ring('b', [10, 0], [14, 0], [14, 4], [10, 4]),
      { ...SLAB, covers: [[1, 1]] },
    );
    expect(coveredBy(store)).toHaveLength(2);
    run(store, call(deleteParts, { ids: ['link'] }));
    expect(coveredBy(store)).toHaveLength(2);
    run(store, call(drawWall, { storey, from: [4, 0], to: [10, 0] }));
    expect(coveredBy(store)).toHaveLength(2);
    run(store, call(deleteParts, { ids: ['b1', 'b2', 'b3', 'b4'] }));
    expect(coveredBy(store)).toHaveLength(1);
  });

  it('and keeps to it where a room is drawn around its point by itself', () => {
    const store = houseAndHut({ open: undefined });
    run(store, call(drawRoom, { storey, from: [0.5, 2], to: [2, 3.5] }));
    expect(coveredBy(store)).toHaveLength(3);
  });

  it('and leaves both parts of a divided courtyard open; what was covered stays so when the wall between goes', () => {
    const store = houseAndHut();
    run(store, call(drawWall, { storey, from: [4, 1.5], to: [8, 1.5] }));
    expect(store.findKind('roof', 'roof')?.open).toHaveLength(2);
    expect(coveredBy(store)).toEqual(['a1.right']);
    const merged = houseAndHut();
    run(merged, call(moveWalls, { walls: ['m'], by: [1, 0] }), call(deleteParts, { ids: ['m'] }));
    expect(merged.findKind('roof', 'roof')?.open).toBeUndefined();
    expect(coveredBy(merged)).toHaveLength(1);
  });
});

describe('a copy of a building', () => {
  it('brings its roof, which covers the copy and leaves open what was open', () => {
    const store = houseAndHut();
    const clip = copyRecords(store, [...HOUSE, 'roof'], storey);
    if (!clip) throw new Error('nothing copied');
    run(store, call(pasteRecords, { storey, clip, from: [0, 0], to: [40, 0], turn: Math.PI / 2 }));
    const roofs = [...store.ofKind('roof')].map(({ id }) => coveredBy(store, id).length);
    expect(roofs).toEqual([1, 1]);
    expect(roofProblems(store)).toEqual([]);
  });

  it('also of a roof over everything, which stays over what it covers then', () => {
    const store = houseAndHut({ covers: undefined, open: undefined });
    const clip = copyRecords(store, [...HOUSE, 'roof'], storey);
    if (!clip) throw new Error('nothing copied');
    run(store, call(pasteRecords, { storey, clip, from: [0, 0], to: [40, 0] }));
    const roofs = [...store.ofKind('roof')].map(({ id }) => coveredBy(store, id).length);
    expect(roofs).toEqual([3, 2]);
    expect(roofProblems(store)).toEqual([]);
  });

  it('on a storey above takes the roof up, over the same rooms', () => {
    const store = houseAndHut();
    run(store, call(duplicateStorey, { storey }));
    expect(store.findKind('roof', 'roof')?.storey).not.toBe(storey);
    expect(coveredBy(store)).toHaveLength(1);
  });
});

it('a roof covers the same buildings after any row of edits that leave them closed, and undo leaves the level as it was', () => {
  const by = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }));
  const step = fc.oneof(
    by.map(([x, z]) => call(moveWalls, { walls: HOUSE, by: [x / 2, 40 + z] })),
    by.map(([x]) => call(moveWalls, { walls: ['m'], by: [x / 10, 0] })),
    fc.constantFrom(1, 2, 3).map((turns) => call(turnWalls, { walls: HOUSE, turn: (turns * Math.PI) / 2 })),
    fc.constantFrom('x', 'z').map((axis) => call(mirrorWalls, { walls: HOUSE, axis })),
  );
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      const store = houseAndHut();
      const before = serialiseLevel(store.snapshot());
      for (const each of steps) store.run(each);
      expect(store.derived(rooms).ofStorey(storey)).toHaveLength(3);
      expect(coveredBy(store)).toHaveLength(1);
      expect(roofProblems(store)).toEqual([]);
      while (store.undo());
      expect(serialiseLevel(store.snapshot())).toBe(before);
    }),
    { numRuns: 60 },
  );
});
