import { addDefence } from './add-defence.ts';

/** Every command of tower-defence levels. */
export const DEFENCE_COMMANDS = [addDefence] as const;
