import { addMaterial } from './add-material.ts';
import { addStorey } from './add-storey.ts';
import { deleteRecords } from './delete-records.ts';
import { renameLevel } from './rename-level.ts';
import { setMaterialProperties } from './set-material-properties.ts';
import { setStoreyProperties } from './set-storey-properties.ts';

/** The commands that know of records and of no craft. */
export const DOCUMENT_COMMANDS = [
  deleteRecords,
  renameLevel,
  addStorey,
  setStoreyProperties,
  addMaterial,
  setMaterialProperties,
] as const;
