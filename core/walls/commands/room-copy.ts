import type { Command, CommandResult } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { planPoint } from '../../document/schema/fields.ts';
import { isKind } from '../../document/schema/record-kinds.ts';
import { z } from '../../document/schema/zod.ts';
import { copyRecords } from '../clipboard/copy-records.ts';
import { findWallsWithin } from '../rooms/walls-within.ts';
import { pasteRecords } from './paste-records.ts';
import { findRoomFace, roomFaceId } from './room-face-of.ts';

const args = z.object({ room: roomFaceId, by: planPoint });

/**
 * Copies a room, with its openings and all that stands inside it, to a place a plan vector in metres away. Where walls
 * stand already, they are shared. A name gets the next free number. Refuses as pasteRecords does.
 */
export const copyRoom: Command<z.infer<typeof args>> = {
  id: 'room.copy',
  label: 'rooms.copy',
  args,
  run(level, { room, by }, context): CommandResult {
    const found = findRoomFace(level, room);
    if (!found.ok) return found;
    const { storey } = found.face;
    const clip = copyRecords(level, [room, ...findWallsWithin(level, found.face)], storey);
    if (!clip) return { ok: false, reason: { code: 'rooms.no-such-room', params: { room } } };
    const result = pasteRecords.run(level, { storey, clip, from: [0, 0], to: by }, context);
    return result.ok ? withNewNames(level, result) : result;
  },
};

function withNewNames(level: LevelReader, result: CommandResult & { readonly ok: true }): CommandResult {
  const taken = new Set([...level.ofKind('room')].flatMap(({ name }) => name ?? []));
  const put = result.edit.put?.map((record) => {
    if (!isKind(record, 'room') || !record.name || level.find(record.id)) return record;
    const name = nextName(record.name, taken);
    taken.add(name);
    return { ...record, name };
  });
  return { ...result, edit: { ...result.edit, ...(put && { put }) } };
}

/** "Kitchen" is followed by "Kitchen 2", that by "Kitchen 3". */
function nextName(name: string, taken: ReadonlySet<string>): string {
  const stem = name.replace(/ \d+$/, '');
  for (let number = 2; ; number += 1) {
    const candidate = `${stem} ${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
