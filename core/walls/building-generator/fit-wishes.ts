import type { Storey } from '../../document/schema/storey.ts';
import { toLattice } from '../../math/tolerance.ts';
import { clearHeightOf } from '../storeys.ts';
import { risesOf } from './building-storeys.ts';
import type { PlanNotice } from './plan.ts';
import type { FullWishes, Wishes } from './wishes.ts';

/** Wishes as the storeys of a level allow them. */
export interface FittedWishes {
  /** With the height and the slab that hold on every storey: the lowest ceiling and the highest climb. */
  readonly wishes: FullWishes;
  /** What the level decides that was wished otherwise. */
  readonly notices: readonly PlanNotice[];
}

/**
 * Storeys belong to the level: a building takes their heights as they are.
 * @param said what the user wishes; what is left out is no wish that could be missed
 * @param full the same with every wish answered
 * @param storeys those that the building is to stand on, from its lowest up
 */
export function fitWishes(said: Wishes, full: FullWishes, storeys: readonly Storey[]): FittedWishes {
  const rises = risesOf(storeys);
  const heights = storeys.map((storey, index) => Math.min(clearHeightOf(storey), rises[index] ?? 0));
  const storeyHeight = toLattice(Math.min(...heights));
  const climbs = rises.slice(0, -1);
  const slab = climbs.length > 0 ? toLattice(Math.max(...climbs) - storeyHeight) : full.slab;
  const notices: PlanNotice[] = [];
  if (
    said.storeyHeight !== undefined &&
    heights.some((height) => toLattice(height) !== toLattice(full.storeyHeight))
  ) {
    notices.push({
      wish: 'storeyHeight',
      code: 'generate.notice.storey-height',
      params: { wished: full.storeyHeight, heights: listOf(storeys.map(clearHeightOf)) },
    });
  }
  if (said.slab !== undefined && climbs.some((rise, index) => isOtherSlab(storeys[index], rise, full.slab))) {
    notices.push({
      wish: 'slab',
      code: 'generate.notice.slab',
      params: { wished: full.slab },
    });
  }
  return { wishes: { ...full, storeyHeight, slab }, notices };
}

const isOtherSlab = (storey: Storey | undefined, rise: number, slab: number): boolean =>
  storey !== undefined && toLattice(rise - clearHeightOf(storey)) !== toLattice(slab);

/** Each height once, from the lowest. */
const listOf = (heights: readonly number[]): string => [...new Set(heights)].sort((a, b) => a - b).join(', ');
