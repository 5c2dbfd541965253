import type { Refusal } from '../../document/command.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import { OPENING_DEFAULTS, type Opening } from '../../document/schema/opening.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { LATTICE } from '../../math/tolerance.ts';
import type { Stretch } from './holes.ts';
import { computePlanStretch, type PlanAround } from './plan-stretch.ts';

/** The narrowest and the lowest opening in metres that one is made or narrowed to; below that nobody meant one. */
export const MIN_OPENING = 0.1;

/** By how much (metres) rounding may bring an opening nearer to something than it should be. */
export const FIT_TOLERANCE = 2 * LATTICE;

/** The stretch of its wall that an opening takes. */
export const stretchOf = ({ offset, width }: Pick<Opening, 'offset' | 'width'>): Stretch => ({
  from: offset - width / 2,
  to: offset + width / 2,
});

/** Openings of one wall in their order along it, as holes are cut: of those at one place the first by its id. */
export const openingsInOrder = (openings: readonly Opening[]): readonly Opening[] =>
  openings.toSorted((a, b) => a.offset - b.offset || compareNaturally(a.id, b.id));

/** Height of an opening's upper edge over the floor, in metres. */
export const topOf = ({ sill = OPENING_DEFAULTS.sill, height }: Pick<Opening, 'sill' | 'height'>): number =>
  sill + height;

/**
 * The stretches in which the middle of an opening of that width (metres) may lie, in their order along the wall.
 * @param stretch where they may be; see computePlanStretch
 * @param others the other openings of the wall
 */
export function computeOffsets(stretch: Stretch, others: Iterable<Opening>, width: number): Stretch[] {
  const taken = [...others].map(stretchOf).sort((a, b) => a.from - b.from);
  const offsets: Stretch[] = [];
  let { from } = stretch;
  for (const next of [...taken, { from: stretch.to, to: stretch.to }]) {
    const room = { from: from + width / 2, to: next.from - width / 2 };
    if (room.to >= room.from - LATTICE) offsets.push({ from: room.from, to: Math.max(room.from, room.to) });
    from = Math.max(from, next.to);
  }
  return offsets;
}

/** What a wall has for openings. */
export interface WallRoom {
  /** Where they may be along it. */
  readonly stretch: Stretch;
  /** The wall's height in metres. */
  readonly height: number;
}

/** The room of a wall in a plan. */
export const roomOn = (plan: PlanAround, wall: Wall): WallRoom => ({
  stretch: computePlanStretch(plan, wall),
  height: plan.heightOf(wall),
});

/**
 * Why an opening cannot be where it is; null where it can.
 * @param room of its wall
 * @param others the other openings of the wall
 */
export const findWhyNoRoom = (
  { stretch, height }: WallRoom,
  others: Iterable<Opening>,
  opening: Opening,
): Refusal | null =>
  findWhyTooTall(height, opening) ?? findWhyPastEnd(stretch, opening) ?? findWhyOverlaps(others, opening);

function findWhyTooTall(highest: number, opening: Opening): Refusal | null {
  if (topOf(opening) <= highest + FIT_TOLERANCE) return null;
  return {
    code: 'openings.too-tall',
    params: { ...named(opening), top: metres(topOf(opening)), highest: metres(highest) },
    records: [opening.id, opening.wall],
  };
}

function findWhyPastEnd(stretch: Stretch, opening: Opening): Refusal | null {
  const { from, to } = stretchOf(opening);
  const room = stretch.to - stretch.from;
  const records = [opening.id, opening.wall];
  if (opening.width > room + FIT_TOLERANCE) {
    const params = { ...named(opening), room: metres(Math.max(0, room)), width: metres(opening.width) };
    return { code: 'openings.too-wide', params, records };
  }
  if (from >= stretch.from - FIT_TOLERANCE && to <= stretch.to + FIT_TOLERANCE) return null;
  return { code: 'openings.past-end', params: named(opening), records };
}

function findWhyOverlaps(others: Iterable<Opening>, opening: Opening): Refusal | null {
  for (const other of others) {
    if (!doOverlap(other, opening)) continue;
    const params = { ...named(opening), other: other.id, otherType: other.type };
    return { code: 'openings.overlap', params, records: [opening.id, other.id] };
  }
  return null;
}

/** True when two openings of one wall share a stretch of it. */
export const doOverlap = (a: Opening, b: Opening): boolean =>
  Math.abs(a.offset - b.offset) < (a.width + b.width) / 2 - FIT_TOLERANCE;

const named = ({ type, wall }: Opening) => ({ type, wall });

/** To the millimetre: what a person reads. */
const metres = (value: number): number => Math.round(value * 1000) / 1000;
