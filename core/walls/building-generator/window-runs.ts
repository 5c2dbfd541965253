import { toLattice } from '../../math/tolerance.ts';
import type { Stretch } from '../openings/holes.ts';
import { leastOf } from './opening-sizes.ts';
import type { PlannedOpening } from './plan.ts';
import { JAMB, lengthOf, type WallBay } from './wall-bays.ts';

/** Least wall between two windows in metres. */
const PIER = 0.6;

/** A stretch of a wall that windows of one width are spread over. */
export interface WindowRun {
  readonly bay: WallBay;
  readonly stretch: Stretch;
  /** Metres, as wished or as much as there is room for. */
  readonly width: number;
  /** How many fit at most; at least one. */
  readonly most: number;
}

/**
 * The stretches of a wall that have room for windows. Beside a door they are as wide as wished or there are none; in a
 * wall without one they may be narrower.
 * @param doors of the wall
 * @param wished width in metres
 */
export function findWindowRuns(
  bay: WallBay,
  doors: readonly Pick<PlannedOpening, 'offset' | 'width'>[],
  wished: number,
): WindowRun[] {
  const least = doors.length > 0 ? wished : leastOf(wished);
  return freeStretches(bay, doors, least).flatMap((stretch) => {
    const room = lengthOf(stretch);
    if (room < least) return [];
    const most = Math.max(1, Math.floor((room + PIER) / (wished + PIER)));
    return [{ bay, stretch, width: Math.min(wished, room), most }];
  });
}

/** What doors leave of a wall's bay; a wall without doors has its jambs where that leaves enough. */
function freeStretches(
  { jambed, stretch }: WallBay,
  doors: readonly Pick<PlannedOpening, 'offset' | 'width'>[],
  least: number,
): Stretch[] {
  if (doors.length === 0) return [lengthOf(jambed) >= least ? jambed : stretch];
  const free: Stretch[] = [];
  let { from } = jambed;
  for (const { offset, width } of doors.toSorted((a, b) => a.offset - b.offset)) {
    free.push({ from, to: toLattice(offset - width / 2 - JAMB) });
    from = toLattice(offset + width / 2 + JAMB);
  }
  return [...free, { from, to: jambed.to }];
}

/**
 * The middles (metres along the wall) of so many windows with as much wall between them as before the first and after
 * the last; of as many as fit, where that is less.
 */
export function spreadWindows({ stretch, width, most }: WindowRun, count: number): number[] {
  const fitting = Math.min(count, most);
  const gap = (lengthOf(stretch) - fitting * width) / (fitting + 1);
  return Array.from({ length: fitting }, (_, index) =>
    toLattice(stretch.from + (index + 1) * gap + (index + 0.5) * width),
  );
}
