import { computeDeterminant, type Matrix, normalMatrix } from './matrix.ts';
import { ModuleError } from './module-error.ts';
import type { Surface } from './surface.ts';

/**
 * A surface where its node puts it. An odd number of reflections turns the triangles, so that they look outward still.
 * Normals and tangents are not yet of unit length.
 * @param place of the node in its file, for messages
 * @throws ModuleError for positions that are no finite numbers
 */
export function placeSurface(surface: Surface, matrix: Matrix, place: string): Surface {
  const { normals, tangents, indices } = surface;
  const isMirrored = computeDeterminant(matrix) < 0;
  const positions = transform(surface.positions, 3, matrix, 1);
  if (!positions.every(Number.isFinite))
    throw new ModuleError([{ code: 'modules.not-finite', params: { place } }]);
  return {
    ...surface,
    positions,
    normals: normals && transform(normals, 3, normalMatrix(matrix), 0),
    tangents: tangents && placeTangents(tangents, matrix, isMirrored),
    indices: isMirrored ? turn(indices) : indices,
  };
}

/** The first three numbers of each vertex, moved by the matrix; others stay. + 0 makes 0 of −0, so that equal points are equal bits. @param point 1 for points, 0 for directions */
function transform(values: Float32Array, size: number, m: Matrix, point: 0 | 1): Float32Array {
  const moved = Float32Array.from(values);
  const [a = 0, b = 0, c = 0, , d = 0, e = 0, f = 0, , g = 0, h = 0, i = 0, , tx = 0, ty = 0, tz = 0] = m;
  for (let at = 0; at < values.length; at += size) {
    const [x = 0, y = 0, z = 0] = [values[at], values[at + 1], values[at + 2]];
    moved[at] = a * x + d * y + g * z + point * tx + 0;
    moved[at + 1] = b * x + e * y + h * z + point * ty + 0;
    moved[at + 2] = c * x + f * y + i * z + point * tz + 0;
  }
  return moved;
}

/** The bitangent is normal × tangent times the sign, and a reflection turns such a product around. */
function placeTangents(tangents: Float32Array, matrix: Matrix, isMirrored: boolean): Float32Array {
  const placed = transform(tangents, 4, matrix, 0);
  for (let at = 3; at < placed.length; at += 4) {
    const sign = (placed[at] ?? 1) < 0 ? -1 : 1;
    placed[at] = isMirrored ? -sign : sign;
  }
  return placed;
}

function turn(indices: Uint32Array): Uint32Array {
  const turned = Uint32Array.from(indices);
  for (let at = 0; at < indices.length; at += 3) {
    turned[at + 1] = indices[at + 2] ?? 0;
    turned[at + 2] = indices[at + 1] ?? 0;
  }
  return turned;
}
