import type { Module } from '../document/schema/module.ts';
import { MODULE_DEFAULTS } from '../document/schema/module.ts';
import type { Cell } from './polar-grid.ts';

const QUARTERS = 4;

/** A module that has a place. */
export type PlacedModule = Module & { readonly cell: Cell };

/** Whether an axis through the centre, told in steps, mirrors cells onto cells: a step line or the middle of a step. */
export const isCellAxis = (axis: number): boolean => Number.isInteger(2 * axis);

/**
 * A module as it is seen in a mirror that stands on the ring, upright along an axis through its centre: its world
 * geometry is the reflection of what it was.
 *
 * The reflection takes an angle θ to 2α − θ, so steps [k, k + w) come to [2a − k − w, 2a − k) and lines stay. In the
 * frame of the pivot it turns û round and keeps v̂: (u, v) becomes (−u, v), and since the log-polar map is odd in u, so
 * does (B_u, B_v). With u, v = R(q)·M·(x, z) that is D·R(q)·M = R(−q)·(D·M) for D = diag(−1, 1): the quarter turns
 * change their sign and the mirror its state.
 * @param axis in steps
 * @param along cells that the module takes along the ring as it stands
 */
export function mirroredModule(module: PlacedModule, axis: number, along: number): PlacedModule {
  const { quarterTurns = MODULE_DEFAULTS.quarterTurns, mirrored = MODULE_DEFAULTS.mirrored } = module;
  return {
    ...module,
    cell: [module.cell[0], 2 * axis - module.cell[1] - along],
    quarterTurns: (QUARTERS - quarterTurns) % QUARTERS,
    mirrored: !mirrored,
  };
}
