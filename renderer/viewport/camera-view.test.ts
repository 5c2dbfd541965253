import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { along3 } from '../../core/math/vec3.ts';
import { type CameraPose, START_POSE } from './camera-pose.ts';
import { CameraView, meetHeight } from './camera-view.ts';

const SIZE = { width: 1000, height: 500 };
const TOP: CameraPose = { ...START_POSE, yaw: 0, pitch: Math.PI / 2, isOrthographic: true };
const pixel = fc.tuple(
  fc.double({ min: 0, max: 1000, noNaN: true }),
  fc.double({ min: 0, max: 500, noNaN: true }),
);
const pose = fc.constantFrom(START_POSE, TOP, { ...START_POSE, isOrthographic: true });

/** The same point by matrices, as a graphics card does it. */
function byMatrices(view: CameraView, [x, y, z]: readonly number[]): [number, number] {
  const apply = (matrix: readonly number[], vector: readonly number[]): number[] =>
    [0, 1, 2, 3].map((row) =>
      vector.reduce((sum, value, column) => sum + value * (matrix[column * 4 + row] ?? 0), 0),
    );
  const [cx = 0, cy = 0, , w = 1] = apply(
    view.projectionMatrix(),
    apply(view.viewMatrix(), [x ?? 0, y ?? 0, z ?? 0, 1]),
  );
  return [((cx / w + 1) / 2) * SIZE.width, ((1 - cy / w) / 2) * SIZE.height];
}

describe('the picture', () => {
  it('shows the target in its middle', () => {
    const middle = new CameraView({ ...START_POSE, target: [3, 1, -2] }, SIZE).toScreen([3, 1, -2]);
    expect(middle?.[0]).toBeCloseTo(500, 9);
    expect(middle?.[1]).toBeCloseTo(250, 9);
  });

  it('sends each pixel along a ray that comes back to it', () => {
    fc.assert(
      fc.property(pose, pixel, fc.double({ min: 1, max: 100, noNaN: true }), (from, at, reach) => {
        const view = new CameraView(from, SIZE);
        const { origin, direction } = view.rayAt(at);
        const back = view.toScreen(along3(origin, direction, reach));
        expect(back?.[0]).toBeCloseTo(at[0], 6);
        expect(back?.[1]).toBeCloseTo(at[1], 6);
      }),
    );
  });

  it('is drawn by its matrices exactly where it is picked', () => {
    fc.assert(
      fc.property(pose, pixel, (from, at) => {
        const view = new CameraView(from, SIZE);
        const { origin, direction } = view.rayAt(at);
        const [x, y] = byMatrices(view, along3(origin, direction, 12));
        expect(x).toBeCloseTo(at[0], 5);
        expect(y).toBeCloseTo(at[1], 5);
      }),
    );
  });

  it('meets the ground where a plan point was shown', () => {
    const view = new CameraView(START_POSE, SIZE);
    const at = view.toScreen([2, 0, 1.5]);
    if (!at) throw new Error('the point is in sight');
    const ground = meetHeight(view.rayAt(at), 0);
    expect(ground?.[0]).toBeCloseTo(2, 9);
    expect(ground?.[2]).toBeCloseTo(1.5, 9);
  });

  it('meets no ground above the horizon', () => {
    expect(meetHeight(new CameraView({ ...START_POSE, pitch: 0.1 }, SIZE).rayAt([500, 0]), 0)).toBeNull();
  });

  it('shows nothing that is behind the eye', () => {
    expect(new CameraView(START_POSE, SIZE).toScreen([100, 80, 150])).toBeNull();
  });

  it('says how much of the plan a pixel covers', () => {
    const view = new CameraView(TOP, SIZE);
    const a = view.toScreen([0, 0, 0]);
    const b = view.toScreen([1, 0, 0]);
    expect((b?.[0] ?? 0) - (a?.[0] ?? 0)).toBeCloseTo(1 / view.metresPerPixel(), 6);
  });
});
