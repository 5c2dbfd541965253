import type { Vec3 } from '../math/vec3.ts';

/** The six control nodes by name, in the order in which poses hold them. */
export const CONTROL_NODES = ['+x', '-x', '+y', '-y', '+z', '-z'] as const;

/** The poles of the unit sphere that the control nodes sit on, in the same order. */
export const NODE_DIRECTIONS: readonly Vec3[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** An offset of each control node, in metres, in their order. */
export type Pose = readonly [Vec3, Vec3, Vec3, Vec3, Vec3, Vec3];

const ZERO: Vec3 = [0, 0, 0];

/** Nothing is offset. */
export const REST_POSE: Pose = [ZERO, ZERO, ZERO, ZERO, ZERO, ZERO];
