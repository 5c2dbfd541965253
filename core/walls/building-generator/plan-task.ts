import { describeValue } from '../../document/read/describe-value.ts';
import { fillWishes } from './fill-wishes.ts';
import { refuseKept } from './kept-check.ts';
import type { KeptPlan, Site, WishRefusal } from './plan.ts';
import { readWishes } from './read-wishes.ts';
import type { FullWishes, Wishes } from './wishes.ts';

/** What a building is planned from, with nothing left open and nothing that contradicts itself. */
export interface PlanTask {
  readonly wishes: FullWishes;
  readonly seed: number;
  readonly site: Site;
  readonly kept: KeptPlan | null;
}

type TaskResult =
  | { readonly ok: true; readonly task: PlanTask }
  | { readonly ok: false; readonly reason: WishRefusal };

/** Checks all that is said of a building; a refusal names the first thing that cannot be. */
export function readTask(wishes: Wishes, seed: number, site: Site, kept: KeptPlan | null): TaskResult {
  const read = readWishes(wishes);
  if (!read.ok) return read;
  const filled = fillWishes(read.wishes);
  if (!filled.ok) return filled;
  const reason = refuseSeed(seed) ?? refuseSite(site) ?? (kept && refuseKept(kept, filled.wishes, site));
  return reason ? { ok: false, reason } : { ok: true, task: { wishes: filled.wishes, seed, site, kept } };
}

function refuseSeed(seed: unknown): WishRefusal | undefined {
  if (Number.isSafeInteger(seed)) return undefined;
  const params = { found: describeValue(seed), most: Number.MAX_SAFE_INTEGER };
  return { wish: 'seed', code: 'generator.refused.seed', params };
}

function refuseSite({ limit }: Site): WishRefusal | undefined {
  const isSize = (length: unknown): boolean => typeof length === 'number' && length > 0;
  if (limit === undefined || (limit.length === 2 && limit.every(isSize))) return undefined;
  return {
    wish: 'lot',
    code: 'generator.refused.lot-wrong',
    params: { found: limit.map(describeValue).join(' × ') },
  };
}
