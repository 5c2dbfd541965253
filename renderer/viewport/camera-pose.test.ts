import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cross3, dot3, type Vec3 } from '../../core/math/vec3.ts';
import { basisOf, between, type CameraPose, frameBox, orbit, START_POSE, zoomAt } from './camera-pose.ts';
import { CameraView } from './camera-view.ts';

const SIZE = { width: 800, height: 600 };
const TOP: CameraPose = { ...START_POSE, yaw: 0, pitch: Math.PI / 2, isOrthographic: true };

const near = (range: number) => fc.double({ min: -range, max: range, noNaN: true });
const spacePoint: fc.Arbitrary<Vec3> = fc.tuple(near(20), near(20), near(20));
const anyPose: fc.Arbitrary<CameraPose> = fc.record({
  target: spacePoint,
  yaw: near(7),
  pitch: fc.double({ min: 0.1, max: Math.PI / 2, noNaN: true }),
  distance: fc.double({ min: 1, max: 100, noNaN: true }),
  isOrthographic: fc.boolean(),
  lens: fc.constantFrom(START_POSE.lens, 0.6),
});

function expectSamePixel(a: CameraPose, b: CameraPose, point: Vec3): void {
  const before = new CameraView(a, SIZE).toScreen(point);
  const after = new CameraView(b, SIZE).toScreen(point);
  if (!before || !after) return;
  expect(after[0]).toBeCloseTo(before[0], 4);
  expect(after[1]).toBeCloseTo(before[1], 4);
}

describe('the camera', () => {
  it('looks with right, up and forward at right angles to one another', () => {
    fc.assert(
      fc.property(anyPose, (pose) => {
        const { right, up, forward } = basisOf(pose);
        for (const axis of [right, up, forward]) expect(dot3(axis, axis)).toBeCloseTo(1, 10);
        expect(dot3(right, up)).toBeCloseTo(0, 10);
        for (const [index, value] of cross3(right, up).entries()) {
          expect(value).toBeCloseTo(-(forward[index] ?? Number.NaN), 10);
        }
      }),
    );
  });

  it('shows the plan from above with x to the right and z downwards', () => {
    const { right, up } = basisOf(TOP);
    expect(right).toEqual([1, 0, -0]);
    expect(up[2]).toBeCloseTo(-1, 12);
  });

  it('keeps the place under the pointer where it is while zooming', () => {
    fc.assert(
      fc.property(
        anyPose,
        spacePoint,
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        (pose, point, factor) => {
          fc.pre(new CameraView(pose, SIZE).depthOf(point) > 0.5);
          expectSamePixel(pose, zoomAt(pose, point, factor), point);
        },
      ),
    );
  });

  it('keeps the place under the pointer where it is while orbiting', () => {
    fc.assert(
      fc.property(anyPose, spacePoint, near(1), near(0.3), (pose, pivot, turn, tilt) => {
        fc.pre(new CameraView(pose, SIZE).depthOf(pivot) > 0.5);
        expectSamePixel(pose, orbit(pose, pivot, turn, tilt), pivot);
      }),
    );
  });

  it('never goes below the ground or over the top', () => {
    expect(orbit(START_POSE, [0, 0, 0], 0, -9).pitch).toBeGreaterThan(0);
    expect(orbit(START_POSE, [0, 0, 0], 0, 9).pitch).toBeLessThanOrEqual(Math.PI / 2);
  });

  it('frames a box so that all of it is in the picture and it fills most of one side', () => {
    fc.assert(
      fc.property(anyPose, spacePoint, fc.tuple(near(30), near(5), near(30)), (pose, min, size) => {
        const max: Vec3 = [
          min[0] + Math.abs(size[0]) + 3,
          min[1] + Math.abs(size[1]),
          min[2] + Math.abs(size[2]) + 3,
        ];
        const view = new CameraView(frameBox(pose, { min, max }, SIZE.width / SIZE.height), SIZE);
        let most = 0;
        for (const x of [min[0], max[0]])
          for (const y of [min[1], max[1]])
            for (const z of [min[2], max[2]]) {
              const at = view.toScreen([x, y, z]);
              if (!at) throw new Error('a corner is behind the eye');
              most = Math.max(most, Math.abs(at[0] / 400 - 1), Math.abs(at[1] / 300 - 1));
            }
        expect(most).toBeCloseTo(0.82, 6);
      }),
    );
  });

  it('travels the shorter way round', () => {
    const halfway = between({ ...START_POSE, yaw: 3 }, { ...START_POSE, yaw: -3 }, 0.5);
    expect(Math.cos(halfway.yaw)).toBeCloseTo(-1, 6);
  });
});
