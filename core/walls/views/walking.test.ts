import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorIn, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { slideCircle } from './collision.ts';
import { type Standing, walk } from './walking.ts';

const RADIUS = 0.25;
/** A room of 4 × 4 m, its walls 0.2 m thick, with a door in the middle of its front wall at z = 4. */
const room = (storey: string, prefix = ''): LevelRecord[] => [
  wallFrom(`${prefix}back`, [0, 0], [4, 0], { storey }),
  wallFrom(`${prefix}right`, [4, 0], [4, 4], { storey }),
  wallFrom(`${prefix}front`, [4, 4], [0, 4], { storey }),
  wallFrom(`${prefix}left`, [0, 4], [0, 0], { storey }),
];
const house = planStore(...room('ground'), doorIn('front', 'd', 2));

const slide = (from: Vec2, by: Vec2): Vec2 => slideCircle(house, 'ground', from, by, RADIUS);

describe('a person against the walls', () => {
  it('goes where nothing stands', () => {
    const [x, z] = slide([1, 1], [1, 0.5]);
    expect(x).toBeCloseTo(2, 9);
    expect(z).toBeCloseTo(1.5, 9);
  });

  it('stops before a wall, however fast', () => {
    const [x, z] = slide([2, 2], [0, -60]);
    expect(x).toBeCloseTo(2, 9);
    expect(z).toBeCloseTo(0.1 + RADIUS, 5);
  });

  it('slides along a wall', () => {
    const [x, z] = slide([1, 0.5], [1, -1]);
    expect(x).toBeCloseTo(2, 5);
    expect(z).toBeCloseTo(0.1 + RADIUS, 5);
  });

  it('goes through a door, and not beside it', () => {
    expect(slide([2, 3], [0, 2])[1]).toBeCloseTo(5, 6);
    expect(slide([1.2, 3], [0, 2])[1]).toBeCloseTo(4 - 0.1 - RADIUS, 5);
  });

  it('does not go through a window', () => {
    const window: LevelRecord = {
      kind: 'opening',
      id: 'w',
      wall: 'back',
      type: 'window',
      offset: 2,
      width: 1.2,
      height: 1.2,
      sill: 0.9,
    };
    const level = planStore(...room('ground'), window);
    expect(slideCircle(level, 'ground', [2, 1], [0, -2], RADIUS)[1]).toBeCloseTo(0.1 + RADIUS, 5);
  });

  it('never stands in a wall and never leaves a closed room, wherever it is pushed', () => {
    const closed = planStore(...room('ground'));
    const push = fc.tuple(
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: -3, max: 3, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(push, { maxLength: 12 }), (pushes) => {
        let at: Vec2 = [2, 2];
        for (const by of pushes) {
          at = slideCircle(closed, 'ground', at, by, RADIUS);
          for (const value of at) {
            expect(value).toBeGreaterThan(0.1 + RADIUS - 1e-5);
            expect(value).toBeLessThan(4 - 0.1 - RADIUS + 1e-5);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a walk', () => {
  const level = planStore(
    ...room('ground'),
    { kind: 'storey', id: 'upper', elevation: 2.7 },
    ...room('upper', 'u'),
    { kind: 'stair', id: 's', storey: 'ground', start: [0.8, 3.5], end: [0.8, 0.8] },
  );
  const steps = (from: Standing, by: Vec2, count: number): Standing =>
    Array.from({ length: count }).reduce<Standing>((standing) => walk(level, standing, by), from);

  it('climbs a stair to the storey above, and comes down again', () => {
    const up = steps({ at: [0.8, 3.6], floor: 0, storey: 'ground' }, [0, -0.1], 29);
    expect(up).toMatchObject({ floor: 2.7, storey: 'upper' });
    const halfway = steps(up, [0, 0.1], 15);
    expect(halfway.floor).toBeGreaterThan(0.8);
    expect(halfway.floor).toBeLessThan(2);
    expect(steps(halfway, [0, 0.1], 15)).toMatchObject({ floor: 0, storey: 'ground' });
  });

  it('does not fall into the well of a stair, nor off the edge of a floor', () => {
    const upstairs: Standing = { at: [3, 2.5], floor: 2.7, storey: 'upper' };
    expect(steps(upstairs, [-0.1, 0], 30).floor).toBe(2.7);
    const open = planStore({ kind: 'storey', id: 'upper', elevation: 2.7 });
    expect(walk(open, { at: [0, 0], floor: 2.7, storey: 'upper' }, [1, 0]).at).toEqual([0, 0]);
  });

  it('does not step onto a stair from beside, where it is high, but goes below it where one can stand', () => {
    const halfway = steps({ at: [2, 2.3], floor: 0, storey: 'ground' }, [-0.1, 0], 20);
    expect(halfway.floor).toBe(0);
    expect(halfway.at[0]).toBeGreaterThan(1.29);
    const below = steps({ at: [2, 1], floor: 0, storey: 'ground' }, [-0.1, 0], 20);
    expect(below).toMatchObject({ floor: 0, storey: 'ground' });
    expect(below.at[0]).toBeCloseTo(0.1 + RADIUS, 5);
  });
});
