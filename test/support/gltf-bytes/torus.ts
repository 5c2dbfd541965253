import type { GltfMaker } from './gltf-maker.ts';

/** Vertices around the ring and around its tube; the first and last of each stand at one place. */
const [ALONG, AROUND] = [33, 17];
const [RADIUS, TUBE] = [2, 0.5];

/** Volume of the round body in m³. The mesh has a little less. */
export const TORUS_VOLUME = 2 * Math.PI ** 2 * RADIUS * TUBE ** 2;
export const TORUS_TRIANGLES = (ALONG - 1) * (AROUND - 1) * 2;

/** A closed ring around the y axis with normals and uvs: something round for what compresses. @returns a primitive */
export function addTorus(maker: GltfMaker): Record<string, unknown> {
  const [positions, normals, uvs, indices]: number[][] = [[], [], [], []];
  for (let at = 0; at < ALONG * AROUND; at += 1) {
    const [u, v] = [Math.floor(at / AROUND) / (ALONG - 1), (at % AROUND) / (AROUND - 1)];
    const [turn, tilt] = [u * 2 * Math.PI, v * 2 * Math.PI];
    const normal = [Math.cos(tilt) * Math.cos(turn), Math.sin(tilt), -Math.cos(tilt) * Math.sin(turn)];
    const [x = 0, y = 0, z = 0] = normal;
    positions?.push(RADIUS * Math.cos(turn) + TUBE * x, TUBE * y, -RADIUS * Math.sin(turn) + TUBE * z);
    normals?.push(...normal);
    uvs?.push(u, v);
    if (u === 1 || v === 1) continue;
    indices?.push(at, at + AROUND, at + AROUND + 1, at, at + AROUND + 1, at + 1);
  }
  return {
    attributes: {
      POSITION: maker.accessor(Float32Array.from(positions ?? []), 'VEC3'),
      NORMAL: maker.accessor(Float32Array.from(normals ?? []), 'VEC3'),
      TEXCOORD_0: maker.accessor(Float32Array.from(uvs ?? []), 'VEC2'),
    },
    indices: maker.accessor(Uint16Array.from(indices ?? []), 'SCALAR'),
  };
}
