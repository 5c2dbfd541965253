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
 * (û, ŷ, v̂) of its pivot after its quarter turns and its mirror, without scale; the rest is the blocks'.
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
  // û = (−sin θ, 0, cos θ), v̂ = (−cos θ, 0, −sin θ).
  const inPlan = (u: number, v: number): readonly [number, number, number, number] => [
    -toZ * u - toX * v,
    0,
    toX * u - toZ * v,
    0,
  ];
  const at = index * INSTANCE_FLOATS.matrix;
  matrices.set(inPlan(cosine * side, sine * side), at);
  matrices.set([0, 1, 0, 0], at + 4);
  matrices.set(inPlan(-sine, cosine), at + 8);
  matrices.set([centre[0] + pivot.radius * toX, centre[1], centre[2] + pivot.radius * toZ, 1], at + 12);
  bends.set([pivot.radius, cosine, sine, side], index * INSTANCE_FLOATS.bend);
}
