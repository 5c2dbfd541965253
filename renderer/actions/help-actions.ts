import type { Action } from './action.ts';

export const HELP_ACTIONS: readonly Action[] = [
  {
    id: 'help.palette',
    label: 'editor.help.palette',
    group: 'help',
    icon: 'search',
    keys: ['Mod+K'],
    run: async ({ dialogs }) => {
      await dialogs.ask('palette', null);
    },
  },
  {
    id: 'help.keys',
    label: 'editor.help.keys',
    group: 'help',
    icon: 'keyboard',
    keys: ['?', 'F1'],
    run: async ({ dialogs }) => {
      await dialogs.ask('keys', null);
    },
  },
];
