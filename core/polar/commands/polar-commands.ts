import { addAsset } from './add-asset.ts';
import { addAssets } from './add-assets.ts';
import { addRing } from './add-ring.ts';
import { changeAsset } from './change-asset.ts';
import { changeRing } from './change-ring.ts';
import { copyModules } from './copy-modules.ts';
import { duplicateRing } from './duplicate-ring.ts';
import { fillRing } from './fill-ring.ts';
import { giveModulesPlaces } from './give-modules-places.ts';
import { mirrorAcross } from './mirror-across.ts';
import { mirrorModules } from './mirror-modules.ts';
import { moveModules } from './move-modules.ts';
import { pasteModules } from './paste-modules.ts';
import { placeModules } from './place-modules.ts';
import { renameModule } from './rename-module.ts';
import { turnModules } from './turn-modules.ts';

/** Every command of rings, of assets and of the modules that are placed of them. */
export const POLAR_COMMANDS = [
  addRing,
  changeRing,
  duplicateRing,
  addAsset,
  addAssets,
  changeAsset,
  placeModules,
  moveModules,
  turnModules,
  mirrorModules,
  mirrorAcross,
  copyModules,
  pasteModules,
  fillRing,
  giveModulesPlaces,
  renameModule,
] as const;
