import { roomTool } from './draw-room.ts';
import { wallTool } from './draw-wall.ts';
import { eraseTool } from './erase.ts';
import { selectTool } from './select.ts';
import type { Tool } from './tool.ts';

/** Every tool, by its id in the session; the first is the one that a session starts with. */
export const TOOLS: readonly [Tool<unknown>, ...Tool<unknown>[]] = [
  selectTool,
  wallTool,
  roomTool,
  eraseTool,
];
