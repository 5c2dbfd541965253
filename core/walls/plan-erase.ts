import type { Opening } from '../document/schema/opening.ts';
import type { Wall } from '../document/schema/wall.ts';
import { findStretchAlong } from '../math/segment.ts';
import { JOINT_MERGE_DISTANCE } from '../math/tolerance.ts';
import { equals, type Vec2 } from '../math/vec2.ts';
import type { DraftStep, PlanDraft } from './plan-draft.ts';
import { healJoints } from './plan-heal.ts';
import { carryOpenings } from './plan-openings.ts';
import { placeJoint } from './plan-place.ts';
import { settle } from './plan-settle.ts';
import { boxAround } from './wall-graph.ts';

/** A part of a wall, from the end nearer to its start. */
interface Stretch {
  readonly wall: Wall;
  readonly from: Vec2;
  readonly to: Vec2;
}

/**
 * Erases what lies along a stroke: of each wall the stretch that stays within the merge distance of the stroke.
 * Walls that the stroke merely crosses or touches stay. A rest shorter than the merge distance goes too, and
 * so do the openings that the stretch held or cut. Joints that lost a wall and where two walls of the same kind run
 * straight on are taken away. `touched` lists the walls that changed and remain.
 * @param isSpared walls that are left as they are
 */
export function eraseAlong(
  draft: PlanDraft,
  from: Vec2,
  to: Vec2,
  isSpared: (wall: string) => boolean = () => false,
): DraftStep {
  const stretches = draft
    .wallsIn(boxAround(from, to, JOINT_MERGE_DISTANCE))
    .flatMap((wall) => (isSpared(wall.id) ? [] : stretchAlong(wall, from, to)));
  const rests = stretches.flatMap((stretch) => eraseStretch(draft, stretch));
  const settled = settle(draft, rests);
  if (!settled.ok) return settled;
  return healJoints(
    draft,
    stretches.flatMap(({ wall }) => [wall.start, wall.end]),
  );
}

function stretchAlong(wall: Wall, from: Vec2, to: Vec2): Stretch[] {
  const ends = findStretchAlong(wall.start, wall.end, from, to, JOINT_MERGE_DISTANCE);
  if (!ends) return [];
  const [first, second] = ends.toSorted((a, b) => a.fraction - b.fraction);
  return first && second ? [{ wall, from: first.point, to: second.point }] : [];
}

/** Takes the stretch out of the wall. Returns what is left of it: none, one or two walls, the first with its id. */
function eraseStretch(draft: PlanDraft, { wall, from, to }: Stretch): string[] {
  const openings = draft.openingsOf(wall.id);
  draft.remove(wall.id);
  const before = placeJoint(draft, from, [wall.start]);
  const first = putRest(draft, wall, { ...wall, end: before }, openings);
  const after = placeJoint(draft, to, [wall.end]);
  const id = first.length > 0 ? draft.newPieceOf(wall.id) : wall.id;
  return [...first, ...putRest(draft, wall, { ...wall, id, start: after }, openings)];
}

/** Puts a rest of a wall, if there is any, with the openings that are whole on it. Returns its id. */
function putRest(draft: PlanDraft, wall: Wall, rest: Wall, openings: readonly Opening[]): string[] {
  if (equals(rest.start, rest.end)) return [];
  const keep = equals(rest.start, wall.start) ? 'start' : 'end';
  const carried = openings.flatMap((opening) => {
    const fit = carryOpenings([opening], wall, rest, keep);
    return fit.ok ? fit.openings : [];
  });
  draft.put(rest, carried);
  return [rest.id];
}
