import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallFrom } from '../../test/support/plan-store.ts';
import type { Wall } from '../document/schema/wall.ts';
import { pointToLattice } from '../math/tolerance.ts';
import type { Vec2 } from '../math/vec2.ts';
import { PlainJoiner } from './join-plainly.ts';
import { armsAt } from './joint-arms.ts';
import type { PlainJoint } from './joint-plain.ts';
import { type EndOutline, fitArm, isLevel, outlineJoint, reachOf, shapeJoint } from './joint-shape.ts';
import { findRun, tierJoint } from './joint-tiers.ts';
import { OutlineWriter } from './wall-outline.ts';

const heightOf = ({ height = 2.7 }: Wall): number => height;

interface Joined {
  readonly outlines: readonly EndOutline[];
  readonly longestReach: number;
}

/** The same joint in the general way, as if every wall were long enough. */
function joinInGeneral(at: Vec2, walls: readonly Wall[]): Joined {
  const arms = armsAt(at, walls, heightOf);
  const shape = shapeJoint(at, arms);
  const free = { left: 0, right: 0 };
  const fits = arms.map((arm) => fitArm({ ...arm, length: 1e9 }, free, free));
  const reaches = arms.map((_, index) => reachOf(shape, index));
  const tiered = isLevel(arms) && !findRun(arms) ? null : tierJoint(at, arms);
  const all = [...reaches, ...(tiered?.reaches ?? [])].flatMap(({ left, right }) => [left, right]);
  return { outlines: tiered?.outlines ?? outlineJoint(shape, fits), longestReach: Math.max(...all) };
}

const writer = new OutlineWriter();

const endsOf = (joint: PlainJoint): EndOutline[] =>
  joint.walls.map((_, index) => {
    writer.begin();
    const edges = joint.writeEnd(index, writer);
    return { corners: writer.finish([]).corners, edges };
  });

/** Number the corners, so that sharing them can be compared too. */
function numbered(outlines: readonly EndOutline[]) {
  const all = [...new Set(outlines.flatMap(({ corners }) => corners))];
  return outlines.map(({ corners, edges }) => ({ corners: corners.map((c) => [all.indexOf(c), c]), edges }));
}

const at: Vec2 = [12.3, -4.5];
const joiner = new PlainJoiner(heightOf);

/** Walls from the joint outwards or towards it, of these thicknesses and heights, at these angles in degrees. */
function stars(angles: fc.Arbitrary<number>, heights: readonly (number | undefined)[]) {
  const arm = fc.record({
    degrees: angles,
    size: fc.constantFrom(0.3, 1, 5),
    thickness: fc.constantFrom(0.1, 0.2, 0.4),
    height: fc.constantFrom(...heights),
    isTurned: fc.boolean(),
  });
  const unique = { minLength: 1, maxLength: 9, selector: ({ degrees }: { degrees: number }) => degrees };
  return fc.uniqueArray(arm, unique).map((arms) =>
    arms.map(({ degrees, size, thickness, height, isTurned }, index) => {
      const angle = (degrees * Math.PI) / 180;
      const far = pointToLattice([at[0] + size * Math.cos(angle), at[1] + size * Math.sin(angle)]);
      const [start, end] = isTurned ? [far, at] : [at, far];
      return wallFrom(`w${index}`, start, end, { thickness, ...(height !== undefined && { height }) });
    }),
  );
}

const square = fc.integer({ min: 0, max: 3 }).map((quarter) => quarter * 90);
const oblique = fc.integer({ min: 0, max: 23 }).map((step) => step * 15);
const any = fc.integer({ min: 0, max: 359 });

describe('walls that are joined in one go', () => {
  it.each([
    ['at right angles', square, 0.3],
    ['at angles of 15°', oblique, 0.02],
    ['at any angle', any, 0.02],
  ])('%s have the corners that the general way gives them, to the bit', (_, angles, leastShare) => {
    let plain = 0;
    const runs = 3000;
    fc.assert(
      fc.property(stars(angles, [undefined, undefined, 2.7, 1]), (walls) => {
        const joint = joiner.join(at, walls);
        if (!joint) return;
        plain += 1;
        const { outlines, longestReach } = joinInGeneral(at, walls);
        expect(numbered(endsOf(joint))).toEqual(numbered(outlines));
        expect(joint.walls).toEqual(armsAt(at, walls, heightOf).map(({ wall }) => wall));
        expect(joint.reach).toBeGreaterThanOrEqual(longestReach);
      }),
      { numRuns: runs },
    );
    expect(plain / runs).toBeGreaterThan(leastShare);
  });

  it.each([
    ['a free end', [0]],
    ['a corner', [0, 90]],
    ['a T', [0, 90, 180]],
    ['an oblique T', [10, 130, 190]],
    ['an X', [0, 90, 180, 270]],
    ['a star', [0, 120, 240]],
  ])('%s is one', (_, angles) => {
    const walls = angles.map((degrees, index) => {
      const angle = (degrees * Math.PI) / 180;
      return wallFrom(`w${index}`, [0, 0], [4 * Math.cos(angle), 4 * Math.sin(angle)]);
    });
    expect(joiner.join([0, 0], walls)?.walls).toHaveLength(angles.length);
  });

  it('walls of different heights, and those that all but lie on one another, are not', () => {
    const a = wallFrom('a', [0, 0], [4, 0]);
    expect(joiner.join([0, 0], [a, wallFrom('b', [0, 0], [0, 4], { height: 1 })])).toBeNull();
    expect(joiner.join([0, 0], [a, wallFrom('b', [0, 0], [4, 0.1])])).toBeNull();
    expect(joiner.join([0, 0], [wallFrom('c', [0, 0], [0, 0])])).toBeNull();
  });
});
