import type { LevelReader } from '../../document/level.ts';
import type { Storey } from '../../document/schema/storey.ts';
import { clearHeightOf, floorOf, storeyAbove, storeyBelow, storeysInOrder } from '../storeys.ts';
import { ceilingOf, moveFloors, slabOver } from './stack.ts';

/** Where a storey is put into the stack, and what makes way for it. */
export interface StoreyPlace {
  /** World height in metres of its floor. */
  readonly elevation: number;
  /** The storeys that make way, at their new places. */
  readonly moved: readonly Storey[];
}

/**
 * The place on top of a storey for one of that height (metres), with the same slab between them; those above move up
 * as far as it needs.
 */
export function placeAbove(level: LevelReader, storey: Storey, height: number): StoreyPlace {
  const slab = slabOver(level, storey);
  const elevation = ceilingOf(storey) + slab;
  const next = storeyAbove(level, storey.id);
  const lack = next ? elevation + height + slab - floorOf(next) : 0;
  const moved = moveFloors(level, Math.max(lack, 0), (other) => floorOf(other) > floorOf(storey));
  return { elevation, moved };
}

/** The place below a storey for one of that height (metres); those below move down as far as it needs. */
export function placeBelow(level: LevelReader, storey: Storey, height: number): StoreyPlace {
  const next = storeyBelow(level, storey.id);
  const slab = slabOver(level, next ?? storey);
  const elevation = floorOf(storey) - slab - height;
  const lack = next ? ceilingOf(next) + slab - elevation : 0;
  const moved = moveFloors(level, -Math.max(lack, 0), (other) => floorOf(other) < floorOf(storey));
  return { elevation, moved };
}

/** The place on top of all storeys; the default one in a level without any. */
export function placeOnTop(level: LevelReader, height: number): StoreyPlace | null {
  const top = storeysInOrder(level).at(-1);
  return top ? placeAbove(level, top, height) : null;
}

/** Height in metres of a new storey beside one: the same. */
export const heightBeside = (storey: Storey | undefined): number =>
  clearHeightOf(storey ?? { kind: 'storey', id: '' });
