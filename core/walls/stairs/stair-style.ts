import type { Refusal } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { type Stair, stairSchema } from '../../document/schema/stair.ts';
import { LATTICE, MIN_WALL_LENGTH, toLattice } from '../../math/tolerance.ts';
import { distance } from '../../math/vec2.ts';
import { riseFrom } from './flight.ts';

const { width, steps, name, material } = stairSchema.shape;

/** Everything about a stair but where it stands. */
export const stairStyleShape = { width, steps, name, material };

/** What of it may be changed; null goes back to the default. */
export const stairChangesShape = {
  width: width.nullish(),
  steps: steps.nullish(),
  name: name.nullish(),
  material: material.nullish(),
};

/**
 * Why a stair cannot stand so: it has no length, or climbs more than 1 m a metre; its storey or material is missing.
 * Null when it can.
 */
export function findStairFault(level: LevelReader, stair: Stair): Refusal | null {
  if (!level.findKind('storey', stair.storey)) {
    return { code: 'walls.no-such-storey', params: { storey: stair.storey } };
  }
  if (stair.material !== undefined && !level.findKind('material', stair.material)) {
    return { code: 'walls.no-such-material', params: { material: stair.material } };
  }
  const run = distance(stair.start, stair.end);
  if (run < MIN_WALL_LENGTH) return { code: 'building.stair-too-short' };
  const rise = riseFrom(level, stair.storey);
  if (run >= rise - LATTICE) return null;
  return { code: 'building.stair-too-steep', params: { length: toLattice(rise), rise: toLattice(rise) } };
}
