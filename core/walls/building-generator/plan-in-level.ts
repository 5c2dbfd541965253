import type { Refusal } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import type { Storey } from '../../document/schema/storey.ts';
import { pointToLattice } from '../../math/tolerance.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { isWithinReach } from '../clipboard/plan-transform.ts';
import { findOffLimits } from '../storeys/stack.ts';
import { buildMissingStoreys, findStoreysFrom } from './building-storeys.ts';
import { fillWishes } from './fill-wishes.ts';
import { type FittedWishes, fitWishes } from './fit-wishes.ts';
import { findFreePlace } from './free-place.ts';
import { findPlan } from './last-plan.ts';
import type { BuildingPlan, KeptPlan, PlanNotice, Site } from './plan.ts';
import { boundsOf, computeFootprints, NO_RECT, type PlanRect } from './plan-places.ts';
import { readWishes } from './read-wishes.ts';
import type { Wishes } from './wishes.ts';
import { findWorthTelling } from './worth-telling.ts';

/** What is to be generated, and where. */
export interface BuildingOrder {
  readonly wishes: Wishes;
  readonly seed: number;
  /** Where the origin of its grid comes to, a plan point in metres; beside all that stands if not given. */
  readonly at?: Vec2 | undefined;
  /** Id of the storey that its lowest one is; the one whose floor is nearest to zero if not given. */
  readonly storey?: string | undefined;
  readonly site?: Site | undefined;
  readonly kept?: KeptPlan | undefined;
}

/** A building as it would stand in a level. */
export interface PlacedPlan {
  readonly plan: BuildingPlan;
  /** Where the origin of its grid comes to, on the lattice. */
  readonly at: Vec2;
}

/** The storeys of the level that buildings stand on, from the lowest up. Those that are to be added have no id yet. */
export type StoreyStack = readonly Storey[];

export type PlacedResult =
  | {
      readonly ok: true;
      readonly placed: PlacedPlan;
      readonly storeys: StoreyStack;
      /** What is not as the user wished: what the plan says of itself, and what the level decides. */
      readonly notices: readonly PlanNotice[];
    }
  | { readonly ok: false; readonly reason: Refusal };

/**
 * Plans a building for a level: on its storeys, at a place. What the command `building.generate` puts there, and what
 * is to be told about it. Refuses wishes that cannot be had, a storey that the level does not have, and a place beyond
 * its reach; what stands in the way is no matter here.
 */
export function planInLevel(level: LevelReader, order: BuildingOrder): PlacedResult {
  const fitted = fitToLevel(level, order);
  if (!fitted.ok) return fitted;
  const result = findPlan(fitted.wishes, order.seed, order.site, order.kept);
  if (!result.ok) return result;
  const { plan } = result;
  const bounds = boundsOf(computeFootprints(plan, [0, 0]).flat()) ?? NO_RECT;
  const at = order.at ? pointToLattice(order.at) : findFreePlace(level, bounds);
  if (!isInReach(bounds, at)) return { ok: false, reason: { code: 'generate.too-far' } };
  return {
    ok: true,
    placed: { plan, at },
    storeys: fitted.storeys,
    notices: [...fitted.notices, ...findWorthTelling(plan.notices, order.wishes)],
  };
}

type FittedResult =
  | ({ readonly ok: true; readonly storeys: StoreyStack } & FittedWishes)
  | { readonly ok: false; readonly reason: Refusal };

/** The wishes as the storeys of the level allow them, and those storeys. */
export function fitToLevel(level: LevelReader, { wishes, storey }: BuildingOrder): FittedResult {
  if (storey !== undefined && !level.findKind('storey', storey)) {
    return { ok: false, reason: { code: 'walls.no-such-storey', params: { storey } } };
  }
  const read = readWishes(wishes);
  if (!read.ok) return read;
  const filled = fillWishes(read.wishes);
  if (!filled.ok) return filled;
  const standing = findStoreysFrom(level, storey, filled.wishes.storeys);
  const storeys = [...standing, ...buildMissingStoreys(level, standing, filled.wishes)];
  const reason = findOffLimits(storeys);
  if (reason) return { ok: false, reason };
  return { ok: true, storeys, ...fitWishes(wishes, filled.wishes, storeys) };
}

/** Whether a level reaches as far as something that takes these bounds with its origin at a place. */
export const isInReach = ({ minX, minZ, maxX, maxZ }: PlanRect, at: Vec2): boolean =>
  isWithinReach([at[0] + minX, at[1] + minZ]) && isWithinReach([at[0] + maxX, at[1] + maxZ]);
