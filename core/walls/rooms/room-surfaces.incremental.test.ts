import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { doorIn, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { planarWalls } from '../../../test/support/random-plan.ts';
import { DocumentStore } from '../../document/document-store.ts';
import { countedIds } from '../../document/ids.ts';
import type { DerivedKind, DerivedModel } from '../../document/level.ts';
import type { Wall } from '../../document/schema/wall.ts';
import type { Vec2 } from '../../math/vec2.ts';
import type { ChangeFeed } from '../change-feed.ts';
import type { SurfaceModel } from '../surface.ts';
import { ceilingSurfaces, floorSurfaces } from './room-surfaces.ts';
import { rooms } from './rooms.ts';

/** What can be seen of the rooms of a level, by their ids: the meshes of a kind, or where their doors lead. */
type Look = (level: DocumentStore) => Record<string, unknown>;

const meshesOf =
  (kind: DerivedKind<SurfaceModel>): Look =>
  (level) =>
    Object.fromEntries(
      [...level.derived(kind).ofStorey('ground')].map(({ id, meshes }) => [id, [...meshes]]),
    );

const followed =
  (kind: DerivedKind<DerivedModel & { follow(): ChangeFeed }>) =>
  (level: DocumentStore): ChangeFeed =>
    level.derived(kind).follow();

const doorsOf: Look = (level) =>
  Object.fromEntries(
    level
      .derived(rooms)
      .ofStorey('ground')
      .map(({ id, doors }) => [id, doors]),
  );

/** Three rooms by three, of 3 m, so that there is nearly always something behind a door. */
const grid = [0, 1, 2, 3].flatMap((line) =>
  [0, 1, 2].flatMap((cell) => [
    wallFrom(`h${line}${cell}`, [cell * 3, line * 3], [cell * 3 + 3, line * 3]),
    wallFrom(`v${line}${cell}`, [line * 3, cell * 3], [line * 3, cell * 3 + 3]),
  ]),
);

/** Houses within houses that do not touch one another, so that rooms close around islands and open again. */
const nested = [1, 2, 3].flatMap((size) => {
  const corners: readonly Vec2[] = [
    [-size * 3, -size * 3],
    [size * 3, -size * 3],
    [size * 3, size * 3],
    [-size * 3, size * 3],
  ];
  return corners.map((start, index) =>
    wallFrom(`n${size}${index}`, start, corners[(index + 1) % corners.length] ?? start),
  );
});
const plans = fc.oneof(
  planarWalls({ spacing: 3, thicknesses: [0.1, 0.3], heights: [undefined] }),
  fc.constant(grid),
  fc.constant(nested),
);
const step = fc.record({
  pick: fc.nat(1000),
  what: fc.constantFrom('remove', 'add', 'add', 'thicken', 'door', 'no door', 'undo'),
});

function applyStep(level: DocumentStore, wall: Wall, what: string): void {
  const door = doorIn(wall.id, `${wall.id}d`, 1.5);
  if (what === 'undo') level.undo();
  if (what === 'remove') level.run(edit({ remove: [door.id, wall.id] }));
  if (what === 'add') level.run(edit({ put: [wall] }));
  if (what === 'no door') level.run(edit({ remove: [door.id] }));
  if (!level.find(wall.id)) return;
  if (what === 'thicken') level.run(edit({ put: [{ ...wall, thickness: 0.2 }] }));
  if (what === 'door') level.run(edit({ put: [door] }));
}

describe('rooms after edits', () => {
  it.each([
    ['have the floors', followed(floorSurfaces), meshesOf(floorSurfaces)],
    ['have the ceilings', followed(ceilingSurfaces), meshesOf(ceilingSurfaces)],
    ['have the doors', followed(rooms), doorsOf],
  ])('%s of the same level opened afresh, and whatever changed was told', (_, follow, look) => {
    fc.assert(
      fc.property(plans, fc.array(step, { maxLength: 12 }), (walls, steps) => {
        fc.pre(walls.length > 0);
        const doors = walls
          .filter((_wall, index) => index % 2 === 0)
          .map(({ id }) => doorIn(id, `${id}d`, 1.5));
        const level = planStore(...walls, ...doors);
        const feed = follow(level);
        let known: Record<string, unknown> = {};
        for (const { pick, what } of steps) {
          const wall = walls[pick % walls.length];
          if (wall) applyStep(level, wall, what);
          const now = look(level);
          const told = new Set(feed.take());
          for (const id of Object.keys({ ...known, ...now })) {
            if (!told.has(id)) expect(now[id]).toEqual(known[id]);
          }
          known = now;
          expect(now).toEqual(look(new DocumentStore(level.snapshot(), countedIds())));
        }
      }),
      { numRuns: 150 },
    );
  });
});
