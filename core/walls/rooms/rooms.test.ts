import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { doorIn, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import { deleteRecords } from '../../document/commands/delete-records.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { Wall } from '../../document/schema/wall.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { drawRoom } from '../commands/draw-room.ts';
import { drawWall } from '../commands/draw-wall.ts';
import { moveJoint } from '../commands/move-joint.ts';
import { setWallProperties } from '../commands/set-wall-properties.ts';
import { rooms } from './rooms.ts';

const storey = 'ground';

/** A ring of walls through the corners, "a1", "a2", … */
const ring = (name: string, corners: readonly Vec2[], more: Partial<Wall> = {}): Wall[] =>
  corners.map((corner, index) =>
    wallFrom(`${name}${index + 1}`, corner, corners[(index + 1) % corners.length] ?? corner, more),
  );

const square = (x: number, z: number, size: number): Vec2[] => [
  [x, z],
  [x + size, z],
  [x + size, z + size],
  [x, z + size],
];

const facesOf = (store: DocumentStore) => store.derived(rooms).ofStorey(storey);
const areasOf = (store: DocumentStore): string[] =>
  facesOf(store).map(({ id, area }) => `${id} ${area.toFixed(3)}`);

describe('the rooms of a storey', () => {
  it('are what walls close in, by their inner faces', () => {
    const [room, ...others] = facesOf(planStore(...ring('a', square(0, 0, 4))));
    expect(others).toEqual([]);
    expect(room?.id).toBe('a1.right');
    expect(room?.area).toBeCloseTo(3.8 * 3.8, 9);
    expect(room?.perimeter).toBeCloseTo(4 * 3.8, 9);
    expect(room?.outline.map((point) => point.map((value) => value.toFixed(3)).join())).toEqual([
      '0.100,0.100',
      '0.100,3.900',
      '3.900,3.900',
      '3.900,0.100',
    ]);
  });

  it('do not count a single wall, a corner or a tree of walls', () => {
    const tree = [
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('b', [4, 0], [4, 3]),
      wallFrom('c', [4, 0], [6, 0]),
    ];
    expect(facesOf(planStore(...tree))).toEqual([]);
  });

  it('go around walls that end inside them', () => {
    const store = planStore(...ring('a', square(0, 0, 4)), wallFrom('b', [0, 0], [2, 2]));
    const [room] = facesOf(store);
    expect(facesOf(store)).toHaveLength(1);
    const bodies = 3.8 * 3.8 - 0.2 * (Math.hypot(2, 2) - Math.SQRT2 * 0.1);
    expect(room?.area).toBeCloseTo(bodies, 1);
    expect(room?.walls).toHaveLength(6);
  });

  it('leave out what stands inside them: courtyards, rooms within rooms, single walls', () => {
    const store = planStore(
      ...ring('a', square(0, 0, 10)),
      ...ring('b', square(2, 2, 5)),
      ...ring('c', square(3, 3, 2)),
      wallFrom('d', [8, 1], [8, 9]),
    );
    expect(areasOf(store)).toEqual([
      `a1.right ${(9.8 ** 2 - 5.2 ** 2 - 0.2 * 8).toFixed(3)}`,
      `b1.right ${(4.8 ** 2 - 2.2 ** 2).toFixed(3)}`,
      `c1.right ${(1.8 ** 2).toFixed(3)}`,
    ]);
    expect(store.derived(rooms).at(storey, [4, 4])?.id).toBe('c1.right');
    expect(store.derived(rooms).at(storey, [2.5, 2.5])?.id).toBe('b1.right');
    expect(store.derived(rooms).at(storey, [1, 1])?.id).toBe('a1.right');
    expect(store.derived(rooms).at(storey, [11, 1])).toBeUndefined();
  });

  it('meet in one joint without becoming one', () => {
    const store = planStore(...ring('a', square(0, 0, 4)), ...ring('b', square(4, 4, 4)));
    expect(facesOf(store).map(({ id }) => id)).toEqual(['a1.right', 'b1.right']);
  });
});

describe('the doors of a room', () => {
  it('lead to the room on the other side, or outside', () => {
    const corners: Vec2[] = [
      [0, 0],
      [2, 0],
      [4, 0],
      [4, 4],
      [2, 4],
      [0, 4],
    ];
    const store = planStore(
      ...ring('a', corners),
      wallFrom('m', [2, 0], [2, 4]),
      doorIn('m', 'd1', 1),
      doorIn('a3', 'd2', 1),
      { ...doorIn('a5', 'window', 1), type: 'window', sill: 0.9 },
      { ...doorIn('a6', 'hatch', 3), type: 'arch', sill: 0.9 },
      { ...doorIn('a6', 'arch', 1), type: 'arch' },
    );
    expect(facesOf(store).map(({ id, doorsTo }) => [id, doorsTo])).toEqual([
      ['a1.right', [null, 'a2.right']],
      ['a2.right', ['a1.right', null]],
    ]);
  });
});

describe('what the user gave a room', () => {
  const room = { kind: 'room', id: 'r1', storey, at: [1, 1], name: 'Kitchen' } as const;

  it('is the record whose point lies in it; of several the first', () => {
    const store = planStore(...ring('a', square(0, 0, 4)), { ...room, id: 'r2' }, room);
    expect(facesOf(store).map(({ id, record }) => [id, record?.id])).toEqual([['r1', 'r1']]);
    store.run(call(deleteRecords, { ids: ['r1'] }));
    expect(facesOf(store).map(({ id }) => id)).toEqual(['r2']);
    store.run(call(deleteRecords, { ids: ['r2'] }));
    expect(facesOf(store).map(({ id }) => id)).toEqual(['a1.right']);
  });

  it('sleeps while the room is open', () => {
    const store = planStore(...ring('a', square(0, 0, 4)), room);
    store.derived(rooms);
    store.run(call(deleteRecords, { ids: ['a1'] }));
    expect(facesOf(store)).toEqual([]);
    expect(store.derived(rooms).dormant(storey)).toEqual([room]);
    store.run(call(drawWall, { storey, from: [0, 0], to: [4, 0] }));
    expect(facesOf(store).map(({ id }) => id)).toEqual(['r1']);
  });
});

describe('who follows rooms', () => {
  it('hears of the faces that an edit touched and of no others', () => {
    const store = planStore(
      ...ring('a', square(0, 0, 4)),
      ...ring('b', square(10, 0, 4)),
      ...ring('c', square(11, 1, 1)),
    );
    const feed = store.derived(rooms).follow();
    expect([...feed.take()].sort()).toEqual(['a1.right', 'b1.right', 'c1.right']);
    store.run(call(moveJoint, { storey, from: [4, 4], to: [5, 5] }));
    expect(feed.take()).toEqual(['a1.right']);
    store.run(call(setWallProperties, { walls: ['c1'], changes: { thickness: 0.1 } }));
    expect([...feed.take()].sort()).toEqual(['b1.right', 'c1.right']);
    store.run(call(drawRoom, { storey, from: [20, 0], to: [24, 4] }));
    expect(feed.take()).toHaveLength(1);
    expect(feed.take()).toEqual([]);
  });
});

describe('a house with a door, around which a room closes', () => {
  it('is told that its door leads there, by whatever name, and outside again when the room opens', () => {
    const store = planStore(...ring('h', square(4, 4, 3)), doorIn('h1', 'd', 1));
    const model = store.derived(rooms);
    const feed = model.follow();
    feed.take();
    store.run(edit({ put: ring('o', square(0, 0, 10)) }));
    expect(feed.take()).toContain('h1.right');
    expect(model.find('h1.right')?.doorsTo).toEqual(['o1.right']);
    store.run(edit({ put: [{ kind: 'room', id: 'garden', storey, at: [2, 2] }] }));
    expect(feed.take()).toContain('h1.right');
    expect(model.find('h1.right')?.doorsTo).toEqual(['garden']);
    store.run(edit({ remove: ['o1'] }));
    expect(feed.take()).toContain('h1.right');
    expect(model.find('h1.right')?.doorsTo).toEqual([null]);
  });
});

describe('rooms that others have got wrong', () => {
  it('reach into corners of thick and thin walls, at right angles and slanting (A05)', () => {
    const [right] = facesOf(
      planStore(
        wallFrom('a', [0, 0], [6, 0], { thickness: 0.1 }),
        wallFrom('b', [6, 0], [6, 5], { thickness: 0.4 }),
        wallFrom('c', [6, 5], [0, 5], { thickness: 0.4 }),
        wallFrom('d', [0, 5], [0, 0], { thickness: 0.1 }),
      ),
    );
    expect(right?.area).toBeCloseTo((6 - 0.05 - 0.2) * (5 - 0.05 - 0.2), 9);
    // A right triangle with legs of 6 m, its long side 0.4 m thick and the others 0.1 m: legs less 0.05 m on the
    // square corner, and less what lines moved by 0.05 and 0.2 m take off along a leg at the corner of 45°.
    const [slanted] = facesOf(
      planStore(
        wallFrom('a', [0, 0], [6, 0], { thickness: 0.1 }),
        wallFrom('b', [6, 0], [0, 6], { thickness: 0.4 }),
        wallFrom('c', [0, 6], [0, 0], { thickness: 0.1 }),
      ),
    );
    const leg = 6 - 0.2 * Math.SQRT2 - 2 * 0.05;
    expect(slanted?.area).toBeCloseTo(leg ** 2 / 2, 3);
  });

  it('close around a joint of three thicknesses (A05)', () => {
    const faces = facesOf(
      planStore(
        wallFrom('a', [0, 0], [4, 0], { thickness: 0.1 }),
        wallFrom('b', [4, 0], [4, 3], { thickness: 0.2 }),
        wallFrom('c', [4, 0], [8, 0], { thickness: 0.4 }),
        wallFrom('d', [0, 0], [0, 3], { thickness: 0.1 }),
        wallFrom('e', [0, 3], [4, 3], { thickness: 0.1 }),
        wallFrom('f', [4, 3], [8, 3], { thickness: 0.1 }),
        wallFrom('g', [8, 3], [8, 0], { thickness: 0.1 }),
      ),
    );
    expect(faces.map(({ area }) => area)).toEqual([
      expect.closeTo((4 - 0.05 - 0.1) * (3 - 0.1), 9),
      expect.closeTo((4 - 0.05 - 0.1) * (3 - 0.05 - 0.2), 9),
    ]);
  });

  it('include a corridor of 26 pieces of wall that eight rooms share (A06)', () => {
    const store = planStore();
    store.run(call(drawRoom, { storey, from: [0, 0], to: [24, 10] }));
    for (const z of [4, 6]) store.run(call(drawWall, { storey, from: [0, z], to: [24, z] }));
    for (const x of [6, 12, 18]) {
      store.run(call(drawWall, { storey, from: [x, 0], to: [x, 4] }));
      store.run(call(drawWall, { storey, from: [x, 6], to: [x, 10] }));
    }
    for (let x = 2; x < 24; x += 2) {
      if (x % 6 === 0) continue;
      store.run(call(drawWall, { storey, from: [x, 4], to: [x, 4.5] }));
      store.run(call(drawWall, { storey, from: [x, 6], to: [x, 5.5] }));
    }
    const faces = facesOf(store);
    expect(faces).toHaveLength(9);
    const corridor = store.derived(rooms).at(storey, [1, 5]);
    expect(corridor?.outerWalls.length).toBeGreaterThan(25);
    // The corridor less its 16 stubs of 0.2 × 0.4 m, then eight rooms of 5.8 × 3.8 m.
    expect(corridor?.area).toBeCloseTo(23.8 * 1.8 - 16 * 0.2 * 0.4, 6);
    const total = faces.reduce((sum, { area }) => sum + area, 0);
    expect(total).toBeCloseTo(23.8 * 1.8 - 16 * 0.2 * 0.4 + 8 * 5.8 * 3.8, 6);
    expect(faces.every(({ area }) => area < 60)).toBe(true);
  });
});
