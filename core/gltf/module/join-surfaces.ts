import type { ModuleVertices } from '../../modules/module-model.ts';
import type { SoundSurface } from './heal-surface.ts';

/**
 * Several surfaces as one. Where some have uvs or colours and others not, the others get zeros and white, which look as
 * nothing does.
 * @param surfaces at least one, all with tangents or all without
 */
export function joinSurfaces(surfaces: readonly SoundSurface[]): ModuleVertices {
  const uvSets = surfaces.reduce((most, { uvs }) => Math.max(most, uvs.length), 0);
  const sets = Array.from({ length: uvSets }, (_, set) =>
    join(surfaces.map((surface) => surface.uvs[set] ?? filled(surface, 2, 0))),
  );
  const tangents = surfaces.flatMap((surface) => surface.tangents ?? []);
  const hasColors = surfaces.some(({ colors }) => colors);
  return {
    positions: join(surfaces.map(({ positions }) => positions)),
    normals: join(surfaces.map(({ normals }) => normals)),
    ...(tangents.length > 0 && { tangents: join(tangents) }),
    uvs: sets,
    ...(hasColors && { colors: join(surfaces.map((surface) => surface.colors ?? filled(surface, 4, 1))) }),
    indices: joinIndices(surfaces),
  };
}

const countVertices = ({ positions }: SoundSurface): number => positions.length / 3;

const filled = (surface: SoundSurface, size: number, value: number): Float32Array =>
  new Float32Array(countVertices(surface) * size).fill(value);

function join(arrays: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    joined.set(array, at);
    at += array.length;
  }
  return joined;
}

function joinIndices(surfaces: readonly SoundSurface[]): Uint32Array {
  const joined = new Uint32Array(surfaces.reduce((sum, { indices }) => sum + indices.length, 0));
  let [at, first] = [0, 0];
  for (const surface of surfaces) {
    for (const index of surface.indices) {
      joined[at] = first + index;
      at += 1;
    }
    first += countVertices(surface);
  }
  return joined;
}
