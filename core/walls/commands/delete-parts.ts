import type { Command, CommandContext } from '../../document/command.ts';
import { deleteRecords } from '../../document/commands/delete-records.ts';
import type { LevelReader } from '../../document/level.ts';
import { type RecordChanges, withChanges } from '../../document/record-changes.ts';
import { isKind, type LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Roof } from '../../document/schema/roof.ts';
import type { Room } from '../../document/schema/room.ts';
import { z } from '../../document/schema/zod.ts';
import { PlanDraft } from '../plan-draft.ts';
import { ownWallsOf } from '../rooms/own-walls.ts';
import { rooms } from '../rooms/rooms.ts';

const args = z.object({ ids: z.array(z.string().min(1)) });

/**
 * Deletes records with what cannot be without them (see deleteRecords), and rooms with the walls that no other room
 * has. What the user gave to the rooms that lose walls is carried along, and so are roofs. Ids that the level does not have are passed
 * over.
 */
export const deleteParts: Command<z.infer<typeof args>> = {
  id: 'walls.delete',
  label: 'rooms.delete-parts',
  args,
  run(level, { ids }, context) {
    const faces = ids.flatMap((id) => level.derived(rooms).find(id) ?? []);
    const walls = faces.flatMap((face) => ownWallsOf(level, face));
    const result = deleteRecords.run(level, { ids: [...ids, ...walls] }, context);
    if (!result.ok) return result;
    const { put = [], remove = [] } = result.edit;
    const carried = carriedRecords(level, remove, context);
    const gone = new Set([...remove, ...carried.remove]);
    const records = new Map<string, LevelRecord>(put.map((record) => [record.id, record]));
    for (const record of carried.put) {
      const known = records.get(record.id);
      records.set(record.id, known ? withChanges(known, placesOf(record)) : record);
    }
    return {
      ok: true,
      edit: { put: [...records.values()].filter(({ id }) => !gone.has(id)), remove: [...gone] },
    };
  },
};

const isPlaced = (record: LevelRecord): record is Room | Roof =>
  isKind(record, 'room') || isKind(record, 'roof');

/** The fields that say where a record belongs. */
const placesOf = (record: Room | Roof): RecordChanges =>
  record.kind === 'room' ? { at: record.at } : { covers: record.covers ?? null, open: record.open ?? null };

/** What removing these records, as far as they are walls, comes to for rooms and roofs. */
function carriedRecords(level: LevelReader, ids: readonly string[], context: CommandContext) {
  const drafts = new Map<string, PlanDraft>();
  for (const id of ids) {
    const wall = level.findKind('wall', id);
    if (!wall) continue;
    const draft = drafts.get(wall.storey) ?? new PlanDraft(level, wall.storey);
    drafts.set(wall.storey, draft);
    draft.remove(id);
  }
  const edits = [...drafts.values()].map((draft) => draft.toResult(context).edit);
  return {
    put: edits.flatMap(({ put = [] }) => put.filter(isPlaced)),
    remove: edits.flatMap(({ remove = [] }) => remove),
  };
}
