import type { Random } from '../../math/random.ts';
import { CellSet } from './cell-set.ts';
import { carveFootprint, setBack } from './footprint.ts';
import { type PlanFrame, wholeOf } from './plan-frame.ts';
import { footprintRules, type StoreyWish } from './storey-rules.ts';
import type { FullWishes } from './wishes.ts';

/**
 * Step 2, first half: the cells that each storey covers, from the lowest up. Upper ones stand on those below.
 * @returns undefined where some storey cannot have its rooms so
 */
export function chooseFootprints(
  frame: PlanFrame,
  storeys: readonly StoreyWish[],
  { compactness, setback }: Pick<FullWishes, 'compactness' | 'setback'>,
  random: Random,
): CellSet[] | undefined {
  const { columns, rows } = wholeOf(frame.grid);
  const all = CellSet.of(columns, rows, [frame.outline]);
  const rules = footprintRules(frame, storeys);
  const footprints: CellSet[] = [];
  for (const rule of rules) {
    const below = footprints.at(-1);
    const isSmaller = below && random.chance(setback);
    const own = below
      ? (isSmaller && setBack(below, rule, random)) || below
      : carveFootprint(all, compactness, rule, random);
    if (!own) return undefined;
    footprints.push(own);
  }
  return footprints;
}
