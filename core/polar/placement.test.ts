import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit } from '../../test/support/edit-records.ts';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';
import type { LevelRecord } from '../document/schema/record-kinds.ts';
import { placement } from './placement.ts';
import { seams } from './seams.ts';

const NOBODY: ReadonlySet<string> = new Set();
const LONG = 40;
const cell = fc.option(fc.tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: -9, max: 20 })));
const module = fc.record({
  kind: fc.constant('module' as const),
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'),
  ring: fc.constantFrom('deck', 'rim'),
  asset: fc.constantFrom('pod', 'hall'),
  quarterTurns: fc.integer({ min: 0, max: 3 }),
  cell,
});
const ring = fc.record({
  kind: fc.constant('ring' as const),
  id: fc.constantFrom('deck', 'rim'),
  steps: fc.integer({ min: 4, max: 12 }),
  cellSize: fc.constantFrom(2, 3),
});
const asset = fc.record({
  kind: fc.constant('asset' as const),
  id: fc.constantFrom('pod', 'hall'),
  path: fc.constant('assets/a.glb'),
  footprint: fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 2 })),
  connectors: fc.constant([{ side: 'ahead', at: 0, type: 'door' } as const]),
});
const step = fc.oneof(
  fc.record({ put: fc.array(fc.oneof(module, ring, asset), { minLength: 1, maxLength: 6 }) }),
  fc.record({ remove: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 3 }) }),
);

/** Everything that is told of where modules stand and what their connectors meet, in an order that does not matter. */
function told(store: DocumentStore) {
  const model = store.derived(placement);
  const everywhere = [{ minX: 0, maxX: LONG, minY: -LONG, maxY: LONG, owner: '' }];
  return {
    places: [...store.ofKind('module')].map(({ id }) => [id, model.find(id)]),
    boxes: ['deck', 'rim'].map((id) =>
      model
        .findInTheWay(id, everywhere, NOBODY)
        .map((box) => JSON.stringify(box))
        .sort(),
    ),
    seams: [...store.derived(seams).all()].map((doubt) => JSON.stringify(doubt[1].unmet)).sort(),
  };
}

describe('where modules stand', () => {
  it('is the same after any edits, undone or not, as in a level that is opened with what they left', () => {
    const level: readonly LevelRecord[] = [
      { kind: 'ring', id: 'deck', steps: 8, cellSize: 3 },
      { kind: 'ring', id: 'rim', steps: 6, cellSize: 3 },
      { kind: 'asset', id: 'pod', path: 'assets/pod.glb', footprint: [1, 1] },
      { kind: 'asset', id: 'hall', path: 'assets/hall.glb', footprint: [3, 2] },
    ];
    const fresh = (records: Iterable<LevelRecord>) =>
      new DocumentStore({ header: { name: '', extra: {} }, records: [...records] }, countedIds());
    fc.assert(
      fc.property(fc.array(fc.tuple(step, fc.boolean()), { maxLength: 12 }), (steps) => {
        const store = fresh(level);
        told(store);
        for (const [what, isUndone] of steps) {
          store.run(edit(what));
          if (isUndone) store.undo();
        }
        expect(told(store)).toEqual(told(fresh(store.all())));
      }),
      { numRuns: 300 },
    );
  });
});
