import { MAX_COORDINATE } from '../../document/schema/fields.ts';
import { LEAST_REST } from '../openings/holes.ts';
import { refuseSizes } from './opening-sizes.ts';
import type { WishRefusal } from './plan.ts';
import { nameOfWish } from './wish-name.ts';
import { DEFAULT_WISHES, type FullWishes, MAX_LINES, type Wishes, type WishName } from './wishes.ts';

type FillResult =
  | { readonly ok: true; readonly wishes: FullWishes }
  | { readonly ok: false; readonly reason: WishRefusal };

/** Least that a cell measures between walls in metres: a closet that one can step into. */
const LEAST_INSIDE = 0.6;

/**
 * Most cells of all storeys together: more take longer than somebody waits who turns a dial. It is enough
 * for 200 storeys of 100 rooms.
 */
export const MAX_CELLS = 50_000;

/** Most rooms of all storeys together, for the same reason: 200 storeys of 100 rooms. */
export const MAX_ALL_ROOMS = 20_000;

/**
 * Every wish answered: what is left out is as in DEFAULT_WISHES.
 * @param wishes each as the schema allows it
 * @returns a refusal of the first wish that contradicts itself or another one
 */
export function fillWishes(wishes: Wishes): FillResult {
  const said = Object.entries(wishes).filter(([, value]) => value !== undefined);
  const full: FullWishes = { ...DEFAULT_WISHES, ...Object.fromEntries(said) };
  const reason =
    refuseRanges(full) ??
    refuseSizes(full) ??
    refuseHeights(full, wishes) ??
    refuseSpacing(full, wishes) ??
    refuseCounts(full, wishes);
  return reason ? { ok: false, reason } : { ok: true, wishes: full };
}

/** Least that the lines of a grid may lie apart in metres, so that the cells between have an inside. */
export const leastSpacing = ({ outerThickness, innerThickness }: FullWishes): number =>
  Math.max(outerThickness, innerThickness) + LEAST_INSIDE;

const RANGES = ['rooms', 'columns', 'rows', 'spacing'] as const satisfies readonly WishName[];

function refuseRanges(wishes: FullWishes): WishRefusal | undefined {
  for (const wish of RANGES) {
    const [least, most] = wishes[wish] ?? [0, 0];
    if (least > most)
      return { wish, code: 'generator.refused.range', params: { wish: nameOfWish(wish), least, most } };
  }
  return undefined;
}

/** Of wishes that cannot be had together, the first that somebody said; the first of all where all are as they come. */
const firstSaid = (said: Wishes, ...wishes: readonly [WishName, ...WishName[]]): WishName =>
  wishes.find((wish) => said[wish] !== undefined) ?? wishes[0];

function refuseHeights(full: FullWishes, said: Wishes): WishRefusal | undefined {
  const { storeys, storeyHeight, slab, doorHeight } = full;
  const least = doorHeight + LEAST_REST;
  if (storeyHeight < least) {
    const wish = firstSaid(said, 'storeyHeight', 'doorHeight');
    return {
      wish,
      code: 'generator.refused.storey-lower-than-door',
      params: { wish: nameOfWish(wish), height: storeyHeight, door: doorHeight, least: rounded(least) },
    };
  }
  if (storeys * (storeyHeight + slab) <= MAX_COORDINATE) return undefined;
  const wish = firstSaid(said, 'storeyHeight', 'storeys');
  return {
    wish,
    code: 'generator.refused.too-high',
    params: { wish: nameOfWish(wish), storeys, height: storeyHeight, limit: MAX_COORDINATE },
  };
}

function refuseSpacing(wishes: FullWishes, said: Wishes): WishRefusal | undefined {
  const needed = leastSpacing(wishes);
  const [least] = wishes.spacing;
  if (least >= needed) return undefined;
  const thicker = wishes.outerThickness >= wishes.innerThickness ? 'outerThickness' : 'innerThickness';
  const wish = firstSaid(said, 'spacing', thicker);
  return {
    wish,
    code: 'generator.refused.spacing-narrow',
    params: { wish: nameOfWish(wish), least, thickness: wishes[thicker], needed: rounded(needed) },
  };
}

function refuseCounts(wishes: FullWishes, said: Wishes): WishRefusal | undefined {
  const [least] = wishes.rooms;
  const columns = wishes.columns?.[1] ?? MAX_LINES;
  const rows = wishes.rows?.[1] ?? MAX_LINES;
  if (least > columns * rows) {
    const wish = firstSaid(said, 'rooms', columns < rows ? 'columns' : 'rows', 'columns', 'rows');
    return {
      wish,
      code: 'generator.refused.rooms-beyond-cells',
      params: { wish: nameOfWish(wish), columns, rows, most: columns * rows, least },
    };
  }
  if (least * wishes.storeys > MAX_ALL_ROOMS) {
    const wish = firstSaid(said, 'rooms', 'storeys');
    return {
      wish,
      code: 'generator.refused.too-many-rooms',
      params: { wish, storeys: wishes.storeys, least, limit: MAX_ALL_ROOMS },
    };
  }
  const cells = (wishes.columns?.[0] ?? 1) * (wishes.rows?.[0] ?? 1);
  if (cells * wishes.storeys <= MAX_CELLS) return undefined;
  const wish = firstSaid(said, 'storeys', 'columns', 'rows');
  return {
    wish,
    code: 'generator.refused.too-much',
    params: { wish: nameOfWish(wish), storeys: wishes.storeys, cells, limit: MAX_CELLS },
  };
}

/** Up to a whole centimetre, so that what is advised is enough. */
const rounded = (metres: number): number => Math.ceil(metres * 100 - 1e-6) / 100;
