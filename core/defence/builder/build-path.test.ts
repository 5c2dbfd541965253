import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPath } from '../../../test/support/defence-proof/check-path.ts';
import { replayTrace } from '../../../test/support/defence-proof/replay-trace.ts';
import { buildPath } from './build-path.ts';
import type { BuilderParameters } from './parameters.ts';
import { TILE_KINDS } from './tile-kind.ts';
import type { TraceEvent } from './trace.ts';

const parametersOf = (seed: number, length: number, maxTilesBeforeCorner: number): BuilderParameters => ({
  seed,
  length,
  maxTilesBeforeCorner,
  border: 1,
  decorationChance: 0,
});

const anyParameters = fc
  .record({
    seed: fc.maxSafeInteger(),
    length: fc.integer({ min: 2, max: 300 }),
    maxTilesBeforeCorner: fc.integer({ min: 0, max: 20 }),
    heading: fc.constantFrom(0, 1, 2, 3),
    attempts: fc.constant(200),
  })
  .map((chosen): BuilderParameters => ({ border: 1, decorationChance: 0, ...chosen }));

describe('the path of a level', () => {
  it('is an entrance and an exit at its shortest', () => {
    const path = buildPath(parametersOf(1, 2, 6));
    expect([...(path?.kinds ?? [])].map((kind) => TILE_KINDS[kind])).toEqual(['entrance', 'exit']);
    expect([...(path?.xs ?? [])]).toEqual([0, 1]);
  });

  it('keeps every rule for any seed and parameters', () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        const path = buildPath(parameters);
        expect(path ? checkPath(path, parameters) : []).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same for the same seed, whether somebody listens or not', () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        expect(buildPath(parameters, () => {})).toEqual(buildPath(parameters));
      }),
      { numRuns: 200 },
    );
  });

  it('crosses itself, now and then', () => {
    const crossings = Array.from({ length: 50 }, (_, seed) => buildPath(parametersOf(seed, 60, 6))).filter(
      (path) => path?.kinds.includes(TILE_KINDS.indexOf('intersection')),
    );
    expect(crossings.length).toBeGreaterThan(10);
  });

  it('is laid again by its trace alone, and every ray tells what lay there at that moment', () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        const events: TraceEvent[] = [];
        const path = buildPath(parameters, (event) => events.push(event));
        const replay = replayTrace(events);
        expect(replay.faults).toEqual([]);
        const laid = Array.from(
          path?.xs ?? [],
          (x, index) => `${x},${path?.ys[index]} ${TILE_KINDS[path?.kinds[index] ?? -1]}`,
        );
        if (path) expect(replay.path).toEqual(laid);
      }),
      { numRuns: 200 },
    );
  });

  it('would get stuck after a corner that was approved, were it not for the emergency length', () => {
    const rejections = (usesEmergency: boolean): string[] => {
      const reasons: string[] = [];
      for (let seed = 0; seed < 300; seed += 1) {
        const parameters = { ...parametersOf(seed, 200, 6), attempts: 3 };
        buildPath(
          parameters,
          (event) => {
            if (event.type === 'rejected') reasons.push(event.reason);
          },
          usesEmergency,
        );
      }
      return reasons;
    };
    expect(rejections(false)).toContain('no-room');
    expect(rejections(true)).not.toContain('no-room');
    expect(rejections(true)).toContain('no-turn');
  });

  it('is refused after so many attempts where there is none', () => {
    const reached: number[] = [];
    const parameters = { ...parametersOf(1, 3000, 0), attempts: 25 };
    const path = buildPath(parameters, (event) => {
      if (event.type === 'rejected') reached.push(event.attempt);
    });
    expect(path).toBeNull();
    expect(reached).toHaveLength(25);
  });
});
