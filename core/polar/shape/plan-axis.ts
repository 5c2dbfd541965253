/** The axes of the plan: x and z, by their place in a position. */
export type PlanAxis = 0 | 2;

/** What an edge spans along an axis, in metres. */
export const spanOf = (positions: Float32Array, a: number, b: number, axis: PlanAxis): number =>
  Math.abs((positions[3 * a + axis] ?? 0) - (positions[3 * b + axis] ?? 0));
