import fc from 'fast-check';
import {
  LAYOUTS,
  MAX_LINES,
  MAX_STOREYS,
  PALETTES,
  type Wishes,
  type WishName,
} from '../../core/walls/building-generator/wishes.ts';

type Arbitraries = { readonly [N in WishName]: fc.Arbitrary<NonNullable<Wishes[N]>> };

/** Lengths to the centimetre, so that a failure can be read. */
const metres = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.round(min * 100), max: Math.round(max * 100) }).map((value) => value / 100);

const range = (each: fc.Arbitrary<number>): fc.Arbitrary<readonly [number, number]> =>
  fc.tuple(each, each).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });

/** What somebody who builds a house may say. */
const SENSIBLE: Arbitraries = {
  storeys: whole(1, 5),
  rooms: range(whole(1, 10)),
  columns: range(whole(2, 7)),
  rows: range(whole(2, 7)),
  spacing: range(metres(1.6, 5)),
  compactness: metres(0, 1),
  setback: metres(0, 1),
  entrances: whole(1, 3),
  windowDensity: metres(0, 1),
  windowWidth: metres(0.4, 2.5),
  windowHeight: metres(0.4, 1.6),
  windowSill: metres(0, 1.1),
  doorWidth: metres(0.7, 1.2),
  doorHeight: metres(1.9, 2.3),
  extraDoors: whole(0, 4),
  layout: fc.constantFrom(...LAYOUTS),
  uses: fc.boolean(),
  outerThickness: metres(0.15, 0.5),
  innerThickness: metres(0.08, 0.25),
  storeyHeight: metres(2.4, 3.5),
  slab: metres(0, 0.5),
  stairWidth: metres(0.7, 1.5),
  roof: fc.constantFrom('none', 'flat', 'gable', 'hip'),
  roofPitch: metres(0.1, 1.2),
  roofOverhang: metres(0, 1),
  materials: fc.constantFrom(...PALETTES),
};

/** Both ends of what the schema allows of each wish, and a step inside them. */
export const ENDS: { readonly [N in WishName]: readonly NonNullable<Wishes[N]>[] } = {
  storeys: [1, MAX_STOREYS],
  rooms: [
    [1, 1],
    [1, MAX_LINES ** 2],
    [MAX_LINES ** 2, MAX_LINES ** 2],
  ],
  columns: [
    [1, 1],
    [MAX_LINES, MAX_LINES],
  ],
  rows: [
    [1, 1],
    [MAX_LINES, MAX_LINES],
  ],
  spacing: [
    [0.5, 0.5],
    [0.5, 50],
    [50, 50],
  ],
  compactness: [0, 1],
  setback: [0, 1],
  entrances: [1, 100],
  windowDensity: [0, 1],
  windowWidth: [1e-9, 0.0001, 10_000],
  windowHeight: [1e-9, 0.0001, 10_000],
  windowSill: [0, 0.0001, 10_000],
  doorWidth: [1e-9, 0.0001, 10_000],
  doorHeight: [1e-9, 0.0001, 10_000],
  extraDoors: [0, 10_000],
  layout: LAYOUTS,
  uses: [true, false],
  outerThickness: [1e-9, 0.0001, 5],
  innerThickness: [1e-9, 0.0001, 5],
  storeyHeight: [1e-9, 0.0001, 10_000],
  slab: [0, 100],
  stairWidth: [0.5, 5],
  roof: ['none', 'flat', 'gable', 'hip'],
  roofPitch: [1e-9, 1.4],
  roofOverhang: [0, 10],
  materials: PALETTES,
};

export const WISH_NAMES = Object.keys(ENDS) as readonly WishName[];

/** Wishes that make buildings of millions of parts when they come together: drawn at their ends by other tests. */
const LARGE: ReadonlySet<WishName> = new Set(['storeys', 'rooms', 'columns', 'rows']);
const LARGE_ENDS: Partial<Arbitraries> = {
  storeys: fc.constantFrom(1, 9, 14),
  rooms: fc.constantFrom([1, 1], [1, 30], [24, 24]),
  columns: fc.constantFrom([1, 1], [1, 12], [12, 12]),
  rows: fc.constantFrom([1, 1], [1, 12], [12, 12]),
};

const someOf = (parts: { [N in WishName]: fc.Arbitrary<unknown> }): fc.Arbitrary<Wishes> =>
  fc.record(parts, { requiredKeys: [] }) as fc.Arbitrary<Wishes>;

const sensible = someOf(SENSIBLE);

/** Some wishes at an end of what is allowed, each for itself as likely as the others. */
const extreme: fc.Arbitrary<Wishes> = fc
  .subarray([...WISH_NAMES], { minLength: 1, maxLength: 3 })
  .chain((names) =>
    fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          LARGE.has(name) ? (LARGE_ENDS[name] ?? fc.constant(1)) : fc.constantFrom(...ENDS[name]),
        ]),
      ),
    ),
  ) as fc.Arbitrary<Wishes>;

/** Mostly wishes that can be had, some with a few at their ends. */
export const arbitraryWishes: fc.Arbitrary<Wishes> = fc.oneof(
  { weight: 8, arbitrary: sensible },
  { weight: 1, arbitrary: extreme },
  { weight: 1, arbitrary: fc.tuple(sensible, extreme).map(([some, ends]) => ({ ...some, ...ends })) },
);
