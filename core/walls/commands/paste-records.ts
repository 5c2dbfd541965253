import { type Command, type CommandResult, refuse } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { planPoint } from '../../document/schema/fields.ts';
import { isKind, type LevelRecord } from '../../document/schema/record-kinds.ts';
import { wallSchema } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
import { clipSchema } from '../clipboard/clip.ts';
import { matchMaterials } from '../clipboard/clip-materials.ts';
import { buildPastedOthers } from '../clipboard/paste-others.ts';
import { pasteWalls } from '../clipboard/paste-walls.ts';
import { isWithinReach } from '../clipboard/plan-transform.ts';
import { PlanDraft } from '../plan-draft.ts';
import { withExplicitCovers } from '../roofs/explicit-covers.ts';
import { findMissingStorey } from './wall-style.ts';

const args = z.object({
  storey: wallSchema.shape.storey,
  clip: clipSchema,
  /** The plan point of the clip that is held, in metres, and where it comes to. */
  from: planPoint,
  to: planPoint,
  /** Radians counter-clockwise as seen from above; 0 if not given. */
  turn: z.number().optional(),
  /** Whether left and right (x) change places before it is turned. */
  isMirrored: z.boolean().optional(),
});

/**
 * Pastes part of a building onto a storey: everything in it gets a fresh id, materials that the level has already are
 * used, and the walls become part of the plan as if they were drawn. Refuses what would cut or crowd out an opening
 * and what leads farther out than a level reaches.
 */
export const pasteRecords: Command<z.infer<typeof args>> = {
  id: 'clip.paste',
  label: 'clip.paste',
  args,
  run(level, { storey, clip, turn = 0, isMirrored = false, from, to }, context): CommandResult {
    const reason = findMissingStorey(level, storey);
    if (reason) return { ok: false, reason };
    const placing = { from, to, turn, isMirrored };
    const materials = matchMaterials(level, clip.materials, context);
    const draft = new PlanDraft(level, storey);
    const step = pasteWalls(draft, clip, placing, materials, context);
    if (!step.ok) return step;
    const others = buildPastedOthers(clip, storey, placing, materials, context);
    if (!others.every(isPlaced)) return refuse('walls.too-far');
    const rooms = others.filter((record) => isKind(record, 'room'));
    draft.addRooms(rooms);
    const { edit, select = [] } = draft.toResult(context, step.touched);
    const standing = others.filter((record) => !isKind(record, 'room'));
    const carried = edit.put ?? [];
    const bringsRoofs = clip.walls.length > 0 && clip.roofs.length > 0;
    const held = bringsRoofs ? holdRoofs(level, storey, carried) : carried;
    const put = [...materials.added, ...held, ...standing];
    const written = new Set(put.map(({ id }) => id));
    const pasted = others.map(({ id }) => id).filter((id) => written.has(id));
    return { ok: true, edit: { ...edit, put }, select: [...select, ...pasted] };
  },
};

/** Makes roofs over everything on a storey stay over what they cover, while a building comes with its own. */
function holdRoofs(level: LevelReader, storey: string, put: readonly LevelRecord[]): readonly LevelRecord[] {
  const records = new Map(put.map((record) => [record.id, record]));
  for (const roof of level.ofKind('roof')) {
    if (roof.storey !== storey || roof.covers) continue;
    const known = records.get(roof.id);
    const held = withExplicitCovers(level, isKind(known, 'roof') ? known : roof);
    if (held !== roof) records.set(roof.id, held);
  }
  return [...records.values()];
}

function isPlaced(record: LevelRecord): boolean {
  if (isKind(record, 'room')) return isWithinReach(record.at);
  if (isKind(record, 'roof')) return [...(record.covers ?? []), ...(record.open ?? [])].every(isWithinReach);
  return !isKind(record, 'stair') || (isWithinReach(record.start) && isWithinReach(record.end));
}
