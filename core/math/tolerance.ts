import type { Vec2 } from './vec2.ts';

/** Steps of the plan lattice a metre: points stand on multiples of 0.1 mm, so equal joints are equal numbers. */
const LATTICE_STEPS_PER_METRE = 10_000;

/** Side of a lattice cell in metres. */
export const LATTICE = 1 / LATTICE_STEPS_PER_METRE;

/** The shortest wall in metres that a tool makes or a level keeps. Shorter ones have no visible body. */
export const MIN_WALL_LENGTH = 0.01;

/**
 * Joints nearer than this (metres) are one joint: a click beside a corner means the corner, and nothing that is built
 * of walls has a detail this small. A hair under 2 cm: joints on the lattice that are 2 cm apart are apart, whichever
 * way their distance is rounded.
 */
export const JOINT_MERGE_DISTANCE = 0.02 - LATTICE / 1000;

/**
 * A joint nearer than this (metres) to the middle of a wall stands on it. Less than √3/2 of the merge distance, so
 * that both halves of a wall that is led over a joint beside it are shorter than the wall: leading walls over joints
 * comes to an end.
 */
export const JOINT_ON_WALL_DISTANCE = 0.8 * JOINT_MERGE_DISTANCE;

/** Two directions nearer than this (radians) count as parallel: about the turn of one lattice step over 100 m. */
export const PARALLEL_ANGLE = 1e-6;

/** The nearest multiple of 0.1 mm. Never −0, so that equal points are equal bits. */
export function toLattice(value: number): number {
  const steps = Math.round(value * LATTICE_STEPS_PER_METRE);
  return steps === 0 ? 0 : steps / LATTICE_STEPS_PER_METRE;
}

/** What rounding may take from a multiple of the lattice (metres) without its being the next one. */
const ROUNDING = LATTICE / 1000;

/** The least multiple of 0.1 mm that is not less. */
export function ceilToLattice(value: number): number {
  const nearest = toLattice(value);
  return nearest >= value - ROUNDING ? nearest : toLattice(nearest + LATTICE);
}

/** The greatest multiple of 0.1 mm that is not more. */
export function floorToLattice(value: number): number {
  const nearest = toLattice(value);
  return nearest <= value + ROUNDING ? nearest : toLattice(nearest - LATTICE);
}

export const pointToLattice = (point: Vec2): Vec2 => [toLattice(point[0]), toLattice(point[1])];

/** Steps a metre of lengths that are no coordinates of the plan: finer than the lattice, so that halves of it fit. */
const FINE_STEPS_PER_METRE = 1_000_000;

/** The nearest multiple of a micrometre, so that files do not fill with the noise of arithmetic. */
export const toMicrometre = (value: number): number =>
  Math.round(value * FINE_STEPS_PER_METRE) / FINE_STEPS_PER_METRE;

/** True when the value is the double nearest to some multiple of 0.1 mm. */
export const isOnLattice = (value: number): boolean => toLattice(value) === value;

/** A map key that is equal for equal plan points. */
export const pointKey = (point: Vec2): string => `${point[0]},${point[1]}`;
