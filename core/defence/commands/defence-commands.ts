import { addDefence } from './add-defence.ts';
import { changeDefence } from './change-defence.ts';
import { moveTowers, placeTowers } from './place-towers.ts';

/** Every command of tower-defence levels. */
export const DEFENCE_COMMANDS = [addDefence, changeDefence, placeTowers, moveTowers] as const;
