import type { Vec2 } from '../math/vec2.ts';
import type { Bend } from './deformation.ts';

/** Which of the two steps are done that make a ring of a flat grid. */
export interface StepChoice {
  readonly stretch: boolean;
  readonly bend: boolean;
}

/**
 * Where a plan point of a module comes to by the steps one at a time, for whoever looks at them: turned and mirrored,
 * then stretched by S_u = A^ρ·u, S_v = r_P·(1 − A^(−v/l0)) and bent by B_u = (r_P − S_v)·sin(S_u/r_P),
 * B_v = (S_v − r_P)·cos(S_u/r_P) + r_P, as far as the choice says. With both it is the map of deformVertices.
 * @param plan [x, z] in module space, in metres
 * @returns (u, v) in the frame of the pivot, in metres
 * Throws nothing: a bend that is none gives what arithmetic gives.
 */
export function layPlanPoint(plan: Vec2, bend: Omit<Bend, 'scaleHeight'>, steps: StepChoice): Vec2 {
  const turned = turnPlanPoint(plan, bend);
  const stretched = steps.stretch ? stretchPoint(turned, bend) : turned;
  return steps.bend ? bendPoint(stretched, bend.pivotRadius) : stretched;
}

const QUARTER = Math.PI / 2;

function turnPlanPoint(
  [x, z]: Vec2,
  { quarterTurns, mirrored }: Pick<Bend, 'quarterTurns' | 'mirrored'>,
): Vec2 {
  // Whole numbers: those of quarter turns.
  const cosine = Math.round(Math.cos(quarterTurns * QUARTER));
  const sine = Math.round(Math.sin(quarterTurns * QUARTER));
  const side = mirrored ? -x : x;
  return [cosine * side - sine * z, sine * side + cosine * z];
}

function stretchPoint([u, v]: Vec2, { grid, pivotRadius }: Pick<Bend, 'grid' | 'pivotRadius'>): Vec2 {
  return [(pivotRadius / grid.r0) * u, pivotRadius * (1 - grid.growth ** (-v / grid.cellSize))];
}

function bendPoint([u, v]: Vec2, pivotRadius: number): Vec2 {
  const outwards = pivotRadius - v;
  const angle = u / pivotRadius;
  return [outwards * Math.sin(angle), pivotRadius - outwards * Math.cos(angle)];
}
