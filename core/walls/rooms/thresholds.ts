import type { PlanPoint } from '../../math/polygon.ts';
import { midpoint, type Vec2 } from '../../math/vec2.ts';
import type { Cut } from '../openings/cuts.ts';

/**
 * How the floor of a room reaches under the openings of a wall that are open to the floor: the points of the way along
 * the wall's side that lead in and out again, in the order of the way.
 * @param isForward whether the way runs from the wall's start to its end, which is along its left side
 * @param isWhole whether the floor reaches through the whole wall rather than to its middle
 */
export function thresholdsOf(cuts: readonly Cut[], isForward: boolean, isWhole: boolean): Vec2[] {
  const open = cuts.filter(({ bottom }) => bottom === 0);
  return (isForward ? open : open.toReversed()).flatMap(({ leftFrom, leftTo, rightFrom, rightTo }) => {
    const jambs = [
      [leftFrom, rightFrom],
      [leftTo, rightTo],
    ] as const;
    const [first, second] = isForward ? jambs : ([jambs[1], jambs[0]] as const);
    return [...jambPoints(first, isForward, isWhole), ...jambPoints(second, isForward, isWhole).reverse()];
  });
}

/** From the side that the way runs along into the wall. */
function jambPoints(
  [left, right]: readonly [PlanPoint, PlanPoint],
  isForward: boolean,
  isWhole: boolean,
): [Vec2, Vec2] {
  const near: Vec2 = isForward ? [left.x, left.z] : [right.x, right.z];
  const far: Vec2 = isForward ? [right.x, right.z] : [left.x, left.z];
  return [near, isWhole ? far : midpoint(near, far)];
}
