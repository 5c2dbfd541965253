import type { PlanAxis } from './plan-axis.ts';

/** Two ways round a loop, from its lowest vertex along an axis to its highest, both included. */
interface Chains {
  /** In the direction of the loop. */
  readonly ahead: readonly number[];
  /** Against it. */
  readonly back: readonly number[];
}

type Corner = readonly [number, number, number];

/**
 * The triangles of a convex loop whose vertices may lie in rows: from its lowest vertex along an axis to its highest, the
 * two ways round are joined like a zip, the side whose next vertex is lower goes first. So no new edge spans more along
 * the axis than the longest one of the loop, and no triangle lies on one side alone.
 * @param loop indices of vertices, at least three, in the order of the triangles
 */
export function zipLoop(positions: Float32Array, loop: readonly number[], axis: PlanAxis): readonly Corner[] {
  const { ahead, back } = chainsOf(positions, loop, axis);
  const triangles: Corner[] = [];
  const at = (vertex: number | undefined) => positions[3 * (vertex ?? 0) + axis] ?? 0;
  const [lastAhead, lastBack] = [ahead.length - 2, back.length - 2];
  let [i, j] = [0, 0];
  while (i < lastAhead || j < lastBack) {
    const isAhead =
      i < lastAhead && (j >= lastBack || isNextAhead(i, j, at(ahead[i + 1]) <= at(back[j + 1])));
    const [from = 0, other = 0] = [ahead[i], back[j]];
    const isStart = i === 0 && j === 0;
    if (isAhead) i += 1;
    else j += 1;
    if (!isStart) triangles.push(isAhead ? [from, ahead[i] ?? 0, other] : [from, back[j] ?? 0, other]);
  }
  triangles.push([ahead[i] ?? 0, ahead[i + 1] ?? 0, back[j] ?? 0]);
  return triangles;
}

/** Both sides leave the lowest vertex before one of them goes on: two steps from it may lie in a row. */
function isNextAhead(i: number, j: number, isLower: boolean): boolean {
  if (i === 0 && j > 0) return true;
  return j === 0 && i > 0 ? false : isLower;
}

/**
 * A convex loop cut where both ways round it have a vertex at the same height along an axis.
 * @param tolerance in metres, for vertices at the same height
 */
export function sliceLoop(
  positions: Float32Array,
  loop: readonly number[],
  axis: PlanAxis,
  tolerance: number,
): readonly (readonly number[])[] {
  const { ahead, back } = chainsOf(positions, loop, axis);
  const at = (vertex: number | undefined) => positions[3 * (vertex ?? 0) + axis] ?? 0;
  const slices: (readonly number[])[] = [];
  let [i, j, fromI, fromJ] = [0, 0, 0, 0];
  while (i < ahead.length - 1 && j < back.length - 1) {
    const difference = at(ahead[i + 1]) - at(back[j + 1]);
    if (difference <= tolerance) i += 1;
    if (difference >= -tolerance) j += 1;
    if (Math.abs(difference) > tolerance) continue;
    slices.push(joinChains(ahead.slice(fromI, i + 1), back.slice(fromJ, j + 1)));
    [fromI, fromJ] = [i, j];
  }
  slices.push(joinChains(ahead.slice(fromI), back.slice(fromJ)));
  return slices.filter(({ length }) => length >= 3);
}

/** The loop of two ways, which may have their first and last vertices in common. */
function joinChains(ahead: readonly number[], back: readonly number[]): readonly number[] {
  const loop = [...ahead];
  const first = back[0] === ahead[0] ? 1 : 0;
  const last = back.at(-1) === ahead.at(-1) ? back.length - 2 : back.length - 1;
  for (let k = last; k >= first; k -= 1) loop.push(back[k] ?? 0);
  return loop;
}

function chainsOf(positions: Float32Array, loop: readonly number[], axis: PlanAxis): Chains {
  let [lowest, highest] = [0, 0];
  const at = (index: number) => positions[3 * (loop[index] ?? 0) + axis] ?? 0;
  for (let i = 1; i < loop.length; i += 1) {
    if (at(i) < at(lowest)) lowest = i;
    if (at(i) > at(highest)) highest = i;
  }
  // Of a loop at one height any two vertices will do.
  if (lowest === highest) highest = (lowest + 1) % loop.length;
  return { ahead: walk(loop, lowest, highest, 1), back: walk(loop, lowest, highest, loop.length - 1) };
}

/** From one place in a loop to another, both included. */
function walk(loop: readonly number[], from: number, to: number, step: number): readonly number[] {
  const found: number[] = [];
  for (let i = from; i !== to; i = (i + step) % loop.length) found.push(loop[i] ?? 0);
  found.push(loop[to] ?? 0);
  return found;
}
