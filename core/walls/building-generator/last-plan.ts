import type { KeptPlan, PlanResult, Site } from './plan.ts';
import { planBuilding } from './plan-building.ts';
import type { FullWishes } from './wishes.ts';

let last: { readonly key: string; readonly result: PlanResult } | null = null;

/**
 * What planBuilding gives. Asked for the same building again it gives the very same plan: what shows a building tells
 * of it first and puts it into the level then, and a large one takes its time. Plans are values, so nobody can tell.
 * @param wishes as fillWishes gives them
 */
export function findPlan(wishes: FullWishes, seed: number, site?: Site, kept?: KeptPlan): PlanResult {
  const key = JSON.stringify([wishes, seed, site ?? null, kept ?? null]);
  if (last?.key === key) return last.result;
  const result = planBuilding(wishes, seed, site, kept);
  if (result.ok) last = { key, result };
  return result;
}
