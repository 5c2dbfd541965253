import { addRoof } from './add-roof.ts';
import { addStorey } from './add-storey.ts';
import { duplicateStorey } from './duplicate-storey.ts';
import { moveStair } from './move-stair.ts';
import { placeStair } from './place-stair.ts';
import { reorderStorey } from './reorder-storey.ts';
import { setRoofProperties } from './set-roof-properties.ts';
import { setStairProperties } from './set-stair-properties.ts';
import { setStoreyProperties } from './set-storey-properties.ts';

/** The commands of storeys, stairs and roofs. */
export const BUILDING_COMMANDS = [
  addStorey,
  duplicateStorey,
  reorderStorey,
  setStoreyProperties,
  placeStair,
  moveStair,
  setStairProperties,
  addRoof,
  setRoofProperties,
] as const;
