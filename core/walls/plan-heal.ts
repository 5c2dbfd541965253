import type { Wall } from '../document/schema/wall.ts';
import { equals, type Vec2 } from '../math/vec2.ts';
import type { DraftStep, PlanDraft } from './plan-draft.ts';
import { carryOpenings, mixOpenings, wallLength } from './plan-openings.ts';
import { settle } from './plan-settle.ts';
import { areSameKind, farEnd, runStraightOn } from './wall-kind.ts';

const NOTHING_TOUCHED: DraftStep = { ok: true, touched: [] };

/**
 * Makes one wall of two at each of the points where exactly two walls of the same kind are left that run straight
 * on, then makes the plan around them planar again.
 */
export function healJoints(draft: PlanDraft, points: Iterable<Vec2>): DraftStep {
  return joinWhere(draft, points, (a, b, at) => areSameKind(a, b, at) && runStraightOn(a, b, at));
}

/** Takes back splits that came to nothing: joints that the draft made and where only one wall's two halves meet. */
export function takeBackSplits(draft: PlanDraft, touched: Iterable<string>): DraftStep {
  const points: Vec2[] = [];
  for (const id of touched) {
    const wall = draft.find(id);
    if (wall) points.push(...[wall.start, wall.end].filter((end) => !draft.wasJoint(end)));
  }
  return joinWhere(draft, points, (a, b) => draft.originOf(a.id) === draft.originOf(b.id));
}

type Condition = (a: Wall, b: Wall, at: Vec2) => boolean;

function joinWhere(draft: PlanDraft, points: Iterable<Vec2>, condition: Condition): DraftStep {
  const joined: string[] = [];
  for (const at of points) {
    const [a, b, ...others] = draft.wallsAt(at);
    if (!a || !b || others.length > 0 || !condition(a, b, at)) continue;
    const step = joinWalls(draft, a, b, at);
    if (!step.ok) return step;
    joined.push(...step.touched);
  }
  return joined.length > 0 ? settle(draft, joined) : NOTHING_TOUCHED;
}

/**
 * Makes one wall of two that meet at a joint: it keeps the id of the one that is older, or else of the one that ends
 * there, or else of the longer; openings stay where they are. A wall of the level that is whole again is as it was.
 */
function joinWalls(draft: PlanDraft, a: Wall, b: Wall, at: Vec2): DraftStep {
  const [kept, lost] = outlasts(draft, a, b, at) ? [a, b] : [b, a];
  const isEnding = equals(kept.end, at);
  const whole: Wall = { ...kept, [isEnding ? 'end' : 'start']: farEnd(lost, at) };
  const own = carryOpenings(draft.openingsOf(kept.id), kept, whole, isEnding ? 'start' : 'end');
  const lostFar = equals(lost.end, at) ? 'start' : 'end';
  const isMirrored = equals(lost.end, at) === isEnding;
  const others = carryOpenings(draft.openingsOf(lost.id), lost, whole, lostFar, isMirrored);
  if (!own.ok) return own;
  if (!others.ok) return others;
  const mixed = mixOpenings(own.openings, others.openings);
  if (!mixed.ok) return mixed;
  draft.remove(lost.id);
  draft.put(whole, mixed.openings);
  if (draft.isWholeAgain(whole.id)) draft.restore(whole.id);
  return { ok: true, touched: [whole.id] };
}

function outlasts(draft: PlanDraft, a: Wall, b: Wall, at: Vec2): boolean {
  const age = Number(draft.isProvisional(b.id)) - Number(draft.isProvisional(a.id));
  const ending = Number(equals(a.end, at)) - Number(equals(b.end, at));
  return (age || ending || wallLength(a) - wallLength(b) || (a.id < b.id ? 1 : -1)) > 0;
}
