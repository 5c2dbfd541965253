import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doorIn, planStore } from '../../../test/support/plan-store.ts';
import { type CommandCall, call } from '../../document/command.ts';
import { DocumentStore } from '../../document/document-store.ts';
import { countedIds } from '../../document/ids.ts';
import { serialiseLevel } from '../../document/serialise-level.ts';
import { distance, type Vec2 } from '../../math/vec2.ts';
import { drawWall } from '../commands/draw-wall.ts';
import { pasteRecords } from '../commands/paste-records.ts';
import { mirrorWalls, turnWalls } from '../commands/turn-walls.ts';
import { findPlanDefects } from '../plan-defects.ts';
import { copyRecords } from './copy-records.ts';

const place = fc
  .tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 80 }))
  .map(([x, z]): Vec2 => [x / 10, z / 10]);

interface Deed {
  readonly kind: number;
  readonly picks: readonly number[];
  readonly to: Vec2;
  readonly turn: number;
  readonly isMirrored: boolean;
}

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.nat(3),
  picks: fc.array(fc.nat(1000), { minLength: 1, maxLength: 4 }),
  to: place,
  turn: fc.integer({ min: -12, max: 12 }).map((steps) => (steps * Math.PI) / 12),
  isMirrored: fc.boolean(),
});

/** Random walls that cross, with doors where there is room for them. */
function town(lines: readonly (readonly [Vec2, Vec2])[]): DocumentStore {
  const store = planStore();
  for (const [from, to] of lines) store.run(call(drawWall, { storey: 'ground', from, to }));
  const walls = [...store.ofKind('wall')].filter(({ start, end }) => distance(start, end) > 1.5);
  const doors = walls.map(({ id, start, end }, index) =>
    doorIn(id, `door-${index}`, distance(start, end) / 3, 0.4),
  );
  return new DocumentStore({ header: store.header, records: [...store.all(), ...doors] }, countedIds());
}

function toCall(store: DocumentStore, { kind, picks, to, turn, isMirrored }: Deed): CommandCall | null {
  const all = [...store.ofKind('wall')].map(({ id }) => id);
  const walls = [...new Set(picks.flatMap((pick) => all[pick % Math.max(1, all.length)] ?? []))];
  if (kind === 1) return call(turnWalls, { walls, turn });
  if (kind === 2) return call(mirrorWalls, { walls, axis: isMirrored ? 'x' : 'z' });
  const clip = copyRecords(store, walls, 'ground');
  const [first] = clip?.walls ?? [];
  return clip && first
    ? call(pasteRecords, { storey: 'ground', clip, from: first.start, to, turn, isMirrored })
    : null;
}

/** What a file of the level holds. */
const bytesOf = (store: DocumentStore): string => serialiseLevel(store.snapshot());

function expectDoorsInWalls(store: DocumentStore): void {
  for (const { wall, offset, width } of store.ofKind('opening')) {
    const host = store.findKind('wall', wall);
    const room = host ? distance(host.start, host.end) : 0;
    expect(offset - width / 2).toBeGreaterThan(-0.001);
    expect(offset + width / 2).toBeLessThan(room + 0.001);
  }
}

it('pasting, turning and mirroring keep the plan planar and doors in their walls, and undo restores every byte', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 8 }),
      fc.array(deed, { minLength: 1, maxLength: 8 }),
      (lines, deeds) => {
        const store = town(lines);
        const start = bytesOf(store);
        for (const each of deeds) {
          const before = bytesOf(store);
          const doors = store.countOf('opening');
          const edit = toCall(store, each);
          const result = edit && store.run(edit);
          if (!result?.ok) {
            expect(bytesOf(store)).toBe(before);
            continue;
          }
          expect(findPlanDefects(store)).toEqual([]);
          if (each.kind === 1 || each.kind === 2) expect(store.countOf('opening')).toBe(doors);
          expectDoorsInWalls(store);
        }
        const end = bytesOf(store);
        while (store.undo());
        expect(bytesOf(store)).toBe(start);
        while (store.redo());
        expect(bytesOf(store)).toBe(end);
      },
    ),
    { numRuns: 120 },
  );
});
