import type { Command } from '../../document/command.ts';
import { z } from '../../document/schema/zod.ts';
import { findWallsWithin } from '../rooms/walls-within.ts';
import { findRoomFace, roomFaceId } from './room-face-of.ts';
import { mirrorWalls } from './turn-walls.ts';

const args = z.object({
  room: roomFaceId,
  /** Which way it is seen in the mirror: left and right (x) or near and far (z) change places. */
  axis: z.enum(['x', 'z']),
});

/**
 * Mirrors a room about its middle, with its openings, which hinge on the other side then, and all that stands inside
 * it. Refuses as mirrorWalls does.
 */
export const mirrorRoom: Command<z.infer<typeof args>> = {
  id: 'room.mirror',
  label: 'rooms.mirror',
  args,
  run(level, { room, axis }, context) {
    const found = findRoomFace(level, room);
    if (!found.ok) return found;
    const result = mirrorWalls.run(level, { walls: [...findWallsWithin(level, found.face)], axis }, context);
    return result.ok ? { ...result, select: [room] } : result;
  },
};
