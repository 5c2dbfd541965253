import type { GltfMaker } from './gltf-maker.ts';

/** The corners of a cube of 2 m around the origin, six sides of two triangles, counter-clockwise from outside. */
const SIDES: readonly (readonly [normal: readonly number[], corners: readonly (readonly number[])[]])[] = [
  [
    [1, 0, 0],
    [
      [1, -1, 1],
      [1, -1, -1],
      [1, 1, -1],
      [1, 1, 1],
    ],
  ],
  [
    [-1, 0, 0],
    [
      [-1, -1, -1],
      [-1, -1, 1],
      [-1, 1, 1],
      [-1, 1, -1],
    ],
  ],
  [
    [0, 1, 0],
    [
      [-1, 1, 1],
      [1, 1, 1],
      [1, 1, -1],
      [-1, 1, -1],
    ],
  ],
  [
    [0, -1, 0],
    [
      [-1, -1, -1],
      [1, -1, -1],
      [1, -1, 1],
      [-1, -1, 1],
    ],
  ],
  [
    [0, 0, 1],
    [
      [-1, -1, 1],
      [1, -1, 1],
      [1, 1, 1],
      [-1, 1, 1],
    ],
  ],
  [
    [0, 0, -1],
    [
      [1, -1, -1],
      [-1, -1, -1],
      [-1, 1, -1],
      [1, 1, -1],
    ],
  ],
];

/** A closed box of 2 × 2 × 2 m, four vertices a side. */
export const BOX = {
  positions: SIDES.flatMap(([, corners]) => corners.flat()),
  normals: SIDES.flatMap(([normal, corners]) => corners.flatMap(() => normal)),
  uvs: SIDES.flatMap(() => [0, 1, 1, 1, 1, 0, 0, 0]),
  /** Along the u of each side. */
  tangents: SIDES.flatMap(([, corners]) => {
    const [from = [], to = []] = corners;
    const along = to.map((value, axis) => (value - (from[axis] ?? 0)) / 2);
    return corners.flatMap(() => [...along, 1]);
  }),
  indices: SIDES.flatMap((_, side) => [0, 1, 2, 0, 2, 3].map((corner) => side * 4 + corner)),
};

/** The box as a primitive with all there is. @returns the primitive */
export function addBox(maker: GltfMaker, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    attributes: {
      POSITION: maker.accessor(Float32Array.from(BOX.positions), 'VEC3'),
      NORMAL: maker.accessor(Float32Array.from(BOX.normals), 'VEC3'),
      TEXCOORD_0: maker.accessor(Float32Array.from(BOX.uvs), 'VEC2'),
    },
    indices: maker.accessor(Uint16Array.from(BOX.indices), 'SCALAR'),
    ...more,
  };
}
