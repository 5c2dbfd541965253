import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit } from '../../test/support/edit-records.ts';
import { planStore, wallFrom } from '../../test/support/plan-store.ts';
import { planarWalls } from '../../test/support/random-plan.ts';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';
import { type Wall, wallSchema } from '../document/schema/wall.ts';
import { wallBodies } from './wall-bodies.ts';

/** Everything that can be seen of the bodies of a level, by wall. */
const seen = (level: DocumentStore) =>
  Object.fromEntries(
    [...level.ofKind('wall')].map(({ id }) => {
      const body = level.derived(wallBodies).find(id);
      return [id, body && { meshes: [...body.meshes], volume: body.volume }];
    }),
  );

const afresh = (level: DocumentStore): DocumentStore => new DocumentStore(level.snapshot(), countedIds());

/** A row of walls of 4 m along x, from 0 to `count` × 4. */
const row = (count: number): Wall[] =>
  Array.from({ length: count }, (_, index) => wallFrom(`w${index}`, [index * 4, 0], [index * 4 + 4, 0]));

describe('bodies after edits', () => {
  it('equal those of the same level opened afresh, after any edits, undo and redo', () => {
    const plan = planarWalls({
      spacing: 0.5,
      thicknesses: [0.05, 0.2, 0.6],
      heights: [undefined, 1],
    });
    const step = fc.record({
      pick: fc.nat(1000),
      what: fc.constantFrom('remove', 'add', 'thicken', 'raise', 'paint', 'undo', 'redo', 'storey', 'tiling'),
      value: fc.constantFrom(0.1, 0.3, 0.8),
    });
    fc.assert(
      fc.property(plan, fc.array(step, { maxLength: 14 }), (walls, steps) => {
        fc.pre(walls.length > 0);
        const level = planStore({ kind: 'material', id: 'brick' }, ...walls.slice(walls.length >> 1));
        const feed = level.derived(wallBodies).follow();
        let known: Record<string, unknown> = {};
        for (const { pick, what, value } of steps) {
          const wall = walls[pick % walls.length];
          if (wall) applyStep(level, wall, what, value);
          const now = seen(level);
          const announced = new Set(feed.take());
          for (const id of Object.keys({ ...known, ...now })) {
            if (!announced.has(id)) expect(now[id]).toEqual(known[id]);
          }
          known = now;
          expect(now).toEqual(seen(afresh(level)));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('changes the edited wall and those that share its joints, no others', () => {
    const level = planStore(...row(10));
    const feed = level.derived(wallBodies).follow();
    expect(feed.take()).toHaveLength(10);
    seen(level);
    level.run(edit({ put: [wallFrom('w5', [20, 0], [24, 0], { thickness: 0.5 })] }));
    expect([...feed.take()].sort()).toEqual(['w4', 'w5', 'w6']);
    expect(feed.take()).toEqual([]);
  });

  it('changes the painted wall alone', () => {
    const level = planStore({ kind: 'material', id: 'brick' }, ...row(5));
    const feed = level.derived(wallBodies).follow();
    seen(level);
    feed.take();
    level.run(edit({ put: [wallFrom('w2', [8, 0], [12, 0], { left: 'brick' })] }));
    expect(feed.take()).toEqual(['w2']);
  });

  it('also changes walls a joint further where the edit leaves their corners less room', () => {
    const level = planStore(
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('b', [0, 0], [4, 0.5]),
      wallFrom('c', [4, 0], [4, -3]),
    );
    const feed = level.derived(wallBodies).follow();
    seen(level);
    feed.take();
    level.run(edit({ put: [wallFrom('d', [4, 0], [2, -0.6], { thickness: 0.4 })] }));
    seen(level);
    expect(seen(level)).toEqual(seen(afresh(level)));
    level.run(edit({ put: [wallFrom('a', [0, 0], [4, 0], { thickness: 1.2 })] }));
    expect([...feed.take()].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(seen(level)).toEqual(seen(afresh(level)));
  });

  it('follow the height of their storey and the tiling of their material', () => {
    const level = planStore(
      { kind: 'material', id: 'brick' },
      wallFrom('a', [0, 0], [4, 0], { left: 'brick' }),
      wallFrom('b', [0, 5], [4, 5]),
    );
    const feed = level.derived(wallBodies).follow();
    feed.take();
    level.run(edit({ put: [{ kind: 'material', id: 'brick', tiling: [2, 2] }] }));
    expect(feed.take()).toEqual(['a']);
    level.run(edit({ put: [{ kind: 'storey', id: 'ground', height: 4 }] }));
    expect([...feed.take()].sort()).toEqual(['a', 'b']);
    expect(level.derived(wallBodies).find('b')?.volume).toBeCloseTo(4 * 0.2 * 4, 9);
  });

  it('are gone with their wall, and the feed says so', () => {
    const level = planStore(...row(2));
    const feed = level.derived(wallBodies).follow();
    feed.take();
    level.run(edit({ remove: ['w1'] }));
    expect(level.derived(wallBodies).find('w1')).toBeUndefined();
    expect([...feed.take()].sort()).toEqual(['w0', 'w1']);
    feed.stop();
    level.undo();
    expect(feed.take()).toEqual([]);
  });
});

function applyStep(level: DocumentStore, wall: Wall, what: string, value: number): void {
  const current = level.findKind('wall', wall.id);
  if (what === 'undo') level.undo();
  if (what === 'redo') level.redo();
  if (what === 'storey') level.run(edit({ put: [{ kind: 'storey', id: 'ground', height: value * 5 }] }));
  if (what === 'tiling') level.run(edit({ put: [{ kind: 'material', id: 'brick', tiling: [value, 1] }] }));
  if (what === 'remove') level.run(edit({ remove: [wall.id] }));
  if (what === 'add') level.run(edit({ put: [wallSchema.parse(wall)] }));
  if (!current) return;
  if (what === 'thicken') level.run(edit({ put: [{ ...current, thickness: value }] }));
  if (what === 'raise') level.run(edit({ put: [{ ...current, height: value * 3 }] }));
  if (what === 'paint') level.run(edit({ put: [{ ...current, right: 'brick' }] }));
}
