import { addMaterial } from './add-material.ts';
import { deleteRecords } from './delete-records.ts';
import { renameLevel } from './rename-level.ts';
import { setMaterialProperties } from './set-material-properties.ts';

/** The commands that know of records and of no craft. */
export const DOCUMENT_COMMANDS = [deleteRecords, renameLevel, addMaterial, setMaterialProperties] as const;
