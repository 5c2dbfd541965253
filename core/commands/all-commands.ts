import { DEFENCE_COMMANDS } from '../defence/commands/defence-commands.ts';
import { CommandRegistry } from '../document/command-registry.ts';
import { DOCUMENT_COMMANDS } from '../document/commands/document-commands.ts';
import { POLAR_COMMANDS } from '../polar/commands/polar-commands.ts';
import { WALL_COMMANDS } from '../walls/commands/wall-commands.ts';

/** Every way to change a level. */
export const allCommands = new CommandRegistry([
  ...DOCUMENT_COMMANDS,
  ...WALL_COMMANDS,
  ...POLAR_COMMANDS,
  ...DEFENCE_COMMANDS,
]);
