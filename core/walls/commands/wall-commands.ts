import { deleteJoint } from './delete-joint.ts';
import { drawRoom } from './draw-room.ts';
import { drawWall } from './draw-wall.ts';
import { eraseWalls } from './erase-walls.ts';
import { joinWallsAt } from './join-walls.ts';
import { moveJoint } from './move-joint.ts';
import { moveWalls } from './move-walls.ts';
import { repairLevel } from './repair-level.ts';
import { setWallProperties } from './set-wall-properties.ts';
import { splitWallAt } from './split-wall.ts';

/** Every command that changes walls. */
export const WALL_COMMANDS = [
  drawWall,
  drawRoom,
  eraseWalls,
  moveJoint,
  moveWalls,
  splitWallAt,
  joinWallsAt,
  deleteJoint,
  setWallProperties,
  repairLevel,
] as const;
