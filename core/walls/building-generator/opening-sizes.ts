import { floorToLattice, LATTICE, toLattice } from '../../math/tolerance.ts';
import { LEAST_REST } from '../openings/holes.ts';
import { MIN_OPENING } from '../openings/opening-room.ts';
import type { PlanNotice, WishRefusal } from './plan.ts';
import { nameOfWish } from './wish-name.ts';
import type { FullWishes, WishName } from './wishes.ts';

/** The narrowest and the lowest door in metres that anybody gets through. */
export const LEAST_DOOR = 0.5;
/** The part of its wished width or height that a window keeps where there is less room; with less it is left out. */
const LEAST_PART = 0.5;
/** Wall over a window in metres where it cannot be as high as wished. */
const LINTEL = 0.1;

/** The size of an opening in metres, on the lattice. */
export interface OpeningSize {
  readonly width: number;
  readonly height: number;
  readonly sill: number;
}

/** What the doors and windows of a building measure where the walls are long enough. */
export interface OpeningSizes {
  readonly door: OpeningSize;
  /** Null where there are to be none, or the storeys are too low for them. */
  readonly window: OpeningSize | null;
  /** What differs from the wishes. */
  readonly notices: readonly PlanNotice[];
}

/** The least width and height in metres that are no refusal. */
const LEAST: readonly (readonly [
  'doorWidth' | 'doorHeight' | 'windowWidth' | 'windowHeight',
  least: number,
])[] = [
  ['doorWidth', LEAST_DOOR],
  ['doorHeight', LEAST_DOOR],
  ['windowWidth', MIN_OPENING],
  ['windowHeight', MIN_OPENING],
];

/** Refuses doors that nobody gets through and windows that are none, naming the wish; undefined for others. */
export function refuseSizes(wishes: FullWishes): WishRefusal | undefined {
  const asked = wishes.windowDensity > 0 ? LEAST : LEAST.filter(([wish]) => !wish.startsWith('window'));
  const found = asked.find(([wish, least]) => wishes[wish] < least);
  if (!found) return undefined;
  const [wish, least] = found;
  return {
    wish,
    code: `generator.refused.${WHAT[wish]}`,
    params: { wish: nameOfWish(wish), wished: wishes[wish], least },
  };
}

const WHAT = {
  doorWidth: 'door-too-narrow',
  doorHeight: 'door-too-low',
  windowWidth: 'window-too-narrow',
  windowHeight: 'window-too-low',
} as const satisfies Partial<Record<WishName, string>>;

/**
 * The sizes that are wished for, windows as far as the storeys' height has room for them.
 * @param wishes whose doors fit into the storeys; see refuseSizes
 */
export function chooseOpeningSizes(wishes: FullWishes): OpeningSizes {
  const { doorWidth, doorHeight } = wishes;
  const door = { width: floorToLattice(doorWidth), height: floorToLattice(doorHeight), sill: 0 };
  return { door, ...chooseWindow(wishes) };
}

function chooseWindow(wishes: FullWishes): Omit<OpeningSizes, 'door'> {
  const { windowWidth, windowHeight, windowSill, storeyHeight, windowDensity } = wishes;
  if (windowDensity === 0) return { window: null, notices: [] };
  const width = floorToLattice(windowWidth);
  const sill = toLattice(windowSill);
  const room = floorToLattice(storeyHeight - LEAST_REST - sill);
  if (windowHeight <= room + LATTICE) {
    return { window: { width, height: Math.min(floorToLattice(windowHeight), room), sill }, notices: [] };
  }
  const least = leastOf(windowHeight);
  if (room < least) {
    const params = { sill: windowSill, storey: storeyHeight, least };
    return { window: null, notices: [{ wish: 'windowSill', code: 'generator.no-window-over-sill', params }] };
  }
  const height = Math.max(least, toLattice(room + LEAST_REST - LINTEL));
  const params = { wished: windowHeight, height };
  const notices: PlanNotice[] = [{ wish: 'windowHeight', code: 'generator.window-lowered', params }];
  return { window: { width, height, sill }, notices };
}

/** The least that a window measures that was wished to measure so much, in metres. */
export const leastOf = (wished: number): number => Math.max(MIN_OPENING, toLattice(wished * LEAST_PART));
