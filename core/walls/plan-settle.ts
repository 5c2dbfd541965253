import type { Refusal } from '../document/command.ts';
import type { Wall } from '../document/schema/wall.ts';
import { findCrossing, projectOnSegment } from '../math/segment.ts';
import { JOINT_MERGE_DISTANCE, JOINT_ON_WALL_DISTANCE, pointToLattice } from '../math/tolerance.ts';
import { comparePoints, distance, equals, type Vec2 } from '../math/vec2.ts';
import type { DraftStep, PlanDraft } from './plan-draft.ts';
import { carryOpenings, isReversed, mixOpenings, wallLength } from './plan-openings.ts';
import { splitWalls } from './plan-split.ts';
import { boxAround } from './wall-graph.ts';

type Rule = (draft: PlanDraft, wall: Wall) => DraftStep | undefined;

/** In this order: a crossing is looked at when no end is left near the other wall, so that it is a clean cut. */
const RULES: readonly Rule[] = [mergeTwin, leadOverJoint, splitUnderEnds, splitCrossing];

/**
 * Makes the plan around the given walls planar again: walls are split where they cross and where a joint stands on
 * them, and of two walls between the same joints one remains. New joints are crossing points rounded to the lattice;
 * a crossing nearer than the merge distance to a joint is led over that joint.
 *
 * It comes to an end: new joints keep the merge distance from all others, so there is room for finitely many, and
 * every other step replaces a wall by strictly shorter ones between joints that exist.
 */
export function settle(draft: PlanDraft, walls: Iterable<string>): DraftStep {
  const { touched, refusals } = settleWhatCan(draft, walls, 1);
  const [reason] = refusals;
  return reason ? { ok: false, reason } : { ok: true, touched };
}

/**
 * Does what settle does and leaves what refuses as it is, until `limit` refusals: each step is done whole or not at
 * all, so what remains is a plan with fewer faults.
 */
export function settleWhatCan(
  draft: PlanDraft,
  walls: Iterable<string>,
  limit = Number.POSITIVE_INFINITY,
): { readonly touched: readonly string[]; readonly refusals: readonly Refusal[] } {
  const pending = new Set(walls);
  const touched = new Set<string>();
  const refusals: Refusal[] = [];
  for (const id of pending) {
    pending.delete(id);
    touched.add(id);
    const step = applyFirstRule(draft, id);
    if (step?.ok === false && refusals.push(step.reason) >= limit) break;
    for (const next of step?.ok ? step.touched : []) pending.add(next);
  }
  return { touched: [...touched], refusals };
}

function applyFirstRule(draft: PlanDraft, id: string): DraftStep | undefined {
  const wall = draft.find(id);
  if (!wall || equals(wall.start, wall.end)) return undefined;
  for (const rule of RULES) {
    const step = rule(draft, wall);
    if (step) return step;
  }
  return undefined;
}

function mergeTwin(draft: PlanDraft, wall: Wall): DraftStep | undefined {
  const twin = draft.wallsAt(wall.start).find((other) => other.id !== wall.id && isTwin(wall, other));
  if (!twin) return undefined;
  const [kept, lost] = givesWay(draft, wall, twin) ? [twin, wall] : [wall, twin];
  const carried = carryOpenings(draft.openingsOf(lost.id), lost, kept, 'start', isReversed(lost, kept));
  if (!carried.ok) return carried;
  const mixed = mixOpenings(draft.openingsOf(kept.id), carried.openings);
  if (!mixed.ok) return mixed;
  draft.remove(lost.id);
  if (carried.openings.length > 0) draft.put(kept, mixed.openings);
  return { ok: true, touched: [kept.id] };
}

const isTwin = (a: Wall, b: Wall): boolean =>
  isReversed(a, b) || (equals(a.start, b.start) && equals(a.end, b.end));

function givesWay(draft: PlanDraft, wall: Wall, twin: Wall): boolean {
  const byRank = draft.rankOf(wall.id) - draft.rankOf(twin.id);
  const byAge = Number(draft.isProvisional(wall.id)) - Number(draft.isProvisional(twin.id));
  return (byRank || byAge || (wall.id < twin.id ? -1 : 1)) > 0;
}

/** Splits the wall at the joint on it that is nearest to its middle: halves are looked at again in small boxes. */
function leadOverJoint(draft: PlanDraft, wall: Wall): DraftStep | undefined {
  const near = draft.wallsIn(boxAround(wall.start, wall.end, JOINT_ON_WALL_DISTANCE));
  const joints = near.flatMap(({ start, end }) => [start, end]).filter((joint) => standsOn(joint, wall));
  const joint = nearestToMiddle(wall, joints, (at) => at);
  return joint && splitWalls(draft, [wall], joint);
}

function splitUnderEnds(draft: PlanDraft, wall: Wall): DraftStep | undefined {
  for (const end of [wall.start, wall.end]) {
    const under = draft
      .wallsIn(boxAround(end, end, JOINT_ON_WALL_DISTANCE))
      .find((other) => other.id !== wall.id && standsOn(end, other));
    if (!under) continue;
    const step = splitWalls(draft, [under], end);
    return step.ok ? { ok: true, touched: [...step.touched, wall.id] } : step;
  }
  return undefined;
}

interface Crossing {
  readonly at: Vec2;
  readonly walls: readonly Wall[];
}

function splitCrossing(draft: PlanDraft, wall: Wall): DraftStep | undefined {
  const crossings = draft
    .wallsIn(boxAround(wall.start, wall.end))
    .flatMap((other) => crossingOf(draft, wall, other));
  const crossing = nearestToMiddle(wall, crossings, ({ at }) => at);
  if (!crossing) return undefined;
  const step = splitWalls(draft, crossing.walls, crossing.at);
  return step.ok ? { ok: true, touched: [wall.id, ...step.touched] } : step;
}

/** Where the walls cross, and which of them are to be split there; nothing when they do not cross. */
function crossingOf(draft: PlanDraft, wall: Wall, other: Wall): Crossing[] {
  const exact = findCrossing(wall.start, wall.end, other.start, other.end);
  if (!exact) return [];
  const rounded = pointToLattice(exact);
  const at = draft.nearestJoint(rounded, JOINT_MERGE_DISTANCE) ?? rounded;
  const walls = [wall, other].filter((one) => isShortenedBy(at, one));
  return walls.length > 0 ? [{ at, walls }] : [];
}

/** True when the joint stands on the wall and is not one of its ends. */
function standsOn(joint: Vec2, wall: Wall): boolean {
  if (equals(joint, wall.start) || equals(joint, wall.end)) return false;
  const { distance: away, fraction } = projectOnSegment(joint, wall.start, wall.end);
  return away < JOINT_ON_WALL_DISTANCE && fraction > 0 && fraction < 1 && isShortenedBy(joint, wall);
}

/** True when leading the wall over the point makes two walls that are both shorter than it. */
function isShortenedBy(point: Vec2, wall: Wall): boolean {
  if (equals(point, wall.start) || equals(point, wall.end)) return false;
  return Math.max(distance(wall.start, point), distance(point, wall.end)) < wallLength(wall);
}

function nearestToMiddle<T>(wall: Wall, items: readonly T[], pointOf: (item: T) => Vec2): T | undefined {
  const offCentre = (item: T): number =>
    Math.abs(projectOnSegment(pointOf(item), wall.start, wall.end).fraction - 0.5);
  return items.toSorted((a, b) => offCentre(a) - offCentre(b) || comparePoints(pointOf(a), pointOf(b)))[0];
}
