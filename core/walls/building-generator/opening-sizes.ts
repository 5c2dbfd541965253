import { floorToLattice, LATTICE, toLattice } from '../../math/tolerance.ts';
import { LEAST_REST } from '../openings/holes.ts';
import type { PlanNotice } from './plan.ts';
import type { FullWishes } from './wishes.ts';

/** The narrowest door in metres that one walks through; a wish for less is no door. */
export const LEAST_DOOR_WIDTH = 0.6;
/** The lowest door in metres; who is taller stoops. */
export const LEAST_DOOR_HEIGHT = 1.8;
/** The narrowest and the lowest window in metres that lets light in. */
export const LEAST_WINDOW = 0.3;
/** Wall over an opening in metres where there is room for it and the wish leaves the choice. */
const LINTEL = 0.1;

/** The size of an opening in metres. */
export interface OpeningSize {
  readonly width: number;
  readonly height: number;
  readonly sill: number;
}

/** What the doors and windows of a building measure where the walls are long enough. */
export interface OpeningSizes {
  readonly door: OpeningSize;
  /** Null where the storeys are too low for windows over such a sill. */
  readonly window: OpeningSize | null;
  /** What differs from the wishes. */
  readonly notices: readonly PlanNotice[];
}

/** The sizes that are wished for as far as the storeys' height has room for them. */
export function chooseOpeningSizes(wishes: FullWishes): OpeningSizes {
  const notices: PlanNotice[] = [];
  const door = chooseDoor(wishes, notices);
  const window = chooseWindow(wishes, notices);
  return { door, window, notices };
}

function chooseDoor({ doorWidth, doorHeight, storeyHeight }: FullWishes, notices: PlanNotice[]): OpeningSize {
  const width = toLattice(Math.max(doorWidth, LEAST_DOOR_WIDTH));
  if (doorWidth < LEAST_DOOR_WIDTH) {
    notices.push({ wish: 'doorWidth', code: 'generator.door-widened', params: { wished: doorWidth, width } });
  }
  const highest = highestUnder(storeyHeight, doorHeight, LEAST_DOOR_HEIGHT);
  const height = Math.min(Math.max(toLattice(doorHeight), LEAST_DOOR_HEIGHT), highest);
  if (height < doorHeight - LATTICE) {
    notices.push({
      wish: 'doorHeight',
      code: 'generator.door-lowered',
      params: { wished: doorHeight, height },
    });
  } else if (height > doorHeight + LATTICE) {
    notices.push({
      wish: 'doorHeight',
      code: 'generator.door-raised',
      params: { wished: doorHeight, height },
    });
  }
  return { width, height, sill: 0 };
}

function chooseWindow(wishes: FullWishes, notices: PlanNotice[]): OpeningSize | null {
  const { windowWidth, windowHeight, windowSill, storeyHeight } = wishes;
  if (wishes.windowDensity === 0) return null;
  const sill = toLattice(windowSill);
  const highest = toLattice(highestUnder(storeyHeight, sill + windowHeight, sill + LEAST_WINDOW) - sill);
  if (highest < LEAST_WINDOW) {
    const params = { sill: windowSill, storey: storeyHeight };
    notices.push({ wish: 'windowSill', code: 'generator.no-window-over-sill', params });
    return null;
  }
  const width = Math.max(toLattice(windowWidth), LEAST_WINDOW);
  if (windowWidth < LEAST_WINDOW) {
    notices.push({
      wish: 'windowWidth',
      code: 'generator.window-widened',
      params: { wished: windowWidth, width },
    });
  }
  const height = Math.min(Math.max(toLattice(windowHeight), LEAST_WINDOW), highest);
  if (height < windowHeight - LATTICE) {
    const params = { wished: windowHeight, height };
    notices.push({ wish: 'windowHeight', code: 'generator.window-lowered', params });
  } else if (height > windowHeight + LATTICE) {
    const params = { wished: windowHeight, height };
    notices.push({ wish: 'windowHeight', code: 'generator.window-raised', params });
  }
  return { width, height, sill };
}

/**
 * How high (metres) the upper edge of an opening may be: as wished where that much fits; otherwise a lintel remains,
 * unless the opening would come out lower than the least for it.
 */
function highestUnder(storeyHeight: number, wished: number, least: number): number {
  const highest = floorToLattice(storeyHeight - LEAST_REST);
  if (wished <= highest) return highest;
  return Math.min(highest, Math.max(toLattice(storeyHeight - LINTEL), least));
}
