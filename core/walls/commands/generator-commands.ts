import { generateBuilding } from './generate-building.ts';
import { generateStreet } from './generate-street.ts';

/** The commands that put generated buildings into a level. */
export const GENERATOR_COMMANDS = [generateBuilding, generateStreet] as const;
