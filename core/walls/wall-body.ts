import type { LevelReader } from '../document/level.ts';
import { MATERIAL_DEFAULTS, type Material } from '../document/schema/material.ts';
import type { Wall } from '../document/schema/wall.ts';
import { signedArea } from '../math/polygon.ts';
import { normalize, sub, type Vec2 } from '../math/vec2.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import { MeshSorter } from '../mesh/mesh-sorter.ts';
import type { Part } from './joint-shape.ts';
import type { Paint, WallSolid } from './mesh/wall-solid.ts';
import { type Cut, cutsOf, volumeOfCut } from './openings/cuts.ts';
import { computeFreeStretch, fitHoles, type Hole } from './openings/holes.ts';
import { openingsOnWall } from './openings/openings-on-wall.ts';
import { storeyElevation, wallHeight } from './wall-dimensions.ts';
import { writeWallMesh } from './wall-mesh.ts';
import type { WallOutline } from './wall-outline.ts';

/** A wall as it stands, mitred at its joints and cut by its openings. */
export class WallBody implements WallSolid {
  readonly direction: Vec2;
  readonly elevation: number;
  readonly height: number;
  readonly paint: Readonly<Record<Part, Paint>>;
  /** What its openings take out of it, in their order along the wall; those without room are left out. */
  readonly holes: readonly Hole[];
  /** The same as corners on its two sides. */
  readonly cuts: readonly Cut[];
  private built: ReadonlyMap<string | null, MeshData> | null = null;

  /**
   * @param wall one that is long enough to have a body
   * @param outline its footprint
   */
  constructor(
    level: LevelReader,
    readonly wall: Wall,
    readonly outline: WallOutline,
  ) {
    this.direction = normalize(sub(wall.end, wall.start));
    this.elevation = storeyElevation(level, wall.storey);
    this.height = wallHeight(level, wall);
    const left = toPaint(level, wall.left);
    const trim = wall.trim === undefined ? left : toPaint(level, wall.trim);
    this.paint = { left, right: toPaint(level, wall.right), trim };
    const openings = openingsOnWall(level, wall.id);
    this.holes = openings.length > 0 ? fitHoles(openings, computeFreeStretch(this), this.height) : NO_HOLES;
    this.cuts = cutsOf(this.holes, this.outline, wall.start, this.direction);
  }

  /** In m³, without its openings, from the double-precision footprint. */
  get volume(): number {
    return this.cuts.reduce(
      (rest, cut) => rest - volumeOfCut(cut),
      signedArea(this.outline.corners) * this.height,
    );
  }

  /**
   * Its surface by material id, null being the default material; materials without a face are left out. The meshes of
   * all walls of a storey together are closed. Built at the first look.
   */
  get meshes(): ReadonlyMap<string | null, MeshData> {
    if (!this.built) {
      writeWallMesh(this, sorter.writerOf);
      this.built = sorter.take();
    }
    return this.built;
  }

  /** Lets go of its meshes, which are built again at the next look. */
  forgetMeshes(): void {
    this.built = null;
  }
}

const NO_HOLES: readonly Hole[] = [];

/** Shared by all bodies: each takes its meshes out before the next one writes. */
const sorter = new MeshSorter();

function toPaint(level: LevelReader, material: string | undefined): Paint {
  if (material === undefined) return DEFAULT_PAINT;
  return { material, tiling: tilingOf(level.findKind('material', material)) };
}

const DEFAULT_PAINT: Paint = { material: null, tiling: MATERIAL_DEFAULTS.tiling };

/** Texture repeats a metre along u and v of a material, or of the default one. */
export const tilingOf = (material: Material | undefined): readonly [number, number] =>
  material?.tiling ?? MATERIAL_DEFAULTS.tiling;
