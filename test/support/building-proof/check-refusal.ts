import { text } from '../../../core/text/text.ts';
import type { WishRefusal } from '../../../core/walls/building-generator/plan.ts';
import { planBuilding } from '../../../core/walls/building-generator/plan-building.ts';
import type { WishName } from '../../../core/walls/building-generator/wishes.ts';
import type { GeneratedCase } from './generated-case.ts';
import type { Violation } from './violations.ts';

/**
 * A refusal names something that was said, and that is really the matter: it is refused by itself too, or without it
 * there is a building or something else is the matter.
 */
export function checkRefusal({ wishes, seed, site }: GeneratedCase, reason: WishRefusal): Violation[] {
  const { wish, code, params } = reason;
  const where = `${wish}: ${text(code, params)}`;
  if (!isSaid({ wishes, seed, ...(site && { site }) }, wish)) return [{ rule: 'refusal-of-unsaid', where }];
  const { [wish as WishName]: said, ...others } = wishes;
  const alone = planBuilding(said === undefined ? {} : { [wish]: said }, seed, wish === 'lot' ? site : {});
  if (!alone.ok) return [];
  const without = planBuilding(others, seed, wish === 'lot' ? {} : site);
  const isTheMatter = without.ok || without.reason.wish !== wish || without.reason.code !== code;
  return isTheMatter ? [] : [{ rule: 'refusal-unfounded', where }];
}

function isSaid({ wishes, seed, site }: GeneratedCase, wish: WishRefusal['wish']): boolean {
  if (wish === 'seed') return !Number.isSafeInteger(seed);
  if (wish === 'lot') return site?.limit !== undefined;
  return Object.hasOwn(wishes, wish);
}
