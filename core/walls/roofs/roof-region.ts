import { pointKey } from '../../math/tolerance.ts';
import { partRectangles } from './part-rectangles.ts';
import { buildRegion, fillPinches, type Rectangle, type Region, splitRegion } from './region.ts';
import type { BorderWall } from './roof-border.ts';

/** Regions count in lattice steps of 0.1 mm, so that their arithmetic is exact. */
export const STEPS_PER_METRE = 10_000;

export const toSteps = (metres: number): number => Math.round(metres * STEPS_PER_METRE);
/** Half a thickness may be half a step. */
const toHalfSteps = (metres: number): number => Math.round(metres * STEPS_PER_METRE * 2) / 2;

/**
 * What a roof covers, by its eaves: the rooms inside a border along the axes, the walls of the border to their outer
 * faces, and the overhang beyond, square at the corners. The pieces that hang together, one region each.
 * @param overhang in metres
 */
export function computeRoofRegions(border: readonly BorderWall[], overhang: number): readonly Region[] {
  const reaches = cornerReaches(border);
  const beyond = toSteps(overhang);
  const walls = border.map((wall) => ({ wall, ...wallRectangle(wall, reaches, beyond) }));
  return partRectangles(walls).flatMap((part) => {
    const isInside = insideOf(part.map(({ wall }) => wall));
    return splitRegion(fillPinches(buildRegion(part, isInside)));
  });
}

const isAlongX = ({ from, to }: BorderWall): boolean => from[1] === to[1];

/** How far the walls at a joint reach beside it, half their thickness: those along x in z, those along z in x. */
interface Reach {
  x: number;
  z: number;
}

function cornerReaches(border: readonly BorderWall[]): ReadonlyMap<string, Reach> {
  const reaches = new Map<string, Reach>();
  for (const wall of border) {
    for (const end of [wall.from, wall.to]) {
      const key = pointKey(end);
      const reach = reaches.get(key) ?? { x: 0, z: 0 };
      const across = isAlongX(wall) ? 'z' : 'x';
      reach[across] = Math.max(reach[across], toHalfSteps(wall.half));
      reaches.set(key, reach);
    }
  }
  return reaches;
}

/** The rectangle of a wall, led on to the outer faces of those that it meets at corners. */
function wallRectangle(wall: BorderWall, reaches: ReadonlyMap<string, Reach>, beyond: number): Rectangle {
  const axis = isAlongX(wall) ? 0 : 1;
  const ends = [wall.from, wall.to].map((end) => {
    const reach = reaches.get(pointKey(end));
    const extent = (axis === 0 ? reach?.x : reach?.z) ?? 0;
    return { at: toSteps(end[axis]), extent: extent + beyond };
  });
  const min = Math.min(...ends.map(({ at, extent }) => at - extent));
  const max = Math.max(...ends.map(({ at, extent }) => at + extent));
  const middle = toSteps(wall.from[(1 - axis) as 0 | 1]);
  const aside = toHalfSteps(wall.half) + beyond;
  return axis === 0
    ? { minX: min, maxX: max, minZ: middle - aside, maxZ: middle + aside }
    : { minX: middle - aside, maxX: middle + aside, minZ: min, maxZ: max };
}

/** Whether a place, in steps, lies inside the centre lines of a border: an odd number of them lies on one side. */
function insideOf(border: readonly BorderWall[]): (x: number, z: number) => boolean {
  const alongX = border.filter(isAlongX).map(({ from, to }) => ({
    from: toSteps(Math.min(from[0], to[0])),
    to: toSteps(Math.max(from[0], to[0])),
    z: toSteps(from[1]),
  }));
  const crossings = new Map<number, readonly number[]>();
  const crossingsAt = (x: number): readonly number[] => {
    const known = crossings.get(x);
    if (known) return known;
    const found = alongX.filter(({ from, to }) => from <= x && x < to).map(({ z }) => z);
    crossings.set(x, found);
    return found;
  };
  return (x, z) => crossingsAt(x).filter((line) => line < z).length % 2 === 1;
}
