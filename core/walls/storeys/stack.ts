import type { Refusal } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { MAX_COORDINATE } from '../../document/schema/fields.ts';
import type { Storey } from '../../document/schema/storey.ts';
import { toLattice } from '../../math/tolerance.ts';
import { clearHeightOf, floorOf, storeyAbove, storeyBelow } from '../storeys.ts';

/** Thickest slab in metres that is taken for one; a wider gap between two storeys is air. */
const THICKEST_SLAB = 1;

/** World height in metres of a storey's ceiling. */
export const ceilingOf = (storey: Storey): number => toLattice(floorOf(storey) + clearHeightOf(storey));

/** The storey with its floor at another height, in metres. */
export const withFloor = (storey: Storey, elevation: number): Storey => ({
  ...storey,
  elevation: toLattice(elevation),
});

/** The storeys of which `isMoved` holds, their floors moved by so many metres. Empty where that is nothing. */
export function moveFloors(
  level: LevelReader,
  by: number,
  isMoved: (storey: Storey) => boolean,
): readonly Storey[] {
  if (toLattice(by) === 0) return [];
  return [...level.ofKind('storey')].filter(isMoved).map((storey) => withFloor(storey, floorOf(storey) + by));
}

/**
 * Thickness in metres of the slab between a storey's ceiling and the next floor; of the topmost that of the slab it
 * stands on; 0 where storeys overlap or stand apart.
 */
export function slabOver(level: LevelReader, storey: Storey): number {
  const above = storeyAbove(level, storey.id);
  const below = storeyBelow(level, storey.id);
  if (above) return asSlab(floorOf(above) - ceilingOf(storey));
  return below ? asSlab(floorOf(storey) - ceilingOf(below)) : 0;
}

/** Why storeys cannot stand there: farther from zero than a level reaches; null when all can. */
export const findOffLimits = (storeys: readonly Storey[]): Refusal | null =>
  storeys.some((storey) => Math.abs(floorOf(storey)) > MAX_COORDINATE)
    ? { code: 'building.too-far', params: { limit: MAX_COORDINATE } }
    : null;

const asSlab = (gap: number): number => (gap > 0 && gap <= THICKEST_SLAB ? toLattice(gap) : 0);
