import type { Wall } from '../document/schema/wall.ts';
import { equals, type Vec2 } from '../math/vec2.ts';
import { DRAWN, type DraftStep, type PlanDraft } from './plan-draft.ts';
import { takeBackSplits } from './plan-heal.ts';
import { settle } from './plan-settle.ts';

/** A wall that is to be drawn, without what says where. */
export type WallLook = Omit<Wall, 'id' | 'kind' | 'storey' | 'start' | 'end'>;

/**
 * Draws walls along a line of joints, in that order, and makes the plan planar again. What is already covered by
 * walls is not drawn a second time. `touched` lists the new walls.
 * @param joints placed (see placeJoint); equal neighbours are passed over
 */
export function drawWalls(draft: PlanDraft, joints: readonly Vec2[], look: WallLook): DraftStep {
  const drawn: string[] = [];
  joints.forEach((start, index) => {
    const end = joints[index + 1];
    if (!end || equals(start, end)) return;
    const id = draft.newId();
    draft.put({ kind: 'wall', id, storey: draft.storey, start, end, ...look }, []);
    draft.setRank(id, DRAWN);
    drawn.push(id);
  });
  const settled = settle(draft, drawn);
  if (!settled.ok) return settled;
  const healed = takeBackSplits(draft, settled.touched);
  if (!healed.ok) return healed;
  const touched = new Set([...settled.touched, ...healed.touched]);
  return { ok: true, touched: [...touched].filter((id) => draft.find(id) && draft.rankOf(id) === DRAWN) };
}
