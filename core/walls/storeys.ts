import type { LevelReader } from '../document/level.ts';
import { compareNaturally } from '../document/natural-order.ts';
import { STOREY_DEFAULTS, type Storey } from '../document/schema/storey.ts';
import { toLattice } from '../math/tolerance.ts';

/** Height in metres over the level's zero of the floor that a storey's walls stand on. */
export const floorOf = (storey: Storey): number => storey.elevation ?? STOREY_DEFAULTS.elevation;

/** Height in metres from floor to ceiling. */
export const clearHeightOf = (storey: Storey): number => storey.height ?? STOREY_DEFAULTS.height;

/** All storeys from the lowest up; those at the same elevation by id. */
export const storeysInOrder = (level: LevelReader): readonly Storey[] =>
  [...level.ofKind('storey')].sort((a, b) => floorOf(a) - floorOf(b) || compareNaturally(a.id, b.id));

/** Less than half a lattice step is no height that anything could climb. */
const isHigher = (storey: Storey, other: Storey): boolean => toLattice(floorOf(storey) - floorOf(other)) > 0;

/** The next storey whose floor is higher, undefined for the topmost and for an id that is no storey. */
export function storeyAbove(level: LevelReader, id: string): Storey | undefined {
  const storey = level.findKind('storey', id);
  return storey && storeysInOrder(level).find((other) => isHigher(other, storey));
}

/** The next storey whose floor is lower, undefined for the lowest and for an id that is no storey. */
export function storeyBelow(level: LevelReader, id: string): Storey | undefined {
  const storey = level.findKind('storey', id);
  return storey && storeysInOrder(level).findLast((other) => isHigher(storey, other));
}
