import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planStore } from '../../../test/support/plan-store.ts';
import { allCommands } from '../../commands/all-commands.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import { serialiseLevel } from '../../document/serialise-level.ts';
import { findRingProblems } from '../ring-problems.ts';

const newDeck = (): DocumentStore =>
  planStore(
    { kind: 'ring', id: 'deck', steps: 10, cellSize: 3, innerRing: -1, outerRing: 3 },
    { kind: 'ring', id: 'upper', steps: 7, cellSize: 3, innerRing: 0, outerRing: 2, centre: [0, 5, 0] },
    { kind: 'asset', id: 'pod', path: 'assets/pod.glb', footprint: [1, 1] },
    { kind: 'asset', id: 'hall', path: 'assets/hall.glb', footprint: [2, 1] },
  );

const ring = fc.constantFrom('deck', 'upper');
const asset = fc.constantFrom('pod', 'hall');
const cell = fc.tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: -3, max: 12 }));
const modules = fc.array(
  fc.nat({ max: 12 }).map((index) => `m${index + 1}`),
  { minLength: 1, maxLength: 4 },
);
const style = { quarterTurns: fc.nat({ max: 3 }), mirrored: fc.boolean() };
const footprint = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }));

/** Anything that can be done to rings, sensible or not. */
const anEdit = fc.oneof(
  fc
    .record({
      ring,
      asset,
      cells: fc.array(cell, { minLength: 1, maxLength: 3 }),
      ...style,
      copies: fc.nat({ max: 4 }),
    })
    .map(asCall('module.place')),
  fc.record({ ring, asset, lines: fc.constant([0, 0]), ...style }).map(asCall('ring.fill')),
  fc.record({ modules, by: cell }).map(asCall('module.copy')),
  fc
    .record({
      modules,
      axis: fc.integer({ min: -9, max: 9 }).map((halves) => halves / 2),
      copy: fc.boolean(),
    })
    .map(asCall('module.mirror-across')),
  fc.record({ modules, quarterTurns: fc.integer({ min: -2, max: 2 }) }).map(asCall('module.turn')),
  fc.record({ modules }).map(asCall('module.mirror')),
  fc
    .record({
      moves: modules.chain((ids) =>
        fc.tuple(...ids.map((module) => fc.record({ module: fc.constant(module), cell }))),
      ),
      ring: fc.option(ring, { nil: undefined }),
    })
    .map(asCall('module.move')),
  fc.record({ asset, changes: fc.record({ footprint }) }).map(asCall('asset.change')),
  fc
    .record({ path: fc.constantFrom('assets/a.glb', 'assets/pod.glb'), footprint, again: fc.boolean() })
    .map(asCall('asset.add')),
  fc
    .record({
      ring,
      changes: fc.record({
        steps: fc.integer({ min: 5, max: 12 }),
        outerRing: fc.integer({ min: 1, max: 4 }),
      }),
    })
    .map(asCall('ring.change')),
  fc.record({ ids: modules }).map(asCall('records.delete')),
);

function asCall(id: string) {
  return (args: object) => ({ id, args });
}

const bytesOf = (store: DocumentStore): string => serialiseLevel(store.snapshot());

describe('any edits of rings', () => {
  it('are undone and redone to the byte, and never make modules overlap', () => {
    fc.assert(
      fc.property(fc.array(anEdit, { maxLength: 12 }), (edits) => {
        const store = newDeck();
        const states = [bytesOf(store)];
        for (const { id, args } of edits) {
          const result = store.run(allCommands.call(id, args));
          if (result.ok && result.changed) states.push(bytesOf(store));
          else expect(bytesOf(store)).toBe(states.at(-1));
          const codes = findRingProblems(store).map(({ code }) => code);
          expect(codes.filter((code) => !ALLOWED.has(code))).toEqual([]);
        }
        const end = states.length - 1;
        for (let step = end; step > 0; step -= 1) {
          store.undo();
          expect(bytesOf(store)).toBe(states[step - 1]);
        }
        for (let step = 1; step <= end; step += 1) store.redo();
        expect(bytesOf(store)).toBe(states[end]);
      }),
      { numRuns: 150 },
    );
  });
});

/** What these levels may have: few steps, assets without a footprint, and modules that lost their place. */
const ALLOWED: ReadonlySet<string> = new Set(['polar.problem.few-steps', 'polar.problem.no-place']);
