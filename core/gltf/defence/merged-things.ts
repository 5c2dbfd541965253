import { shapeMesh } from '../../defence/shapes/defence-shapes.ts';
import { sameEverywhere } from '../../math/same-everywhere.ts';
import { GatheredMesh } from '../gathered-mesh.ts';
import type { Thing } from './defence-things.ts';
import { SHAPE_LAYOUT } from './thing-meshes.ts';

/** All things as one mesh, in metres from the entrance. */
export function mergeThings(things: readonly Thing[], tileSize: number): GatheredMesh {
  const gathered = new GatheredMesh(SHAPE_LAYOUT);
  for (const thing of things) {
    const { positions, normals, uvs, colors, indices } = shapeMesh(thing.shape);
    gathered.add([standing(positions, thing, tileSize), turned(normals, thing), uvs, colors], indices);
  }
  return gathered;
}

function standing(positions: Float32Array, thing: Thing, tileSize: number): Float32Array {
  const scale = thing.size * tileSize;
  const result = turned(positions, thing);
  for (let at = 0; at < result.length; at += 3) {
    result[at] = (result[at] ?? 0) * scale + thing.x * tileSize;
    result[at + 1] = (result[at + 1] ?? 0) * scale;
    result[at + 2] = (result[at + 2] ?? 0) * scale + thing.z * tileSize;
  }
  return result;
}

/** Turned about +y, which takes +x towards −z. */
function turned(values: Float32Array, { turn }: Thing): Float32Array {
  const [c, s] = [sameEverywhere(Math.cos(turn)), sameEverywhere(Math.sin(turn))];
  const result = values.slice();
  for (let at = 0; at < values.length; at += 3) {
    const [x, z] = [values[at] ?? 0, values[at + 2] ?? 0];
    result[at] = c * x + s * z;
    result[at + 2] = c * z - s * x;
  }
  return result;
}
