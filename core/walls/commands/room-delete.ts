import type { Command } from '../../document/command.ts';
import { z } from '../../document/schema/zod.ts';
import { deleteParts } from './delete-parts.ts';
import { findRoomFace, roomFaceId } from './room-face-of.ts';

const args = z.object({ room: roomFaceId });

/** Deletes a room: what the user gave it, and its walls, but for those that close another room in. */
export const deleteRoom: Command<z.infer<typeof args>> = {
  id: 'room.delete',
  label: 'rooms.delete',
  args,
  run(level, { room }, context) {
    const found = findRoomFace(level, room);
    return found.ok ? deleteParts.run(level, { ids: [room] }, context) : found;
  },
};
