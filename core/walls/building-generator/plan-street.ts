import type { Refusal } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { createRandom } from '../../math/random.ts';
import { pointToLattice, toLattice } from '../../math/tolerance.ts';
import { add, type Vec2 } from '../../math/vec2.ts';
import { findFreePlace } from './free-place.ts';
import type { BuildingPlan, PlanNotice, Side, Site, WishRefusal } from './plan.ts';
import { planBuilding } from './plan-building.ts';
import {
  type BuildingOrder,
  fitToLevel,
  isInReach,
  type PlacedPlan,
  type StoreyStack,
} from './plan-in-level.ts';
import { boundsOf, computeFootprints, NO_RECT, type PlanRect } from './plan-places.ts';
import { type Lot, layOutLots } from './street-lots.ts';
import type { FullWishes } from './wishes.ts';
import { findWorthTelling } from './worth-telling.ts';

/** Most buildings of one street: with the usual wishes they just fill the largest level file that is read. */
const MAX_BUILDINGS = 2000;

/** What is to be generated along streets, and where: `at` is the corner of the first lot with the least x and z. */
export interface StreetOrder extends Omit<BuildingOrder, 'site' | 'kept'> {
  readonly count: number;
  /** Metres of each lot along and across the street. */
  readonly lot: Vec2;
}

export type StreetResult =
  | {
      readonly ok: true;
      readonly placed: readonly PlacedPlan[];
      readonly storeys: StoreyStack;
      /** Each once, however many buildings it is about. */
      readonly notices: readonly PlanNotice[];
    }
  | { readonly ok: false; readonly reason: Refusal };

/**
 * Plans buildings on lots on both sides of a street, each from a seed of its own that follows from that of the street.
 * Refuses what planInLevel refuses, a count below 1 or beyond MAX_BUILDINGS, and lots too small for the wishes.
 */
export function planStreetInLevel(level: LevelReader, order: StreetOrder): StreetResult {
  const { count, lot: size } = order;
  if (!(Number.isInteger(count) && count >= 1 && count <= MAX_BUILDINGS)) {
    return { ok: false, reason: { code: 'generate.count', params: { found: count, limit: MAX_BUILDINGS } } };
  }
  if (!size.every((length) => length > 0)) return { ok: false, reason: refuseSize(size) };
  const fitted = fitToLevel(level, order);
  if (!fitted.ok) return fitted;
  const margins = marginsOf(size, fitted.wishes);
  const lots = layOutLots(count, size);
  const bounds = boundsOf(lots.map(({ rect }) => rect)) ?? NO_RECT;
  const origin = order.at ? pointToLattice(order.at) : findFreePlace(level, bounds);
  if (!isInReach(bounds, origin)) return { ok: false, reason: { code: 'generate.too-far' } };
  const placed: PlacedPlan[] = [];
  const notices = new Map<string, PlanNotice>();
  for (const notice of fitted.notices) notices.set(JSON.stringify(notice), notice);
  for (const [index, lot] of lots.entries()) {
    const result = planBuilding(fitted.wishes, seedOf(order.seed, index), siteOf(lot, size, margins));
    if (!result.ok) return { ok: false, reason: explainLot(result.reason, size, margins) };
    for (const notice of findWorthTelling(result.plan.notices, order.wishes)) {
      notices.set(JSON.stringify(notice), notice);
    }
    placed.push({ plan: result.plan, at: placeOn(lot, origin, margins, result.plan) });
  }
  return { ok: true, placed, storeys: fitted.storeys, notices: [...notices.values()] };
}

const refuseSize = (size: Vec2): Refusal => ({
  code: 'generator.refused.lot-wrong',
  params: { found: size.join(' × ') },
});

/** Tells apart the choices of seeds from all others that follow from one. */
const SEEDS = 0x57ee7;
/** The seeds of buildings have at most nine digits, so that they can be read out and typed in. */
const MAX_SEED = 999_999_999;

const seedOf = (seed: number, index: number): number => createRandom(seed, SEEDS, index).int(0, MAX_SEED);

/** Metres that stay free between a building and the border of its lot. */
interface Margins {
  readonly side: number;
  readonly back: number;
  readonly front: number;
}

/** Share of a lot that stays free on each side. */
const MARGIN_SHARE = 0.15;
/** Metres: a passage; half the distance over which windows need not face a neighbour; a front garden. */
const LEAST_MARGIN = 1;
const ENOUGH_MARGIN = 2;
const LARGEST_FRONT = 4;

/** Large lots leave room for windows on all sides, small ones a passage; eaves never hang over the border. */
function marginsOf([width, depth]: Vec2, { roof, roofOverhang = 0 }: FullWishes): Margins {
  const eaves = roof === 'none' ? 0 : roofOverhang;
  const within = (metres: number, most: number): number =>
    toLattice(Math.max(LEAST_MARGIN, eaves, Math.min(metres * MARGIN_SHARE, most)));
  return {
    side: within(width, ENOUGH_MARGIN),
    back: within(depth, ENOUGH_MARGIN),
    front: within(depth, LARGEST_FRONT),
  };
}

/** Of a lot the user knows its whole size, not what the margins leave. */
function explainLot(reason: WishRefusal, [width, depth]: Vec2, { side, back, front }: Margins): Refusal {
  if (reason.wish !== 'lot') return reason;
  return { ...reason, code: 'generate.lot', params: { width, depth, side, back, front } };
}

function siteOf({ front, neighbours }: Lot, [width, depth]: Vec2, margins: Margins): Site {
  const marginOn = (side: Side): number => (side.endsWith('x') ? margins.side : margins.back);
  return {
    limit: [width - 2 * margins.side, depth - margins.back - margins.front],
    front,
    closed: neighbours.filter((side) => marginOn(side) < ENOUGH_MARGIN),
  };
}

/** In the middle of its lot along the street, at the front margin across it. */
function placeOn({ rect, front }: Lot, origin: Vec2, margins: Margins, plan: BuildingPlan): Vec2 {
  const own: PlanRect = boundsOf(computeFootprints(plan, [0, 0]).flat()) ?? NO_RECT;
  const x = (rect.minX + rect.maxX - own.minX - own.maxX) / 2;
  const z = front === '+z' ? rect.maxZ - margins.front - own.maxZ : rect.minZ + margins.front - own.minZ;
  return pointToLattice(add(origin, [x, z]));
}
