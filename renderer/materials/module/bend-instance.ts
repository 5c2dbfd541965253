import type { Vec3 } from '../../../core/math/vec3.ts';
import type { Pivot } from '../../../core/polar/pivot.ts';

/** Name of the instance attribute that the blocks read. */
export const BEND_ATTRIBUTE = 'bend';

/** Where one instance stands, as a host mesh draws it. */
export interface BendInstance {
  /** Of the ring, in metres. */
  readonly centre: Vec3;
  readonly pivot: Pivot;
  /** 0 to 3. */
  readonly quarterTurns: number;
  readonly isMirrored: boolean;
}

/** Numbers of one instance in the two buffers of a host: its matrix, and what the blocks bend it by. */
export const INSTANCE_FLOATS = { matrix: 16, bend: 4 } as const;

const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Writes an instance into the buffers of its host. The matrix is the placement of the straight module, the frame
 * (û, ŷ, v̂) of its pivot after its quarter turns and its mirror, without scale; the rest is the blocks'. Thousands are
 * written at each move of a slider, so one by one and without arrays in between.
 * @param matrices where no instance was written there must be zeros
 * @param index of the instance in the buffers
 * Throws a RangeError for what is no quarter turn.
 */
export function writeBendInstance(
  matrices: Float32Array,
  bends: Float32Array,
  index: number,
  { centre, pivot, quarterTurns, isMirrored }: BendInstance,
): void {
  const quarter = QUARTERS[quarterTurns];
  if (!quarter) throw new RangeError(`A module is turned by 0 to 3 quarters, not by ${quarterTurns}.`);
  const [cosine, sine] = quarter;
  const side = isMirrored ? -1 : 1;
  const toX = Math.cos(pivot.angle);
  const toZ = Math.sin(pivot.angle);
  const at = index * INSTANCE_FLOATS.matrix;
  writePlan(matrices, at, toX, toZ, cosine * side, sine * side);
  matrices[at + 5] = 1;
  writePlan(matrices, at + 8, toX, toZ, -sine, cosine);
  matrices[at + 12] = centre[0] + pivot.radius * toX;
  matrices[at + 13] = centre[1];
  matrices[at + 14] = centre[2] + pivot.radius * toZ;
  matrices[at + 15] = 1;
  const bend = index * INSTANCE_FLOATS.bend;
  bends[bend] = pivot.radius;
  bends[bend + 1] = cosine;
  bends[bend + 2] = sine;
  bends[bend + 3] = side;
}

/** A direction of the plan by its parts along û = (−sin θ, 0, cos θ) and v̂ = (−cos θ, 0, −sin θ); the rest is 0 already. */
function writePlan(matrices: Float32Array, at: number, toX: number, toZ: number, u: number, v: number): void {
  matrices[at] = -toZ * u - toX * v;
  matrices[at + 2] = toX * u - toZ * v;
}
