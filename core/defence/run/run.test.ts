import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPath } from '../builder/build-path.ts';
import { computeRun, distanceOf, durationOf } from './compute-run.ts';
import { WalkTrack } from './walk-track.ts';

const pathOf = (seed: number, length: number, maxTilesBeforeCorner = 5) => {
  const path = buildPath({ seed, length, maxTilesBeforeCorner, border: 0, decorationChance: 0 });
  if (!path) throw new Error('no path');
  return path;
};

const paths = fc.tuple(fc.integer(), fc.integer({ min: 2, max: 120 }), fc.integer({ min: 4, max: 9 }));

describe('the way along a path', () => {
  it('goes from tile to tile in walking order and stays on the tile that is walked', () => {
    fc.assert(
      fc.property(paths, ([seed, length, most]) => {
        const path = pathOf(seed, length, most);
        const track = new WalkTrack(path);
        let last = track.at(0);
        expect([last.x, last.z]).toEqual([0, 0]);
        const walked: number[] = [0];
        for (let at = 0; at <= track.length; at += 0.05) {
          const place = track.at(at);
          const step = track.stepAt(at);
          // Within the tile, and at most a quarter of a circle from its middle line.
          expect(Math.abs(place.x - (path.xs[step] ?? 0))).toBeLessThanOrEqual(0.5 + 1e-9);
          expect(Math.abs(place.z - (path.ys[step] ?? 0))).toBeLessThanOrEqual(0.5 + 1e-9);
          // Nobody jumps: a straight line is no longer than the way.
          expect(Math.hypot(place.x - last.x, place.z - last.z)).toBeLessThanOrEqual(0.05 + 1e-9);
          if (step !== walked.at(-1)) walked.push(step);
          last = place;
        }
        expect(walked).toEqual(Array.from({ length: path.xs.length }, (_, step) => step));
        const end = track.at(track.length + 5);
        expect([end.x, end.z]).toEqual([path.xs.at(-1), path.ys.at(-1)]);
      }),
      { numRuns: 40 },
    );
  });

  it('looks where it goes, in corners too', () => {
    const track = new WalkTrack(pathOf(3, 60));
    const step = 1e-5;
    for (let at = 0.01; at < track.length - 0.02; at += 0.03) {
      const [a, b] = [track.at(at), track.at(at + step)];
      const way = Math.atan2(b.z - a.z, b.x - a.x);
      expect(Math.cos(way - a.heading)).toBeGreaterThan(0.9999);
    }
  });

  it('of two tiles is one tile long', () => {
    expect(new WalkTrack(pathOf(1, 2)).length).toBe(1);
  });
});

describe('a run', () => {
  const RUN = { count: 5, spacing: 2, speed: 1.5 };
  const TRACK = { length: 30 };

  it('sends enemies one after the other, and counts those that arrive', () => {
    expect(computeRun(RUN, TRACK, 0)).toEqual({ begun: 1, arrived: 0 });
    expect(computeRun(RUN, TRACK, 1.3)).toEqual({ begun: 1, arrived: 0 });
    expect(computeRun(RUN, TRACK, 1.4)).toEqual({ begun: 2, arrived: 0 });
    expect(computeRun(RUN, TRACK, 20)).toEqual({ begun: 5, arrived: 1 });
    expect(computeRun(RUN, TRACK, durationOf(RUN, TRACK))).toEqual({ begun: 5, arrived: 5 });
    expect(computeRun(RUN, TRACK, durationOf(RUN, TRACK) - 0.01).arrived).toBe(4);
  });

  it('keeps their order and their spacing at every time', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e4, noNaN: true }), (time) => {
        const { begun, arrived } = computeRun(RUN, TRACK, time);
        for (let enemy = 0; enemy < RUN.count; enemy += 1) {
          const far = distanceOf(RUN, enemy, time);
          expect(enemy < begun).toBe(far >= 0);
          if (enemy < arrived) expect(far).toBeGreaterThanOrEqual(TRACK.length - 1e-9);
          expect(far - distanceOf(RUN, enemy + 1, time)).toBeCloseTo(RUN.spacing, 6);
        }
      }),
    );
  });
});
