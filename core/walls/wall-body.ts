import type { LevelReader } from '../document/level.ts';
import { MATERIAL_DEFAULTS, type Material } from '../document/schema/material.ts';
import type { Wall } from '../document/schema/wall.ts';
import { normalize, sub } from '../math/vec2.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import type { JointCache } from './joint-cache.ts';
import { storeyElevation, wallHeight } from './wall-dimensions.ts';
import { buildWallMeshes, type Paint, type WallSolid } from './wall-mesh.ts';
import { joinEnds } from './wall-outline.ts';

/** A wall as it stands, mitred at its joints. */
export interface WallBody extends WallSolid {
  readonly wall: Wall;
  /** In m³, from the double-precision footprint. */
  readonly volume: number;
  /**
   * Its surface by material id, null being the default material; materials without a face are left out. Built at the
   * first look. The meshes of all walls of a storey together are closed.
   */
  readonly meshes: ReadonlyMap<string | null, MeshData>;
}

/** The body of a wall that is long enough to have one. */
export function createWallBody(level: LevelReader, joints: JointCache, wall: Wall): WallBody {
  const outline = joinEnds(joints.outlineOf(wall, false), joints.outlineOf(wall, true));
  const height = wallHeight(level, wall);
  const left = toPaint(level, wall.left);
  const solid: WallSolid = {
    outline,
    direction: normalize(sub(wall.end, wall.start)),
    elevation: storeyElevation(level, wall.storey),
    height,
    paint: {
      left,
      right: toPaint(level, wall.right),
      trim: wall.trim === undefined ? left : toPaint(level, wall.trim),
    },
  };
  let meshes: ReadonlyMap<string | null, MeshData> | null = null;
  return {
    ...solid,
    wall,
    volume: outline.area * height,
    get meshes() {
      meshes ??= buildWallMeshes(solid);
      return meshes;
    },
  };
}

const toPaint = (level: LevelReader, material: string | undefined): Paint => ({
  material: material ?? null,
  tiling: tilingOf(level.findKind('material', material)),
});

/** Texture repeats a metre along u and v of a material, or of the default one. */
export const tilingOf = (material: Material | undefined): readonly [number, number] =>
  material?.tiling ?? MATERIAL_DEFAULTS.tiling;
