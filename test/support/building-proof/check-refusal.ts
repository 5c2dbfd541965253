import { text } from '../../../core/text/text.ts';
import type { WishRefusal } from '../../../core/walls/building-generator/plan.ts';
import { planBuilding } from '../../../core/walls/building-generator/plan-building.ts';
import type { WishName } from '../../../core/walls/building-generator/wishes.ts';
import { ENDS, WISH_NAMES } from '../arbitrary-wishes.ts';
import type { GeneratedCase } from './generated-case.ts';
import type { Violation } from './violations.ts';

/**
 * A refusal names something that is really the matter: with another value of it there is a building, or something else
 * is the matter. Where one wish alone was said, it is that one.
 */
export function checkRefusal(given: GeneratedCase, reason: WishRefusal): Violation[] {
  const { wish, code, params } = reason;
  const where = `${wish}: ${text(code, params)}`;
  const isAlone = Object.keys(given.wishes).length === 1 && !given.site;
  if (isAlone && !isSaid(given, wish)) return [{ rule: 'refusal-of-unsaid', where }];
  const isTheMatter = otherwise(given, wish).some((other) => {
    const result = planBuilding(other.wishes, other.seed, other.site);
    return result.ok || result.reason.wish !== wish || result.reason.code !== code;
  });
  return isTheMatter ? [] : [{ rule: 'refusal-unfounded', where }];
}

/** The case with other values of what a refusal names. */
function otherwise({ wishes, seed, site }: GeneratedCase, wish: WishRefusal['wish']): GeneratedCase[] {
  if (wish === 'lot') return [{ wishes, seed }];
  const own = { wishes, ...(site && { site }) };
  if (wish === 'seed') return [{ ...own, seed: 0 }];
  const { [wish as WishName]: _, ...others } = wishes;
  const ends = WISH_NAMES.includes(wish as WishName) ? ENDS[wish as WishName] : [];
  return [
    { ...own, seed, wishes: others },
    ...ends.map((end) => ({ ...own, seed, wishes: { ...wishes, [wish]: end } })),
  ];
}

function isSaid({ wishes, seed, site }: GeneratedCase, wish: WishRefusal['wish']): boolean {
  if (wish === 'seed') return !Number.isSafeInteger(seed);
  if (wish === 'lot') return site?.limit !== undefined;
  return Object.hasOwn(wishes, wish);
}
