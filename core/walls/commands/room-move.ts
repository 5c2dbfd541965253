import type { Command } from '../../document/command.ts';
import { planPoint } from '../../document/schema/fields.ts';
import { z } from '../../document/schema/zod.ts';
import { findWallsWithin } from '../rooms/walls-within.ts';
import { moveWalls } from './move-walls.ts';
import { findRoomFace, roomFaceId } from './room-face-of.ts';

const args = z.object({ room: roomFaceId, by: planPoint });

/**
 * Moves a room by a plan vector in metres, with its openings and all that stands inside it; walls that meet it from
 * outside stretch along. Refuses as moveWalls does.
 */
export const moveRoom: Command<z.infer<typeof args>> = {
  id: 'room.move',
  label: 'rooms.move',
  args,
  run(level, { room, by }, context) {
    const found = findRoomFace(level, room);
    if (!found.ok) return found;
    const result = moveWalls.run(level, { walls: [...findWallsWithin(level, found.face)], by }, context);
    return result.ok ? { ...result, select: [room] } : result;
  },
};
