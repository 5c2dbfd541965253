import type { Vec3 } from '../../math/vec3.ts';
import type { Bounds, ModuleMesh } from '../../modules/module-model.ts';

/**
 * The box around meshes, exact from their vertices: in the frame of the pivot for baked ones, in module space for those
 * that are straight. For another ring see scaleBounds.
 * Throws a RangeError for meshes without a vertex.
 */
export function computeShapeBounds(meshes: readonly ModuleMesh[]): Bounds {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { vertices } of meshes) {
    const { positions } = vertices;
    for (let i = 0; i < positions.length; i += 1) {
      const value = positions[i] ?? 0;
      const axis = i % 3;
      if (value < (min[axis] ?? 0)) min[axis] = value;
      if (value > (max[axis] ?? 0)) max[axis] = value;
    }
  }
  if (!((min[0] ?? 0) <= (max[0] ?? 0))) throw new RangeError('computeShapeBounds: there are no vertices');
  return { min: triple(min), max: triple(max) };
}

const triple = ([x = 0, y = 0, z = 0]: readonly number[]): Vec3 => [x, y, z];

/** The box of the same shape at another radius. @param scale of shapeScale, all above 0 */
export const scaleBounds = ({ min, max }: Bounds, scale: Vec3): Bounds => ({
  min: multiply(min, scale),
  max: multiply(max, scale),
});

const multiply = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
