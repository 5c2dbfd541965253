import { addDefence } from './add-defence.ts';
import { changeDefence } from './change-defence.ts';
import { changeTowers } from './change-towers.ts';
import { changeDecorations, moveDecorations, placeDecorations } from './place-decorations.ts';
import { moveTowers, placeTowers } from './place-towers.ts';

/** Every command of tower-defence levels. */
export const DEFENCE_COMMANDS = [
  addDefence,
  changeDefence,
  placeTowers,
  moveTowers,
  changeTowers,
  placeDecorations,
  changeDecorations,
  moveDecorations,
] as const;
