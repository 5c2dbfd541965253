import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPlanStore, CENTIMETRE_PER_PIXEL } from '../../test/support/tool-bench.ts';
import { isOnLattice } from '../math/tolerance.ts';
import { distance, type Vec2 } from '../math/vec2.ts';
import { snapPoint } from './snap-point.ts';
import type { SnapQuery } from './snap-query.ts';
import { DEFAULT_SNAP, type SnapHit } from './snapping.ts';

const snap = (
  walls: readonly (readonly [Vec2, Vec2])[],
  free: Vec2,
  more: Partial<Omit<SnapQuery, 'free' | 'level'>> = {},
): SnapHit =>
  snapPoint({
    free,
    anchor: null,
    level: buildPlanStore(...walls),
    storey: 'ground',
    settings: DEFAULT_SNAP,
    isFreed: false,
    metresPerPixel: CENTIMETRE_PER_PIXEL,
    moving: [],
    ...more,
  });

const WALL: readonly [Vec2, Vec2] = [
  [1, 1],
  [4, 1],
];
const SLANTED: readonly [Vec2, Vec2] = [
  [0, 0],
  [4, 3],
];

describe('a point beside walls', () => {
  it('goes to the corner, before the wall it is on', () => {
    expect(snap([WALL], [1.06, 1.03])).toEqual({ point: [1, 1], kind: 'joint', walls: ['w1'], lines: [] });
  });

  it('names every wall of the corner', () => {
    expect(
      snap(
        [
          WALL,
          [
            [1, 1],
            [1, 5],
          ],
        ],
        [1.01, 1.01],
      ).walls,
    ).toEqual(['w1', 'w2']);
  });

  it('goes to the corner from 1.5 cm however far one has zoomed in', () => {
    expect(snap([WALL], [1.015, 1], { metresPerPixel: 1e-5 })).toMatchObject({
      point: [1, 1],
      kind: 'joint',
    });
  });

  it('goes to the middle of a wall, before the rest of the wall', () => {
    expect(snap([WALL], [2.45, 1.04])).toMatchObject({ point: [2.5, 1], kind: 'midpoint' });
  });

  it('goes to the wall in whole steps from its start', () => {
    expect(snap([WALL], [3.04, 1.08])).toMatchObject({ point: [3, 1], kind: 'wall', walls: ['w1'] });
    const { point, kind } = snap([SLANTED], [1.63, 1.22]);
    expect(kind).toBe('wall');
    expect(distance(point, [0, 0])).toBeCloseTo(2, 3);
  });

  it('leaves walls alone that are farther than ten pixels, at any zoom', () => {
    expect(snap([WALL], [3.04, 1.11]).kind).not.toBe('wall');
    expect(snap([WALL], [3.04, 1.11], { metresPerPixel: 0.02 }).kind).toBe('wall');
  });

  it('leaves alone what moves along, but for where it was', () => {
    const moving: readonly Vec2[] = [[1, 1]];
    expect(snap([WALL], [2.47, 1.3], { moving }).kind).toBe('grid');
    expect(snap([WALL], [2.47, 1.04], { moving })).toMatchObject({ point: [2.5, 1], kind: 'extension' });
    expect(snap([WALL], [1.04, 1.03], { moving })).toMatchObject({ point: [1, 1], kind: 'joint' });
    expect(snap([WALL], [4.04, 1.03], { moving }).kind).not.toBe('joint');
  });

  it('obeys the settings', () => {
    const settings = { ...DEFAULT_SNAP, toJoints: false, toMidpoints: false, toExtensions: false };
    expect(snap([WALL], [1.03, 1.03], { settings }).kind).toBe('wall');
    expect(snap([WALL], [1.03, 1.03], { settings: { ...settings, toWalls: false } }).kind).toBe('grid');
    expect(snap([WALL], [1.03, 1.03], { settings: { ...settings, toWalls: false, gridStep: 0 } })).toEqual({
      point: [1.03, 1.03],
      kind: 'free',
      walls: [],
      lines: [],
    });
  });
});

describe('a point in line with corners', () => {
  it('lines up with one, in whole steps, and shows the line', () => {
    expect(
      snap(
        [
          [
            [1.03, 1],
            [4, 1],
          ],
        ],
        [1.05, 3.22],
      ),
    ).toEqual({
      point: [1.03, 3.2],
      kind: 'extension',
      walls: ['w1'],
      lines: [
        [
          [1.03, 1],
          [1.03, 3.2],
        ],
      ],
    });
  });

  it('lines up with two at once', () => {
    const walls: [Vec2, Vec2][] = [
      [
        [0.03, 0],
        [-2, 0],
      ],
      [
        [5, 4.07],
        [5, 8],
      ],
    ];
    expect(snap(walls, [0.08, 4.1])).toMatchObject({ point: [0.03, 4.07], kind: 'intersection' });
  });

  it('goes on from the end of a slanting wall', () => {
    const { point, kind } = snap([SLANTED], [4.82, 3.59]);
    expect(kind).toBe('extension');
    expect(point[1] / point[0]).toBeCloseTo(3 / 4, 4);
    expect(distance(point, [4, 3])).toBeCloseTo(1, 3);
  });

  it('stands square to the end of a slanting wall', () => {
    const { point, kind } = snap([SLANTED], [3.42, 3.78]);
    expect(kind).toBe('extension');
    expect((point[0] - 4) * 4 + (point[1] - 3) * 3).toBeCloseTo(0, 3);
  });

  it('does not reach across a town', () => {
    expect(
      snap(
        [
          [
            [0.03, 0],
            [-2, 0],
          ],
        ],
        [0.05, 60],
        { metresPerPixel: 0.1 },
      ).kind,
    ).toBe('grid');
  });
});

describe('drawing from a point', () => {
  it('keeps to the nearest multiple of 15° and to whole steps of length', () => {
    const { point, kind } = snap([], [2.02, 1.27], { anchor: [0, 0] });
    expect(kind).toBe('angle');
    expect(Math.atan2(point[1], point[0])).toBeCloseTo(Math.PI / 6, 4);
    expect(distance(point, [0, 0])).toBeCloseTo(2.4, 3);
  });

  it('keeps whole lengths from a start beside the grid', () => {
    expect(snap([], [3.04, 0.6], { anchor: [0.033, 0.55] })).toMatchObject({
      point: [3.033, 0.55],
      kind: 'angle',
    });
  });

  it('also knows angles to the wall it starts on', () => {
    const anchor: Vec2 = [2, 1.5];
    const square = snap([SLANTED], [0.8, 3.15], { anchor });
    expect(square.kind).toBe('angle');
    expect((square.point[0] - 2) * 4 + (square.point[1] - 1.5) * 3).toBeCloseTo(0, 3);
  });

  it('stops where its direction meets a wall', () => {
    expect(
      snap(
        [
          [
            [3.03, -2],
            [3.03, 2.5],
          ],
        ],
        [3.0, 0.06],
        { anchor: [0, 0] },
      ),
    ).toEqual({
      point: [3.03, 0],
      kind: 'intersection',
      walls: ['w1'],
      lines: [],
    });
  });

  it('stops in line with the corner it will close on', () => {
    const walls: [Vec2, Vec2][] = [
      [
        [0.04, 0],
        [6, 0],
      ],
      [
        [6, 0],
        [6, 4],
      ],
    ];
    expect(snap(walls, [0.1, 4.06], { anchor: [6, 4] })).toEqual({
      point: [0.04, 4],
      kind: 'intersection',
      walls: ['w1'],
      lines: [
        [
          [0.04, 0],
          [0.04, 4],
        ],
      ],
    });
  });

  it('is not drawn off its direction by a corner that is nearly on it', () => {
    expect(
      snap(
        [
          [
            [5, 0.02],
            [5, 3],
          ],
        ],
        [2.5, 0.03],
        { anchor: [0, 0] },
      ),
    ).toMatchObject({
      point: [2.5, 0],
      kind: 'angle',
    });
  });

  it('follows the grid when angles are off', () => {
    const settings = { ...DEFAULT_SNAP, angleStep: 0 };
    expect(snap([], [2.02, 1.27], { anchor: [0, 0], settings })).toMatchObject({
      point: [2, 1.3],
      kind: 'grid',
    });
  });

  it('stays where it is while the pointer has not moved', () => {
    expect(snap([], [0.5, 0.5], { anchor: [0.5, 0.5] })).toMatchObject({ point: [0.5, 0.5] });
  });
});

describe('holding Alt', () => {
  it('frees angle, grid and extensions', () => {
    expect(snap([WALL], [1.0345, 3.2213], { anchor: [3, 3], isFreed: true })).toMatchObject({
      point: [1.0345, 3.2213],
      kind: 'free',
    });
  });

  it('still holds corners, middles and walls', () => {
    expect(snap([WALL], [1.05, 1], { isFreed: true }).kind).toBe('joint');
    expect(snap([WALL], [2.45, 1], { isFreed: true }).kind).toBe('midpoint');
    expect(snap([WALL], [3.04, 1.05], { isFreed: true })).toMatchObject({ point: [3.04, 1], kind: 'wall' });
  });
});

const coordinate = fc.double({ min: -20, max: 20, noNaN: true });
const place = fc.tuple(coordinate, coordinate);

describe('any point beside any walls', () => {
  it('comes out on the lattice, and on a level without walls nearer than an angle or a grid step', () => {
    const wall = fc.tuple(place, place).filter(([a, b]) => distance(a, b) > 0.01);
    fc.assert(
      fc.property(
        fc.array(wall, { maxLength: 8 }),
        place,
        fc.option(place),
        fc.boolean(),
        fc.double({ min: 1e-4, max: 0.2, noNaN: true }),
        (walls, free, anchor, isFreed, metresPerPixel) => {
          const hit = snap(walls, free, { anchor, isFreed, metresPerPixel });
          expect(hit.point.every(isOnLattice)).toBe(true);
          if (isFreed) expect(['joint', 'midpoint', 'wall', 'free']).toContain(hit.kind);
        },
      ),
    );
  });
});
