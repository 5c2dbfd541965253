import type { Vec2 } from '../../math/vec2.ts';
import type { Part } from '../joint-shape.ts';
import type { Cut } from '../openings/cuts.ts';
import type { WallOutline } from '../wall-outline.ts';

/** How a part of a wall is painted. */
export interface Paint {
  /** A material's id, or null for the default material. */
  readonly material: string | null;
  /** Texture repeats a metre along u and v. */
  readonly tiling: readonly [number, number];
}

/** Everything the mesh of a wall follows from. */
export interface WallSolid {
  readonly outline: WallOutline;
  /** Unit vector from the wall's start to its end. */
  readonly direction: Vec2;
  /** World height of the foot, in metres. */
  readonly elevation: number;
  /** In metres. */
  readonly height: number;
  readonly paint: Readonly<Record<Part, Paint>>;
  /** In their order along the wall, apart from one another and from both ends. */
  readonly cuts: readonly Cut[];
}
