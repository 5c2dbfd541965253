import type { LevelReader } from '../../document/level.ts';
import { compareNaturally, compareTexts } from '../../document/natural-order.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { projectOnSegment } from '../../math/segment.ts';
import { LATTICE } from '../../math/tolerance.ts';
import { equals, type Vec2 } from '../../math/vec2.ts';
import { hasBody } from '../joint-arms.ts';
import { openingsOnWall } from '../openings/openings-on-wall.ts';
import { wallGraph } from '../wall-graph.ts';
import { areSameKind, farEnd, runStraightOn } from '../wall-kind.ts';

/** Walls one behind the other, each sharing a joint with the next. */
export type Run = readonly Wall[];

/**
 * The walls that a wall could be one with: those of its kind that go on straight from it through joints where nothing
 * else meets, none of them with an opening. In their order along the wall; the wall alone where there are none.
 * @param wall one of the level that has a body
 */
export function findStraightRun(level: LevelReader, wall: Wall): Run {
  if (openingsOnWall(level, wall.id).length > 0) return [wall];
  const seen = new Set([wall.id]);
  const before = walkOn(level, wall, wall.start, seen);
  const after = walkOn(level, wall, wall.end, seen);
  return [...before.reverse(), wall, ...after];
}

/** @param seen walls of the run so far: one that bends by less than can be seen might come round to where it began */
function walkOn(level: LevelReader, from: Wall, joint: Vec2, seen: Set<string>): Wall[] {
  const walls: Wall[] = [];
  let at = joint;
  let next = findNext(level, from, at);
  while (next && !seen.has(next.id)) {
    seen.add(next.id);
    walls.push(next);
    at = farEnd(next, at);
    next = findNext(level, next, at);
  }
  return walls;
}

function findNext(level: LevelReader, wall: Wall, joint: Vec2): Wall | undefined {
  const walls = level.derived(wallGraph).wallsAt(wall.storey, joint);
  const next = walls.find(({ id }) => id !== wall.id);
  if (walls.length !== 2 || !next || !hasBody(next)) return undefined;
  // Asked in one order whichever wall one comes from, so that rounding gives one answer.
  const [a, b] = compareTexts(wall.id, next.id) < 0 ? [wall, next] : [next, wall];
  const isSame = runStraightOn(a, b, joint) && areSameKind(a, b, joint);
  return isSame && openingsOnWall(level, next.id).length === 0 ? next : undefined;
}

/**
 * Divides a run at the joint that lies farthest beside the line between its ends, until none lies beside it by more
 * than a lattice step: each joint by itself may be straight and the run as a whole yet bend.
 * Source: D. Douglas and T. Peucker, "Algorithms for the reduction of the number of points" (1973).
 */
export function divideRun(run: Run): readonly Run[] {
  const [from, to] = endsOfRun(run);
  const joints = run.slice(1).map((wall, index) => sharedJoint(wall, run[index]));
  let split = 0;
  let farthest = LATTICE;
  for (const [index, joint] of joints.entries()) {
    const { distance } = projectOnSegment(joint, from, to);
    if (distance <= farthest) continue;
    farthest = distance;
    split = index + 1;
  }
  return split === 0 ? [run] : [...divideRun(run.slice(0, split)), ...divideRun(run.slice(split))];
}

/** The joint of a wall and its neighbour in a run. */
const sharedJoint = (wall: Wall, neighbour: Wall | undefined): Vec2 =>
  neighbour && (equals(wall.start, neighbour.start) || equals(wall.start, neighbour.end))
    ? wall.start
    : wall.end;

/** Where a run begins and ends. */
export function endsOfRun(run: Run): readonly [Vec2, Vec2] {
  const [first, second] = run;
  const [last, beforeLast] = [run.at(-1), run.at(-2)];
  if (!first || !last) throw new RangeError('run: no walls');
  if (!second) return [first.start, first.end];
  return [farEnd(first, sharedJoint(first, second)), farEnd(last, sharedJoint(last, beforeLast))];
}

/** The key of a run: the id of its first wall in natural order. */
export const keyOfRun = (run: Run): string =>
  run.map(({ id }) => id).reduce((key, id) => (compareNaturally(id, key) < 0 ? id : key));

/** The run in the order in which its key wall goes along it, wherever it was found from. */
export function orientRun(run: Run): Run {
  const key = keyOfRun(run);
  const index = run.findIndex(({ id }) => id === key);
  const [wall, before, after] = [run[index], run[index - 1], run[index + 1]];
  if (!wall || !(before ?? after)) return run;
  const isForward = before
    ? equals(sharedJoint(wall, before), wall.start)
    : equals(sharedJoint(wall, after), wall.end);
  return isForward ? run : run.toReversed();
}
