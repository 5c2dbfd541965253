import { compareNaturally } from '../../document/natural-order.ts';
import type { Opening } from '../../document/schema/opening.ts';
import { OPENING_DEFAULTS } from '../../document/schema/opening.ts';
import { LATTICE, toLattice } from '../../math/tolerance.ts';
import { dot, type Vec2 } from '../../math/vec2.ts';
import type { WallOutline } from '../wall-outline.ts';

/**
 * How much of a wall always remains between holes, beside them and over them, in metres. With less there would be
 * faces that single precision cannot tell from nothing.
 */
export const LEAST_REST = 0.001;

/** The narrowest and the lowest hole that is cut, in metres: what is left of an opening beyond it is no opening. */
const LEAST_HOLE = 0.01;

/** Part of a wall's centre line, in metres from the wall's start. Empty where `from` is not less than `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What an opening takes out of its wall: a box through its whole thickness. */
export interface Hole extends Stretch {
  readonly opening: Opening;
  /** Height in metres over the wall's foot; 0 where it is open to the floor. */
  readonly bottom: number;
  /** Height in metres over the wall's foot. */
  readonly top: number;
  /** False where the opening had no room and was made smaller. */
  readonly isWhole: boolean;
}

/**
 * The part of a wall's centre line where openings may be: both its sides stand free of joints there, and a little of
 * the wall remains at either end.
 * @param body its outline, where its centre line starts, and the unit vector along it
 */
export function computeFreeStretch(body: {
  readonly outline: WallOutline;
  readonly wall: { readonly start: Vec2 };
  readonly direction: Vec2;
}): Stretch {
  const { outline, wall, direction } = body;
  const [dx, dz] = direction;
  const origin = dot(wall.start, direction);
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (let index = 0; index < outline.corners.length; index += 1) {
    const corner = outline.corners[index];
    if (!corner) continue;
    const along = corner.x * dx + corner.z * dz - origin;
    if (index < outline.startCorners) from = Math.max(from, along);
    else to = Math.min(to, along);
  }
  return { from: from + LEAST_REST, to: to - LEAST_REST };
}

/**
 * The holes that openings make in a wall, in their order along it. An opening that reaches beyond the stretch, the
 * wall's top or the opening before it is cut as far as there is room, and not at all where there is none. A sill lower
 * than what may remain of a wall is open to the floor.
 * @param openings of one wall, in any order
 * @param stretch where they may be; see computeFreeStretch
 * @param height of the wall in metres
 */
export function fitHoles(openings: readonly Opening[], stretch: Stretch, height: number): Hole[] {
  const holes: Hole[] = [];
  let { from } = stretch;
  for (const opening of inOrder(openings)) {
    const hole = fitHole(opening, from, stretch.to, height);
    if (!hole) continue;
    holes.push(hole);
    from = hole.to + LEAST_REST;
  }
  return holes;
}

/** Mostly they were placed in their order: to see that costs a fraction of sorting them. */
function inOrder(openings: readonly Opening[]): readonly Opening[] {
  const isSorted = openings.every((opening, index) => {
    const before = openings[index - 1];
    return !before || byOffset(before, opening) <= 0;
  });
  return isSorted ? openings : openings.toSorted(byOffset);
}

const byOffset = (a: Opening, b: Opening): number => a.offset - b.offset || compareNaturally(a.id, b.id);

function fitHole(opening: Opening, roomFrom: number, roomTo: number, height: number): Hole | null {
  const { offset, width, sill = OPENING_DEFAULTS.sill } = opening;
  const from = Math.max(offset - width / 2, roomFrom);
  const to = Math.min(offset + width / 2, roomTo);
  const top = Math.min(sill + opening.height, height - LEAST_REST);
  const bottom = sill < LEAST_REST ? 0 : sill;
  if (!(to - from >= LEAST_HOLE && top - bottom >= LEAST_HOLE)) return null;
  const lost = Math.max(from - (offset - width / 2), offset + width / 2 - to, sill + opening.height - top);
  return {
    opening,
    from: toLattice(from),
    to: toLattice(to),
    bottom: toLattice(bottom),
    top: toLattice(top),
    isWhole: lost <= MOST_LOST,
  };
}

/** Metres that an opening may lose on a side and still be whole: rounding takes a lattice step, a rest the other. */
const MOST_LOST = LEAST_REST + LATTICE;
