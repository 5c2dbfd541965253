import type { ModuleVertices } from '../../modules/module-model.ts';

/**
 * For each vertex the longest edge at it, along x or z, in lengths that bend well.
 * @param wanted that length, in metres
 * @returns a number a vertex; 0 for one that no triangle has
 */
export function computeEdgeRatios(
  { positions, indices }: Pick<ModuleVertices, 'positions' | 'indices'>,
  wanted: number,
): Float32Array {
  const ratios = new Float32Array(positions.length / 3);
  for (let corner = 0; corner < indices.length; corner += 1) {
    const from = indices[corner] ?? 0;
    const to = indices[corner % 3 === 2 ? corner - 2 : corner + 1] ?? 0;
    const along = (axis: number) =>
      Math.abs((positions[3 * from + axis] ?? 0) - (positions[3 * to + axis] ?? 0));
    const ratio = Math.max(along(0), along(2)) / wanted;
    for (const end of [from, to]) ratios[end] = Math.max(ratios[end] ?? 0, ratio);
  }
  return ratios;
}
