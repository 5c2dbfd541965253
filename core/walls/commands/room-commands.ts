import { copyRoom } from './room-copy.ts';
import { deleteRoom } from './room-delete.ts';
import { mirrorRoom } from './room-mirror.ts';
import { moveRoom } from './room-move.ts';
import { setRoomProperties } from './room-properties.ts';

/** Every command for a room as a whole. */
export const ROOM_COMMANDS = [setRoomProperties, moveRoom, copyRoom, mirrorRoom, deleteRoom] as const;
