import { addRing } from './add-ring.ts';
import { changeRing } from './change-ring.ts';
import { mirrorModules } from './mirror-modules.ts';
import { moveModules } from './move-modules.ts';
import { placeModules } from './place-modules.ts';
import { turnModules } from './turn-modules.ts';

/** Every command of rings. */
export const POLAR_COMMANDS = [
  addRing,
  changeRing,
  placeModules,
  moveModules,
  turnModules,
  mirrorModules,
] as const;
