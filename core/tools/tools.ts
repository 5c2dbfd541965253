import { decorateTool } from './decorate.ts';
import { roomTool } from './draw-room.ts';
import { stairTool } from './draw-stair.ts';
import { wallTool } from './draw-wall.ts';
import { eraseTool } from './erase.ts';
import { eraseModulesTool } from './erase-modules.ts';
import { eyedropperTool } from './eyedropper.ts';
import { fillRingTool } from './fill-ring.ts';
import { paintTool } from './paint.ts';
import { pasteTool } from './paste.ts';
import { pasteModulesTool } from './paste-modules.ts';
import { buildingTool } from './place-building.ts';
import { placeModuleTool } from './place-module.ts';
import { archTool, doorTool, windowTool } from './place-opening.ts';
import { placeTowerTool } from './place-tower.ts';
import { selectTool } from './select.ts';
import { splitTool } from './split.ts';
import type { Tool } from './tool.ts';

/** Every tool, by its id in the session; the first is the one that a session starts with. */
export const TOOLS: readonly [Tool<unknown>, ...Tool<unknown>[]] = [
  selectTool,
  wallTool,
  roomTool,
  doorTool,
  windowTool,
  archTool,
  stairTool,
  eraseTool,
  paintTool,
  eyedropperTool,
  splitTool,
  pasteTool,
  buildingTool,
  placeModuleTool,
  fillRingTool,
  eraseModulesTool,
  pasteModulesTool,
  placeTowerTool,
  decorateTool,
];
