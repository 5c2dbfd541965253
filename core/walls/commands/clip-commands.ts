import { paintSurface } from './paint-surface.ts';
import { pasteRecords } from './paste-records.ts';
import { mirrorWalls, turnWalls } from './turn-walls.ts';

/** What paints parts of a building, and what copies, turns and mirrors them. */
export const CLIP_COMMANDS = [paintSurface, pasteRecords, turnWalls, mirrorWalls] as const;
