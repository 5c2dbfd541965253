import type { RoomUse } from './plan.ts';
import type { Layout } from './wishes.ts';

/** How a room is walked through. */
type Passing = 'corridor' | 'hub' | 'open' | 'private' | 'leaf';

const PASSING: Readonly<Record<RoomUse, Passing>> = {
  corridor: 'corridor',
  hall: 'hub',
  landing: 'hub',
  living: 'open',
  dining: 'open',
  kitchen: 'open',
  study: 'private',
  bedroom: 'private',
  bath: 'leaf',
  toilet: 'leaf',
  storage: 'leaf',
  utility: 'leaf',
};

/** Rooms of no use are all alike: living spaces. */
const passingOf = (use: RoomUse | null): Passing => (use === null ? 'open' : PASSING[use]);

/** How dear a door is between a room that is walked through so and another one: rather from corridor and hall. */
const COSTS: Readonly<Record<Passing, number>> = {
  corridor: 0,
  hub: 100,
  open: 160,
  private: 260,
  leaf: 300,
};

/**
 * How dear a way is between rooms of these uses, by the one of them that the other is rather reached from. Whatever
 * touches a corridor opens to it; between two rooms that neither is a way to, a door costs most.
 */
export function costOfWay(first: RoomUse | null, second: RoomUse | null): number {
  const [a, b] = [passingOf(first), passingOf(second)];
  const [near, far] = COSTS[a] <= COSTS[b] ? [a, b] : [b, a];
  return COSTS[near] + (near === far ? 0 : COSTS[far] / 10);
}

/** True for rooms that one does not walk through to others. */
export const isLeafUse = (use: RoomUse | null): boolean => passingOf(use) === 'leaf';

/** True where the rooms are joined by an arch as wide as fits. */
export const isOpenWay = (layout: Layout, first: RoomUse | null, second: RoomUse | null): boolean =>
  layout === 'open' && [first, second].every((use) => ['corridor', 'hub', 'open'].includes(passingOf(use)));
