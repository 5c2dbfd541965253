import type { MeshData } from '../../mesh/mesh-data.ts';
import { MeshSorter } from '../../mesh/mesh-sorter.ts';
import type { Cut } from '../openings/cuts.ts';
import { LEAST_REST } from '../openings/holes.ts';
import { writeWallMesh } from '../wall-mesh.ts';
import type { WallOutline } from '../wall-outline.ts';
import type { WallSolid } from './wall-solid.ts';

type Meshes = ReadonlyMap<string | null, MeshData>;

/**
 * A wall as a closed body of its own, cut off at a height: for views that lower walls. Where it stands against others
 * it has faces, unlike the meshes of a storey, so that nothing gapes when the others are lowered or hidden.
 *
 * ```ts
 * buildCutMeshes(body, 0.3)   // the wall lowered to 30 cm; doors are gaps in it, a window it does not reach is not there
 * buildCutMeshes(body)        // the whole wall, for one that stands beside lowered ones
 * ```
 *
 * Holes that the cut goes through are open above. Texture coordinates are those of the whole wall.
 * @param body a wall's body, or that of a piece of several walls
 * @param top in metres over the foot; not below a millimetre: then there are no meshes. More than the wall's height is
 * its height
 * @returns by material id, null being the default one; the same object as long as body and height are the same
 */
export function buildCutMeshes(body: WallSolid, top: number = body.height): Meshes {
  const height = Math.min(top, body.height);
  if (!(height >= LEAST_REST)) return NOTHING;
  const known = latest.get(body);
  if (known?.height === height) return known.meshes;
  writeWallMesh(cutOff(body, height), sorter.writerOf);
  const meshes = sorter.take();
  latest.set(body, { height, meshes });
  return meshes;
}

const NOTHING: Meshes = new Map();
const sorter = new MeshSorter();
/** Bodies are values: an edited wall has a new one. */
const latest = new WeakMap<WallSolid, { readonly height: number; readonly meshes: Meshes }>();

function cutOff(body: WallSolid, height: number): WallSolid {
  const { direction, elevation, paint } = body;
  const cuts = body.cuts.flatMap((cut) => clip(cut, height));
  return { outline: standAlone(body.outline, height), direction, elevation, paint, height, cuts };
}

function clip(cut: Cut, height: number): readonly Cut[] {
  const highest = height - LEAST_REST;
  if (cut.bottom > highest) return [];
  return [cut.top > highest ? { ...cut, top: height } : cut];
}

/** The outline of a wall that nothing stands against. */
function standAlone({ corners, edges, startCorners }: WallOutline, height: number): WallOutline {
  const levels = [height];
  return {
    corners: corners.map(({ x, z }) => ({ x, z, levels })),
    edges: edges.map(({ part }) => ({ part, covered: 0 })),
    startCorners,
  };
}
