import { addAsset } from './add-asset.ts';
import { addRing } from './add-ring.ts';
import { changeAsset } from './change-asset.ts';
import { changeRing } from './change-ring.ts';
import { copyModules } from './copy-modules.ts';
import { fillRing } from './fill-ring.ts';
import { mirrorAcross } from './mirror-across.ts';
import { mirrorModules } from './mirror-modules.ts';
import { moveModules } from './move-modules.ts';
import { pasteModules } from './paste-modules.ts';
import { placeModules } from './place-modules.ts';
import { turnModules } from './turn-modules.ts';

/** Every command of rings, of assets and of the modules that are placed of them. */
export const POLAR_COMMANDS = [
  addRing,
  changeRing,
  addAsset,
  changeAsset,
  placeModules,
  moveModules,
  turnModules,
  mirrorModules,
  mirrorAcross,
  copyModules,
  pasteModules,
  fillRing,
] as const;
