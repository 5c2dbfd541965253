import type { Refusal } from '../../document/command.ts';
import { OPENING_DEFAULTS, type Opening } from '../../document/schema/opening.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { LATTICE } from '../../math/tolerance.ts';
import { computeFreeStretch, type PlanAround, type Stretch } from './free-stretch.ts';

/**
 * The narrowest strip of wall in metres beside, between and above openings: what is thinner nobody could build, and
 * without any the two sides of a hole would touch in a line.
 */
export const MIN_RIM = 0.01;

/** By how much (metres) rounding may bring an opening nearer to something than it should be. */
export const FIT_TOLERANCE = 2 * LATTICE;

/** The stretch of its wall that an opening takes. */
export const stretchOf = ({ offset, width }: Pick<Opening, 'offset' | 'width'>): Stretch => ({
  from: offset - width / 2,
  to: offset + width / 2,
});

/** Height of an opening's upper edge over the floor, in metres. */
export const topOf = ({ sill = OPENING_DEFAULTS.sill, height }: Pick<Opening, 'sill' | 'height'>): number =>
  sill + height;

/** The free stretch of a wall without the strips that must stay at its ends. */
export function computeUsableStretch(plan: PlanAround, wall: Wall): Stretch {
  const { from, to } = computeFreeStretch(plan, wall);
  return { from: from + MIN_RIM, to: to - MIN_RIM };
}

/**
 * The stretches in which the middle of an opening of that width (metres) may lie, in their order along the wall.
 * @param usable see computeUsableStretch
 * @param others the other openings of the wall
 */
export function computeOffsets(usable: Stretch, others: Iterable<Opening>, width: number): Stretch[] {
  const taken = [...others].map(stretchOf).sort((a, b) => a.from - b.from);
  const offsets: Stretch[] = [];
  let { from } = usable;
  for (const stretch of [...taken, { from: usable.to + MIN_RIM, to: usable.to }]) {
    const room = { from: from + width / 2, to: stretch.from - MIN_RIM - width / 2 };
    if (room.to >= room.from - LATTICE) offsets.push({ from: room.from, to: Math.max(room.from, room.to) });
    from = Math.max(from, stretch.to + MIN_RIM);
  }
  return offsets;
}

/**
 * Why an opening cannot be where it is; null where it can.
 * @param wall the one it is in
 * @param others the other openings of the wall
 */
export function findWhyNoRoom(
  plan: PlanAround,
  wall: Wall,
  others: Iterable<Opening>,
  opening: Opening,
): Refusal | null {
  return (
    findWhyTooTall(plan, wall, opening) ??
    findWhyPastEnd(computeUsableStretch(plan, wall), opening) ??
    findWhyOverlaps(others, opening)
  );
}

function findWhyTooTall(plan: PlanAround, wall: Wall, opening: Opening): Refusal | null {
  const highest = plan.heightOf(wall) - MIN_RIM;
  if (topOf(opening) <= highest + FIT_TOLERANCE) return null;
  return {
    code: 'openings.too-tall',
    params: { ...named(opening), top: metres(topOf(opening)), highest: metres(highest) },
    records: [opening.id, wall.id],
  };
}

function findWhyPastEnd(usable: Stretch, opening: Opening): Refusal | null {
  const { from, to } = stretchOf(opening);
  const room = usable.to - usable.from;
  const records = [opening.id, opening.wall];
  if (opening.width > room + FIT_TOLERANCE) {
    const params = { ...named(opening), room: metres(Math.max(0, room)), width: metres(opening.width) };
    return { code: 'openings.too-wide', params, records };
  }
  if (from >= usable.from - FIT_TOLERANCE && to <= usable.to + FIT_TOLERANCE) return null;
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

/** True when two openings of one wall leave less wall between them than must be. */
export const doOverlap = (a: Opening, b: Opening): boolean =>
  Math.abs(a.offset - b.offset) < (a.width + b.width) / 2 + MIN_RIM - FIT_TOLERANCE;

const named = ({ type, wall }: Opening) => ({ type, wall });

/** To the millimetre: what a person reads. */
const metres = (value: number): number => Math.round(value * 1000) / 1000;
