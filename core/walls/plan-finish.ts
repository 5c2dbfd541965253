import type { CommandContext, CommandResult, Refusal } from '../document/command.ts';
import type { LevelReader } from '../document/level.ts';
import type { Opening } from '../document/schema/opening.ts';
import type { Wall } from '../document/schema/wall.ts';
import { findWhyNoRoom, roomOn } from './openings/opening-room.ts';
import { openingsOnWall } from './openings/openings-on-wall.ts';
import { levelPlan, type PlanAround } from './openings/plan-stretch.ts';
import type { PlanDraft } from './plan-draft.ts';
import { wallHeight } from './wall-dimensions.ts';

/**
 * The draft as the result of a command. Refuses it where a corner would reach into an opening that stands free of
 * corners in the level, or a wall would become too low for it: holes are never cut smaller behind one's back.
 * @param select walls to be selected; those that are gone are left out
 */
export function finishPlan(
  level: LevelReader,
  draft: PlanDraft,
  context: CommandContext,
  select: readonly string[] = [],
): CommandResult {
  const reason = findCrowdedOpening(level, draft);
  return reason ? { ok: false, reason } : draft.toResult(context, select);
}

/** Why a draft takes the room of an opening that has it in the level; null where it leaves all as they are. */
export function findCrowdedOpening(level: LevelReader, draft: PlanDraft): Refusal | null {
  const plan = draftPlan(level, draft);
  for (const wall of wallsAtChanges(draft)) {
    const openings = draft.openingsOf(wall.id);
    if (openings.length === 0) continue;
    const room = roomOn(plan, wall);
    for (const opening of openings) {
      const others = openings.filter(({ id }) => id !== opening.id);
      const reason = findWhyNoRoom(room, others, opening);
      if (reason && hasRoom(level, opening.id)) return crowded(draft, wall, opening, reason);
    }
  }
  return null;
}

/** A storey's plan as a draft has it. */
export const draftPlan = (level: LevelReader, draft: PlanDraft): PlanAround => ({
  wallsAt: (point) => draft.wallsAt(point),
  heightOf: (wall) => wallHeight(level, wall),
});

function wallsAtChanges(draft: PlanDraft): Iterable<Wall> {
  const walls = new Map<string, Wall>();
  for (const joint of draft.changedJoints()) {
    for (const wall of draft.wallsAt(joint)) walls.set(wall.id, wall);
  }
  return walls.values();
}

function hasRoom(level: LevelReader, id: string): boolean {
  const opening = level.findKind('opening', id);
  const wall = level.findKind('wall', opening?.wall);
  if (!opening || !wall) return false;
  const others = openingsOnWall(level, wall.id).filter((other) => other.id !== id);
  return findWhyNoRoom(roomOn(levelPlan(level, wall.storey), wall), others, opening) === null;
}

function crowded(draft: PlanDraft, wall: Wall, { id, type }: Opening, reason: Refusal): Refusal {
  if (reason.code === 'openings.overlap') return reason;
  const isTooLow = reason.code === 'openings.too-tall';
  const host = draft.originOf(wall.id);
  return {
    code: isTooLow ? 'openings.wall-too-low' : 'openings.corner-too-near',
    params: { type, opening: id, wall: host },
    records: [id, host],
  };
}
