import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BuiltPath, buildPath } from '../builder/build-path.ts';
import type { TraceEvent } from '../builder/trace.ts';
import { computePathTiles } from '../layout/path-tiles.ts';
import { describeEvent } from './describe-event.ts';
import { TraceBoard } from './trace-board.ts';
import { TraceLog, TraceRecorder } from './trace-log.ts';
import { buildRayLines, findRayAt, firstLineFrom, RAY_LINES } from './trace-rays.ts';

const ALL = { walkway: true, corner: true, hits: true };

function record(parameters: Parameters<typeof buildPath>[0]) {
  const events: TraceEvent[] = [];
  const recorder = new TraceRecorder();
  const path: BuiltPath | null = buildPath(parameters, (event) => {
    events.push(event);
    recorder.listen(event);
  });
  return { events, path, log: new TraceLog(recorder.finish()) };
}

const parameters = fc.record({
  seed: fc.integer(),
  length: fc.integer({ min: 2, max: 150 }),
  maxTilesBeforeCorner: fc.integer({ min: 0, max: 7 }),
  border: fc.constant(1),
  decorationChance: fc.constant(0),
  heading: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  attempts: fc.constant(8),
});

/** The tiles after so many events, found anew by the events alone. */
function tilesAt(events: readonly TraceEvent[], moment: number): ReadonlyMap<string, string> {
  const tiles = new Map<string, string>();
  for (const event of events.slice(0, moment)) {
    if (event.type === 'attempt') tiles.clear();
    else if (event.type === 'tile') tiles.set(String(event.cell), event.kind);
  }
  return tiles;
}

const KINDS = ['entrance', 'straight', 'corner', 'intersection', 'exit'];

describe('a recorded trace', () => {
  it('tells the same as the builder did', () => {
    fc.assert(
      fc.property(parameters, (wished) => {
        const { events, log } = record(wished);
        expect(Array.from({ length: log.count }, (_, index) => log.at(index))).toEqual(events);
        expect(log.told).toBe(events.length);
        expect(log.rejections).toHaveLength(events.filter(({ type }) => type === 'rejected').length);
      }),
      { numRuns: 40 },
    );
  });

  it('shows the tiles of any moment, from wherever one comes', () => {
    fc.assert(
      fc.property(parameters, fc.array(fc.nat(), { maxLength: 12 }), (wished, jumps) => {
        const { events, log, path } = record(wished);
        const board = new TraceBoard(log, wished.heading);
        const moments = jumps.flatMap((jump) => {
          const moment = jump % (events.length + 1);
          return [moment, moment - 1, moment + 1, moment];
        });
        for (const moment of [...moments, 0, events.length]) {
          const goal = Math.max(0, Math.min(events.length, moment));
          board.goTo(moment);
          expect(board.at).toBe(goal);
          const { count, xs, ys, kinds } = board.tiles();
          const shown = new Map(
            Array.from({ length: count }, (_, tile) => [`${xs[tile]},${ys[tile]}`, KINDS[kinds[tile] ?? -1]]),
          );
          expect(shown).toEqual(tilesAt(events, goal));
        }
        if (path) expect(board.tiles()).toEqual(computePathTiles(path, wished.heading));
      }),
      { numRuns: 60 },
    );
  });

  it('steps back as it stepped forward, turns of corners included', () => {
    const { log } = record({ seed: 4, length: 80, maxTilesBeforeCorner: 4, border: 0, decorationChance: 0 });
    const board = new TraceBoard(log, 0);
    const seen = Array.from({ length: log.count + 1 }, (_, moment) => {
      board.goTo(moment);
      return board.tiles();
    });
    for (let moment = log.count; moment >= 0; moment -= 1) {
      board.goTo(moment);
      expect(board.tiles()).toEqual(seen[moment]);
    }
  });

  it('has words for everything that happens', () => {
    const { events } = record({
      seed: 12,
      length: 150,
      maxTilesBeforeCorner: 5,
      border: 0,
      decorationChance: 0,
    });
    for (const event of events) expect(describeEvent(event)).toMatch(/^[A-Z0-9].*\.$/);
  });
});

describe('rays', () => {
  it('are lines of the events, in their order, coloured by what they ask and strike', () => {
    const { events, log } = record({
      seed: 12,
      length: 200,
      maxTilesBeforeCorner: 5,
      border: 0,
      decorationChance: 0,
    });
    const rays = events.filter((event) => event.type === 'ray');
    const { kinds, events: of } = buildRayLines(log, { ...ALL, hits: false });
    const count = (line: string) => kinds.filter((kind) => RAY_LINES[kind] === line).length;
    const struck = rays.filter((event) => event.ray === 'corner' && event.struck.length > 0).length;
    expect(struck).toBeGreaterThan(0);
    expect(count('walkway')).toBe(rays.filter(({ ray }) => ray === 'walkway').length);
    expect(count('corner')).toBe(rays.filter(({ ray }) => ray === 'corner').length);
    expect(count('struck')).toBe(struck);
    expect([...of]).toEqual([...of].sort((a, b) => a - b));
    expect(buildRayLines(log, { ...ALL, corner: false, hits: false }).kinds).toHaveLength(count('walkway'));
  });

  it('are found under a place, and no others', () => {
    const { log, events } = record({
      seed: 1,
      length: 30,
      maxTilesBeforeCorner: 5,
      border: 0,
      decorationChance: 0,
    });
    const lines = buildRayLines(log, ALL);
    const range = [0, lines.kinds.length] as const;
    const index = events.findIndex((event) => event.type === 'ray');
    const event = events[index];
    if (event?.type !== 'ray') throw new Error('no ray');
    const middle = [(event.from[0] + event.to[0]) / 2, (event.from[1] + event.to[1]) / 2] as const;
    const to = firstLineFrom(lines, index + 1);
    expect(findRayAt(lines, [0, to], middle, 0.3)).toBe(index);
    expect(findRayAt(lines, range, [500, 500], 0.3)).toBeUndefined();
  });
});
