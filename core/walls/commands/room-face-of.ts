import type { Refusal } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { z } from '../../document/schema/zod.ts';
import type { RoomFace } from '../rooms/room-face.ts';
import { rooms } from '../rooms/rooms.ts';

/** The id of a face: of a room record, or such as "w1.left", which is a little longer than the longest id. */
export const roomFaceId = z.string().min(1).max(80);

type FoundRoom =
  | { readonly ok: true; readonly face: RoomFace }
  | { readonly ok: false; readonly reason: Refusal };

/** The room of that id, or why there is none: the level does not have it, or it is open. */
export function findRoomFace(level: LevelReader, id: string): FoundRoom {
  const face = level.derived(rooms).find(id);
  if (face) return { ok: true, face };
  const code = level.findKind('room', id) ? 'rooms.open' : 'rooms.no-such-room';
  return { ok: false, reason: { code, params: { room: id } } };
}
