import type { Refusal } from '../document/command.ts';
import type { Opening } from '../document/schema/opening.ts';
import type { Wall } from '../document/schema/wall.ts';
import { projectOnSegment } from '../math/segment.ts';
import type { Vec2 } from '../math/vec2.ts';
import type { DraftStep, PlanDraft } from './plan-draft.ts';
import { carryOpenings, wallLength } from './plan-openings.ts';

/** A wall cut in two and not written to the draft yet, or why it cannot be cut. */
type Cut =
  | { readonly ok: true; readonly halves: readonly Half[] }
  | { readonly ok: false; readonly reason: Refusal };

interface Half {
  readonly wall: Wall;
  readonly openings: readonly Opening[];
}

/**
 * Cuts a wall of the draft at a plan point on it or beside it. The first half keeps the wall's id, both halves its
 * style and unknown fields; each opening stays where it is, on its half. Refuses, naming it, an opening in the way.
 */
function cutWall(draft: PlanDraft, wall: Wall, at: Vec2): Cut {
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
  return {
    ok: true,
    halves: [
      { wall: first, openings: before.openings },
      { wall: second, openings: after.openings },
    ],
  };
}

/** Cuts walls of the draft at a point; all of them or, when one refuses, none. */
export function splitWalls(draft: PlanDraft, walls: readonly Wall[], at: Vec2): DraftStep {
  const halves: Half[] = [];
  for (const wall of walls) {
    const cut = cutWall(draft, wall, at);
    if (!cut.ok) return cut;
    halves.push(...cut.halves);
  }
  for (const half of halves) draft.put(half.wall, half.openings);
  return { ok: true, touched: halves.map(({ wall }) => wall.id) };
}

const inTheWay = (reason: Refusal): Cut => ({
  ok: false,
  reason: { ...reason, code: 'walls.opening-in-the-way' },
});
