import type { Refusal } from '../document/command.ts';
import type { Opening } from '../document/schema/opening.ts';
import type { Wall } from '../document/schema/wall.ts';
import { toMicrometre } from '../math/tolerance.ts';
import { distance, equals } from '../math/vec2.ts';
import { turnRound } from './openings/opening-flip.ts';
import { doOverlap, FIT_TOLERANCE } from './openings/opening-room.ts';

export type Fit =
  | { readonly ok: true; readonly openings: readonly Opening[] }
  | { readonly ok: false; readonly reason: Refusal };

export const wallLength = (wall: Pick<Wall, 'start' | 'end'>): number => distance(wall.start, wall.end);

/** Which end of a wall an opening keeps its distance to. */
export type KeptEnd = 'start' | 'end';

/**
 * The openings of a wall as they stand on what became of the wall, each as far from the kept end as before.
 * `mirrored` says that the new wall runs the other way; then hinge and side are turned over, so that leaves stay too. Refuses, naming it, an opening that the other end has come
 * too near to.
 */
export function carryOpenings(
  openings: readonly Opening[],
  from: Wall,
  to: Wall,
  keep: KeptEnd,
  mirrored = false,
): Fit {
  const room = wallLength(to);
  const carried: Opening[] = [];
  for (const opening of openings) {
    const wanted = keep === 'start' ? opening.offset : wallLength(from) - opening.offset;
    const farthest = room - opening.width / 2;
    if (wanted > farthest + FIT_TOLERANCE) return { ok: false, reason: noRoom(opening, from) };
    const fromKept = Math.min(wanted, farthest);
    const offset = (keep === 'start') !== mirrored ? fromKept : room - fromKept;
    const turned = mirrored ? turnRound(opening) : opening;
    carried.push({ ...turned, wall: to.id, offset: withoutNoise(offset, opening.offset) });
  }
  return { ok: true, openings: carried };
}

/** Adds openings to those of a wall. Refuses when two of them would share a stretch of it. */
export function mixOpenings(standing: readonly Opening[], added: readonly Opening[]): Fit {
  for (const opening of added) {
    const other = standing.find((one) => doOverlap(one, opening));
    if (other) return { ok: false, reason: collision(other, opening) };
  }
  return { ok: true, openings: [...standing, ...added] };
}

/** True when the opening reaches past an end of a wall of that length (metres). */
export const hangsOver = ({ offset, width }: Opening, length: number): boolean =>
  offset - width / 2 < -FIT_TOLERANCE || offset + width / 2 > length + FIT_TOLERANCE;

/** True when both walls run between the same joints in opposite directions. */
export const isReversed = (a: Wall, b: Wall): boolean => equals(a.start, b.end) && equals(a.end, b.start);

/** The offset to the micrometre, or the old one where they are the same but for noise. */
function withoutNoise(offset: number, before: number): number {
  const rounded = toMicrometre(offset);
  return rounded === toMicrometre(before) ? before : rounded;
}

const noRoom = (opening: Opening, wall: Wall): Refusal => ({
  code: 'walls.opening-has-no-room',
  params: { type: opening.type, opening: opening.id, wall: wall.id },
  records: [opening.id],
});

const collision = (a: Opening, b: Opening): Refusal => ({
  code: 'walls.openings-collide',
  params: { first: a.id, second: b.id },
  records: [a.id, b.id],
});
