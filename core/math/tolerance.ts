import type { Vec2 } from './vec2.ts';

/** Steps of the plan lattice a metre: points stand on multiples of 0.1 mm, so equal joints are equal numbers. */
export const LATTICE_STEPS_PER_METRE = 10_000;

/** Side of a lattice cell in metres. */
export const LATTICE = 1 / LATTICE_STEPS_PER_METRE;

/** The shortest wall in metres that a tool makes or a level keeps. Shorter ones have no visible body. */
export const MIN_WALL_LENGTH = 0.01;

/** Two directions nearer than this (radians) count as parallel: about the turn of one lattice step over 100 m. */
export const PARALLEL_ANGLE = 1e-6;

/** The nearest multiple of 0.1 mm. Never −0, so that equal points are equal bits. */
export function toLattice(value: number): number {
  const steps = Math.round(value * LATTICE_STEPS_PER_METRE);
  return steps === 0 ? 0 : steps / LATTICE_STEPS_PER_METRE;
}

export const pointToLattice = (point: Vec2): Vec2 => [toLattice(point[0]), toLattice(point[1])];

/** True when the value is the double nearest to some multiple of 0.1 mm. */
export const isOnLattice = (value: number): boolean => toLattice(value) === value;

/** A map key that is equal for equal plan points. */
export const pointKey = (point: Vec2): string => `${point[0]},${point[1]}`;
