import type { ModuleVertices } from '../../modules/module-model.ts';
import { SLACK } from './edge-cuts.ts';
import { spanOf } from './plan-axis.ts';

/**
 * About how many triangles dividing the edges of a mesh adds, without doing it: two for each square of the plan that a
 * triangle covers, and one for each time that one of its edges is too long.
 * @param longest what an edge may span along x or z, in metres
 */
export function estimatePieces({ positions, indices }: ModuleVertices, longest: number): number {
  let sum = 0;
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const a = indices[i] ?? 0;
    const b = indices[i + 1] ?? 0;
    const c = indices[i + 2] ?? 0;
    const cuts = cutsOf(positions, a, b, longest) + cutsOf(positions, b, c, longest);
    const all = cuts + cutsOf(positions, c, a, longest);
    if (all > 0) sum += all + doubleAreaOf(positions, a, b, c) / longest ** 2;
  }
  return sum;
}

const cutsOf = (positions: Float32Array, a: number, b: number, longest: number): number =>
  Math.floor(Math.max(spanOf(positions, a, b, 0), spanOf(positions, a, b, 2)) / (SLACK * longest));

/** Of a triangle in the plan. */
function doubleAreaOf(positions: Float32Array, a: number, b: number, c: number): number {
  const at = (vertex: number, axis: number) => positions[3 * vertex + axis] ?? 0;
  const [bx, bz] = [at(b, 0) - at(a, 0), at(b, 2) - at(a, 2)];
  const [cx, cz] = [at(c, 0) - at(a, 0), at(c, 2) - at(a, 2)];
  return Math.abs(bx * cz - bz * cx);
}
