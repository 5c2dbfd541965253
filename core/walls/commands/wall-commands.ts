import { BUILDING_COMMANDS } from './building-commands.ts';
import { CLIP_COMMANDS } from './clip-commands.ts';
import { deleteJoint } from './delete-joint.ts';
import { deleteParts } from './delete-parts.ts';
import { drawRoom } from './draw-room.ts';
import { drawWall } from './draw-wall.ts';
import { eraseWalls } from './erase-walls.ts';
import { GENERATOR_COMMANDS } from './generator-commands.ts';
import { joinWallsAt } from './join-walls.ts';
import { moveJoint } from './move-joint.ts';
import { moveWalls } from './move-walls.ts';
import { flipOpenings } from './opening-flip.ts';
import { moveOpening } from './opening-move.ts';
import { placeOpening } from './opening-place.ts';
import { setOpeningProperties } from './opening-properties.ts';
import { resizeOpening } from './opening-resize.ts';
import { slideOpenings } from './opening-slide.ts';
import { repairLevel } from './repair-level.ts';
import { ROOM_COMMANDS } from './room-commands.ts';
import { setWallProperties } from './set-wall-properties.ts';
import { splitWallAt } from './split-wall.ts';

/** Every command of buildings. */
export const WALL_COMMANDS = [
  drawWall,
  drawRoom,
  eraseWalls,
  moveJoint,
  moveWalls,
  splitWallAt,
  joinWallsAt,
  deleteJoint,
  deleteParts,
  setWallProperties,
  placeOpening,
  moveOpening,
  resizeOpening,
  slideOpenings,
  setOpeningProperties,
  flipOpenings,
  repairLevel,
  ...CLIP_COMMANDS,
  ...BUILDING_COMMANDS,
  ...GENERATOR_COMMANDS,
  ...ROOM_COMMANDS,
] as const;
