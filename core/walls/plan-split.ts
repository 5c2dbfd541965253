import type { Refusal } from '../document/command.ts';
import type { Wall } from '../document/schema/wall.ts';
import { projectOnSegment } from '../math/segment.ts';
import type { Vec2 } from '../math/vec2.ts';
import type { DraftStep, PlanDraft } from './plan-draft.ts';
import { carryOpenings, wallLength } from './plan-openings.ts';

/**
 * Splits a wall of the draft at a plan point on it or beside it. The first half keeps the wall's id, both halves its
 * style and unknown fields; each opening stays where it is, on its half. Refuses, naming it, an opening in the way.
 */
export function splitWall(draft: PlanDraft, wall: Wall, at: Vec2): DraftStep {
  const first: Wall = { ...wall, end: at };
  const second: Wall = { ...wall, id: draft.newPieceOf(wall.id), start: at };
  const cut = projectOnSegment(at, wall.start, wall.end).fraction * wallLength(wall);
  const openings = draft.openingsOf(wall.id);
  const before = carryOpenings(
    openings.filter(({ offset }) => offset < cut),
    wall,
    first,
    'start',
  );
  const after = carryOpenings(
    openings.filter(({ offset }) => offset >= cut),
    wall,
    second,
    'end',
  );
  if (!before.ok) return inTheWay(before.reason);
  if (!after.ok) return inTheWay(after.reason);
  draft.put(first, before.openings);
  draft.put(second, after.openings);
  return { ok: true, touched: [first.id, second.id] };
}

const inTheWay = (reason: Refusal): DraftStep => ({
  ok: false,
  reason: { ...reason, code: 'walls.opening-in-the-way' },
});
