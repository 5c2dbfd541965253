import type { Refusal } from '../document/command.ts';
import type { Opening } from '../document/schema/opening.ts';
import type { Wall } from '../document/schema/wall.ts';
import { JOINT_MERGE_DISTANCE, pointKey, pointToLattice } from '../math/tolerance.ts';
import type { Vec2 } from '../math/vec2.ts';
import type { PlanDefect, PlanDefectType } from './plan-defects.ts';
import type { PlanDraft } from './plan-draft.ts';
import { moveJoints } from './plan-move.ts';
import { carryOpenings, hangsOver, wallLength } from './plan-openings.ts';
import { findJoint, findOtherJoint } from './plan-place.ts';
import { settleWhatCan } from './plan-settle.ts';

/** The narrowest opening in metres that an opening is narrowed to; below that nobody meant one. */
const MIN_OPENING_WIDTH = 0.1;

/**
 * Repairs a storey's plan, in this order: openings that hang over an end of their wall are pushed in, narrowed, or
 * removed where the wall has no room for one; ends beside the lattice are rounded; walls shorter than the merge
 * distance are removed; joints nearer than it become one; walls are split and doubles removed until the plan is
 * planar. What an opening is in the way of stays as it is. Returns why, for each.
 */
export function repairPlan(
  draft: PlanDraft,
  defects: readonly PlanDefect[],
  hanging: readonly Opening[],
): readonly Refusal[] {
  for (const wall of new Set(hanging.map((opening) => opening.wall))) fitOpenings(draft, wall);
  const rounded = ofType(defects, 'off-lattice').flatMap(({ walls }) => roundEnds(draft, walls));
  for (const { walls } of ofType(defects, 'short')) removeShort(draft, walls);
  const near = ofType(defects, 'near-joints').map(({ at }) => at);
  const blocked = [...near, ...rounded].flatMap((joint) => mergeJoints(draft, joint));
  const { refusals } = settleWhatCan(draft, new Set(defects.flatMap(({ walls }) => walls)));
  return [...blocked, ...refusals];
}

function fitOpenings(draft: PlanDraft, id: string): void {
  const wall = draft.find(id);
  if (!wall) return;
  const length = wallLength(wall);
  const openings = draft.openingsOf(id).flatMap((opening) => fitOpening(opening, length));
  draft.put(wall, openings);
}

function fitOpening(opening: Opening, length: number): Opening[] {
  if (!hangsOver(opening, length)) return [opening];
  const width = Math.min(opening.width, length);
  if (width < Math.min(opening.width, MIN_OPENING_WIDTH)) return [];
  const offset = Math.min(Math.max(opening.offset, width / 2), length - width / 2);
  return [{ ...opening, width, offset }];
}

const ofType = (defects: readonly PlanDefect[], type: PlanDefectType): readonly PlanDefect[] =>
  defects.filter((defect) => defect.type === type);

/** Returns the new ends: rounding may have brought them nearer to others than joints may be. */
function roundEnds(draft: PlanDraft, ids: readonly string[]): Vec2[] {
  return wallsOf(draft, ids).flatMap((wall) => {
    const rounded: Wall = { ...wall, start: pointToLattice(wall.start), end: pointToLattice(wall.end) };
    const carried = carryOpenings(draft.openingsOf(wall.id), wall, rounded, 'start');
    if (carried.ok) draft.put(rounded, carried.openings);
    return carried.ok ? [rounded.start, rounded.end] : [];
  });
}

/** Looks once more: rounding may have made the wall longer. */
function removeShort(draft: PlanDraft, ids: readonly string[]): void {
  for (const wall of wallsOf(draft, ids)) {
    if (wallLength(wall) < JOINT_MERGE_DISTANCE) draft.remove(wall.id);
  }
}

const wallsOf = (draft: PlanDraft, ids: readonly string[]): Wall[] =>
  ids.flatMap((id) => draft.find(id) ?? []);

/** Moves what ends near a joint to it, one joint at a time. */
function mergeJoints(draft: PlanDraft, at: Vec2): Refusal[] {
  const joint = findJoint(draft, pointToLattice(at));
  if (!joint) return [];
  const tried = new Set<string>();
  for (;;) {
    const other = findOtherJoint(draft, joint);
    if (!other || tried.has(pointKey(other)) || draft.wallsAt(joint).length === 0) return [];
    tried.add(pointKey(other));
    const step = moveJoints(draft, [{ from: other, to: joint }]);
    if (!step.ok) return [step.reason];
  }
}
