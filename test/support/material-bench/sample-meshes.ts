import type { ModuleVertices } from '../../../core/modules/module-model.ts';

type Triple = readonly [number, number, number];

/** Right-handed: the third is the first crossed with the second. */
const FACES: readonly { readonly out: Triple; readonly along: Triple; readonly up: Triple }[] = [
  { out: [0, 0, 1], along: [1, 0, 0], up: [0, 1, 0] },
  { out: [0, 0, -1], along: [-1, 0, 0], up: [0, 1, 0] },
  { out: [1, 0, 0], along: [0, 0, -1], up: [0, 1, 0] },
  { out: [-1, 0, 0], along: [0, 0, 1], up: [0, 1, 0] },
  { out: [0, 1, 0], along: [1, 0, 0], up: [0, 0, -1] },
  { out: [0, -1, 0], along: [1, 0, 0], up: [0, 0, 1] },
];

/**
 * A box as a grid of quads on all six sides, so that it bends, standing on the ground: its size in metres, with tangents
 * and texture coordinates, once over each side and upright.
 */
export function buildSlab(size: Triple, parts: number): Required<Omit<ModuleVertices, 'colors'>> {
  const positions: number[] = [];
  const normals: number[] = [];
  const tangents: number[] = [];
  const uv: number[] = [];
  const indices: number[] = [];
  for (const { out, along, up } of FACES) {
    const first = positions.length / 3;
    for (const [i, j] of gridOf(parts + 1)) {
      const [s, t] = [(2 * i) / parts - 1, (2 * j) / parts - 1];
      const at = out.map((value, axis) => value + s * (along[axis] ?? 0) + t * (up[axis] ?? 0));
      positions.push(...at.map((value, axis) => ((value + (axis === 1 ? 1 : 0)) * (size[axis] ?? 0)) / 2));
      normals.push(...out);
      tangents.push(...along, 1);
      uv.push(i / parts, 1 - j / parts);
    }
    for (const [i, j] of gridOf(parts)) {
      const at = first + i * (parts + 1) + j;
      const next = at + parts + 1;
      indices.push(at, next, next + 1, at, next + 1, at + 1);
    }
  }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    tangents: Float32Array.from(tangents),
    uvs: [Float32Array.from(uv)],
    indices: Uint32Array.from(indices),
  };
}

const gridOf = (side: number): readonly (readonly [number, number])[] =>
  Array.from({ length: side * side }, (_, index) => [Math.floor(index / side), index % side] as const);
