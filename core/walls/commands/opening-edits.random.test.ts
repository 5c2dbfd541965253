import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planStore } from '../../../test/support/plan-store.ts';
import { type CommandCall, call } from '../../document/command.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import { serialiseLevel } from '../../document/serialise-level.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { findOpeningDefects } from '../openings/opening-defects.ts';
import { findPlanDefects } from '../plan-defects.ts';
import { wallBodies } from '../wall-bodies.ts';
import { deleteJoint } from './delete-joint.ts';
import { drawRoom } from './draw-room.ts';
import { drawWall } from './draw-wall.ts';
import { eraseWalls } from './erase-walls.ts';
import { joinWallsAt } from './join-walls.ts';
import { moveJoint } from './move-joint.ts';
import { moveWalls } from './move-walls.ts';
import { flipOpenings } from './opening-flip.ts';
import { moveOpening } from './opening-move.ts';
import { placeOpening } from './opening-place.ts';
import { setOpeningProperties } from './opening-properties.ts';
import { resizeOpening } from './opening-resize.ts';
import { slideOpenings } from './opening-slide.ts';
import { setWallProperties } from './set-wall-properties.ts';
import { splitWallAt } from './split-wall.ts';

const storey = 'ground';

const place = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })),
  fc.tuple(fc.double({ min: 0, max: 6, noNaN: true }), fc.double({ min: 0, max: 6, noNaN: true })),
);
const dice = fc.record({ kind: fc.nat(21), from: place, to: place, pick: fc.nat(1000) });
type Dice = typeof dice extends fc.Arbitrary<infer T> ? T : never;

function toCall(store: DocumentStore, { kind, from, to, pick }: Dice): CommandCall {
  const walls = [...store.ofKind('wall')];
  const wall = walls[pick % Math.max(1, walls.length)];
  const openings = [...store.ofKind('opening')];
  const opening = openings[pick % Math.max(1, openings.length)]?.id ?? 'none';
  const thickness = (1 + (pick % 4)) / 10;
  if (!wall || kind < 4) return call(drawWall, { storey, from, to, thickness });
  const joint = pick % 2 ? wall.start : wall.end;
  const [offset, width] = [from[0], 0.2 + (pick % 10) / 10];
  const made = { wall: wall.id, offset, width, height: 1 + (pick % 20) / 10, sill: (pick % 7) / 5 };
  const by: Vec2 = [(to[0] - from[0]) / 4, (to[1] - from[1]) / 4];
  const calls: readonly CommandCall[] = [
    call(placeOpening, { ...made, type: 'window' }),
    call(placeOpening, { ...made, type: 'door', fitting: 'leaf', hinge: 'end' }),
    call(placeOpening, { ...made, type: 'arch', sill: 0 }),
    call(placeOpening, { ...made, type: 'window', offset: to[1] }),
    call(moveOpening, { opening, wall: wall.id, offset }),
    call(moveOpening, { opening, offset }),
    call(resizeOpening, { opening, width, height: made.height }),
    call(slideOpenings, { openings: [opening], by }),
    call(setOpeningProperties, { openings: [opening], changes: { sill: pick % 2 ? made.sill : null } }),
    call(flipOpenings, { openings: [opening], hinge: true, side: pick % 2 === 0 }),
    call(drawRoom, { storey, from, to, thickness }),
    call(splitWallAt, { wall: wall.id, at: to }),
    call(moveJoint, { storey, from: joint, to }),
    call(moveWalls, { walls: [wall.id], by }),
    call(joinWallsAt, { storey, at: joint }),
    call(deleteJoint, { storey, at: joint }),
    call(eraseWalls, { storey, from: wall.start, to: pick % 3 ? wall.end : to }),
    call(setWallProperties, { walls: [wall.id], changes: { thickness, height: pick % 3 ? null : 2.2 } }),
  ];
  return calls[kind - 4] ?? call(drawWall, { storey, from, to });
}

/** What holds after every edit: each opening is a hole of its own size in its wall. */
function expectWhole(store: DocumentStore): void {
  const bodies = store.derived(wallBodies);
  for (const opening of store.ofKind('opening')) {
    const hole = bodies.find(opening.wall)?.holes.find((one) => one.opening.id === opening.id);
    expect([opening.id, hole?.isWhole]).toEqual([opening.id, true]);
  }
  expect(findOpeningDefects(store, store.ofKind('wall'))).toEqual([]);
  expect(findPlanDefects(store)).toEqual([]);
}

const textOf = (store: DocumentStore): string =>
  serialiseLevel({ header: store.header, records: [...store.all()] });

it('whatever is drawn, moved, split, placed and undone, every opening stays whole, and undoing all is the start', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(dice, fc.nat(11)), { minLength: 5, maxLength: 50, size: 'max' }),
      (edits) => {
        const store = planStore();
        const start = textOf(store);
        for (const [edit, how] of edits) {
          if (how === 0) store.undo();
          else if (how === 1) store.redo();
          else store.run(toCall(store, edit));
          expectWhole(store);
        }
        while (store.redo());
        const end = textOf(store);
        while (store.undo());
        expect(textOf(store)).toBe(start);
        while (store.redo());
        expect(textOf(store)).toBe(end);
      },
    ),
    { numRuns: 150 },
  );
});
