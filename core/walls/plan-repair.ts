import type { Refusal } from '../document/command.ts';
import type { Wall } from '../document/schema/wall.ts';
import { JOINT_MERGE_DISTANCE, pointKey, pointToLattice } from '../math/tolerance.ts';
import type { Vec2 } from '../math/vec2.ts';
import { fitOpenings } from './openings/opening-repair.ts';
import { roomOn, type WallRoom } from './openings/opening-room.ts';
import type { PlanAround } from './openings/plan-stretch.ts';
import type { PlanDefect, PlanDefectType } from './plan-defects.ts';
import type { PlanDraft } from './plan-draft.ts';
import { moveJoints } from './plan-move.ts';
import { carryOpenings, wallLength } from './plan-openings.ts';
import { findJoint, findOtherJoint } from './plan-place.ts';
import { settleWhatCan } from './plan-settle.ts';

/**
 * Repairs a storey's plan, in this order: openings that hang over an end of their wall or over its top are fitted in (see
 * fitOpenings); ends beside the lattice are rounded; walls shorter than the merge
 * distance are removed; joints nearer than it become one; walls are split and doubles removed until the plan is
 * planar; openings that reach into a corner are fitted in. What an opening is in the way of stays as it is. Returns why, for each.
 * @param plan the draft's
 * @param crowded walls with openings that have no room
 */
export function repairPlan(
  draft: PlanDraft,
  defects: readonly PlanDefect[],
  plan: PlanAround,
  crowded: readonly string[],
): readonly Refusal[] {
  pushIn(draft, plan, wallsOf(draft, crowded));
  const rounded = ofType(defects, 'off-lattice').flatMap(({ walls }) => roundEnds(draft, walls));
  for (const { walls } of ofType(defects, 'short')) removeShort(draft, walls);
  const near = ofType(defects, 'near-joints').map(({ at }) => at);
  const blocked = [...near, ...rounded].flatMap((joint) => mergeJoints(draft, joint));
  const { refusals } = settleWhatCan(draft, new Set(defects.flatMap(({ walls }) => walls)));
  clearCorners(draft, plan, wallsOf(draft, crowded));
  return [...blocked, ...refusals];
}

function fitOn(draft: PlanDraft, wall: Wall, room: WallRoom): void {
  const openings = draft.openingsOf(wall.id);
  if (openings.length > 0) draft.put(wall, fitOpenings(room, openings));
}

/** What hangs over an end cannot be carried along: that first. Corners are as they should be when the plan is. */
function pushIn(draft: PlanDraft, plan: PlanAround, walls: readonly Wall[]): void {
  for (const wall of walls) {
    fitOn(draft, wall, { stretch: { from: 0, to: wallLength(wall) }, height: plan.heightOf(wall) });
  }
}

function clearCorners(draft: PlanDraft, plan: PlanAround, walls: readonly Wall[]): void {
  const changed = draft.changedJoints().flatMap((joint) => draft.wallsAt(joint));
  for (const wall of new Map([...walls, ...changed].map((one) => [one.id, one])).values()) {
    fitOn(draft, wall, roomOn(plan, wall));
  }
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
