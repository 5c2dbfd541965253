import type { Vec3 } from '../../math/vec3.ts';
import type { Bounds } from '../../modules/module-model.ts';

/** The box around points, in their unit. @param arrays x, y, z a point; at least one point in all */
export function computeBounds(arrays: readonly Float32Array[]): Bounds {
  const min: [number, number, number] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ];
  const max: [number, number, number] = [
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const positions of arrays) {
    for (let at = 0; at < positions.length; at += 3) {
      const point: Vec3 = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
      for (const axis of [0, 1, 2] as const) {
        min[axis] = Math.min(min[axis], point[axis]);
        max[axis] = Math.max(max[axis], point[axis]);
      }
    }
  }
  return { min, max };
}
