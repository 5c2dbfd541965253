import { LATTICE, toLattice } from '../../math/tolerance.ts';
import { dot, leftOf, sub } from '../../math/vec2.ts';
import type { Stretch } from '../openings/holes.ts';
import type { BlockedFloor } from './blocked-floor.ts';
import { lengthOf, type WallBay } from './wall-bays.ts';

/** Floor before a door is free as deep as the door is wide, but no deeper than this in metres. */
export const DEEPEST_FLOOR = 1.2;
/** Widths in metres that a door or an arch is narrowed to where floor is blocked, the widest first. */
const NARROWER = [3, 2.4, 2, 1.6, 1.2, 1, 0.9, 0.8, 0.7, 0.6];

/** Where the middle of a door may be along its wall, in metres, and how wide the door is. */
export interface DoorRoom {
  readonly width: number;
  /** In their order, none empty; one of no length is a single place. */
  readonly offsets: readonly Stretch[];
}

/**
 * Where a door of a wall can be: between its corners, and with free floor before it on either side, as
 * wide and as deep as the door. As wide as wished, or else as wide as there is room; null where it would be narrower than `least`.
 * Where there is room, it stands a jamb away from the corners.
 * @param width wished for, in metres; not less than `least`
 * @param blocked floor of the rooms at either side
 */
export function findDoorRoom(
  bay: WallBay,
  blocked: readonly BlockedFloor[],
  width: number,
  least: number,
): DoorRoom | null {
  const widest = widestOf(bay, width, least);
  if (widest === null) return null;
  for (const each of [widest, ...NARROWER.filter((narrower) => narrower < widest), least]) {
    const offsets = findOffsets(bay, blocked, each);
    if (each >= least && offsets.length > 0) return { width: each, offsets };
  }
  return null;
}

function widestOf({ stretch, jambed }: WallBay, width: number, least: number): number | null {
  if (width <= lengthOf(stretch)) return width;
  if (lengthOf(jambed) >= least) return lengthOf(jambed);
  return lengthOf(stretch) >= least ? lengthOf(stretch) : null;
}

function findOffsets(bay: WallBay, blocked: readonly BlockedFloor[], width: number): Stretch[] {
  const taken = blocked.flatMap((floor) => takenBy(bay, floor, width));
  const within = (stretch: Stretch): Stretch[] => freeOffsets(stretch, taken, width);
  const jambed = within(bay.jambed);
  return jambed.length > 0 ? jambed : within(bay.stretch);
}

/** The stretch of the wall that a door of that width would open onto blocked floor in. */
function takenBy(
  { start, direction, thickness }: WallBay,
  { min, max }: BlockedFloor,
  width: number,
): Stretch[] {
  const left = leftOf(direction);
  const corners = [sub(min, start), sub(max, start)];
  const across = corners.map((corner) => dot(corner, left));
  const reach = thickness / 2 + Math.min(width, DEEPEST_FLOOR) - LATTICE;
  if (Math.min(...across) >= reach || Math.max(...across) <= -reach) return [];
  const along = corners.map((corner) => dot(corner, direction));
  return [{ from: Math.min(...along), to: Math.max(...along) }];
}

function freeOffsets(stretch: Stretch, taken: readonly Stretch[], width: number): Stretch[] {
  const offsets: Stretch[] = [];
  let { from } = stretch;
  for (const next of [...taken, { from: stretch.to, to: stretch.to }].sort((a, b) => a.from - b.from)) {
    const to = Math.min(next.from, stretch.to);
    if (to - from >= width - LATTICE / 2) {
      const first = toLattice(from + width / 2);
      offsets.push({ from: first, to: Math.max(first, toLattice(to - width / 2)) });
    }
    from = Math.max(from, next.to);
  }
  return offsets;
}
