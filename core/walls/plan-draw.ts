import type { Wall } from '../document/schema/wall.ts';
import { findStretchAlong, type Projection } from '../math/segment.ts';
import { JOINT_ON_WALL_DISTANCE } from '../math/tolerance.ts';
import { equals, type Vec2 } from '../math/vec2.ts';
import { DRAWN, type DraftStep, type PlanDraft } from './plan-draft.ts';
import { settle } from './plan-settle.ts';
import { boxAround } from './wall-graph.ts';

/** A wall that is to be drawn, without what says where. */
export type WallLook = Omit<Wall, 'id' | 'kind' | 'storey' | 'start' | 'end'>;

/**
 * Draws walls along a line of joints, in that order, and makes the plan planar again. What is already covered by
 * walls is not drawn a second time. `touched` lists the new walls.
 * @param joints placed (see placeJoint)
 */
export function drawWalls(draft: PlanDraft, joints: readonly Vec2[], look: WallLook): DraftStep {
  const touched = new Set<string>();
  for (const [index, start] of joints.slice(0, -1).entries()) {
    const drawn = uncoveredParts(draft, start, joints[index + 1] ?? start).map((part) => {
      const id = draft.newId();
      draft.put({ kind: 'wall', id, storey: draft.storey, start: part.start, end: part.end, ...look }, []);
      draft.setRank(id, DRAWN);
      return id;
    });
    const step = settle(draft, drawn);
    if (!step.ok) return step;
    for (const id of step.touched) touched.add(id);
  }
  return { ok: true, touched: [...touched].filter((id) => draft.find(id) && draft.rankOf(id) === DRAWN) };
}

interface Part {
  readonly start: Vec2;
  readonly end: Vec2;
}

/** A point on the line that is drawn, and how far on it: 0 at its start, 1 at its end. */
interface Mark {
  readonly at: Vec2;
  readonly fraction: number;
}

/**
 * The parts of start–end that no wall runs along. Looked up rather than left to settling, which would cut the
 * walls that are there where the line begins and ends, through their openings if need be.
 */
function uncoveredParts(draft: PlanDraft, start: Vec2, end: Vec2): readonly Part[] {
  const covered = draft
    .wallsIn(boxAround(start, end, JOINT_ON_WALL_DISTANCE))
    .flatMap((wall) => coveredBy(wall, start, end))
    .sort(([a], [b]) => a.fraction - b.fraction);
  const parts: Part[] = [];
  let mark: Mark = { at: start, fraction: 0 };
  for (const [from, to] of covered) {
    if (from.fraction > mark.fraction) parts.push({ start: mark.at, end: from.at });
    if (to.fraction > mark.fraction) mark = to;
  }
  if (mark.fraction < 1) parts.push({ start: mark.at, end });
  return parts.filter((part) => !equals(part.start, part.end));
}

function coveredBy(wall: Wall, start: Vec2, end: Vec2): (readonly [Mark, Mark])[] {
  const stretch = findStretchAlong(start, end, wall.start, wall.end, JOINT_ON_WALL_DISTANCE);
  if (!stretch) return [];
  const mark = (joint: Vec2, { point, fraction }: Projection): Mark => ({
    at: fraction > 0 && fraction < 1 ? joint : point,
    fraction,
  });
  const a = mark(wall.start, stretch[0]);
  const b = mark(wall.end, stretch[1]);
  return [a.fraction < b.fraction ? [a, b] : [b, a]];
}
