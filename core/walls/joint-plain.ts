import type { Wall } from '../document/schema/wall.ts';
import { dot, type Vec2 } from '../math/vec2.ts';
import type { Arm } from './joint-arms.ts';
import { findMitre } from './joint-gap.ts';
import { joinRun } from './joint-run.ts';
import { type Corner, cyclic, type Edge, type EndOutline, isLevel } from './joint-shape.ts';
import { findRun } from './joint-tiers.ts';

/**
 * A joint whose walls are of one height and meet in points: nearly every joint of a building. It is put together in
 * one go, and holds little more than its corners.
 */
export interface PlainJoint {
  /** Its walls in the order of armsAt. */
  readonly walls: readonly Wall[];
  /**
   * No corner reaches farther along its wall than so many metres, in whichever way the joint is put together: where the
   * sum for both ends of a wall fits into the wall, nothing has to be looked at more closely.
   */
  readonly reach: number;
  /** The outline of the wall at that index, as if every wall were long enough. */
  readonly endOf: (index: number) => EndOutline;
}

/**
 * The joint of the given walls, if it is plain: a free end, walls that all meet their neighbours in a mitre, or a
 * straight run with at most one wall that ends at either side of it. Its outlines are those that outlineJoint and
 * tierJoint come to, to the bit.
 * @param arms as armsAt gives them
 * @returns null where the joint is not plain
 */
export function joinPlainly(at: Vec2, arms: readonly Arm[]): PlainJoint | null {
  const [arm] = arms;
  if (!arm || !isLevel(arms)) return null;
  if (arms.length === 1) return endFreely(at, arm);
  const run = findRun(arms);
  return run ? joinRun(at, arms, run) : mitreAll(at, arms, arm.height);
}

function endFreely(at: Vec2, { wall, direction, half, height }: Arm): PlainJoint {
  const [dx, dz] = direction;
  const levels = [height];
  const end: EndOutline = {
    corners: [
      { x: at[0] + dz * half, z: at[1] - dx * half, levels },
      { x: at[0] - dz * half, z: at[1] + dx * half, levels },
    ],
    edges: [{ part: 'trim', covered: 0 }],
  };
  return { walls: [wall], reach: NO_REACH, endOf: () => end };
}

/** In metres: at right angles to the wall, but for rounding. */
const NO_REACH = 1e-9;

function mitreAll(at: Vec2, arms: readonly Arm[], height: number): PlainJoint | null {
  const levels = [height];
  const walls: Wall[] = [];
  const mitres: Corner[] = [];
  let reach = 0;
  for (let index = 0; index < arms.length; index += 1) {
    const first = cyclic(arms, index);
    const second = cyclic(arms, index + 1);
    const mitre = findMitre(first, second);
    if (!mitre) return null;
    reach = Math.max(reach, dot(first.direction, mitre), dot(second.direction, mitre));
    walls.push(first.wall);
    mitres.push({ x: at[0] + mitre[0], z: at[1] + mitre[1], levels });
  }
  const centre: Corner = { x: at[0] + 0, z: at[1] + 0, levels };
  const covered: Edge = { part: 'trim', covered: height };
  const edges = [covered, covered];
  const endOf = (index: number): EndOutline => ({
    corners: [cyclic(mitres, index), centre, cyclic(mitres, index - 1)],
    edges,
  });
  return { walls, reach, endOf };
}
