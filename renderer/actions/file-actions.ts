import type { Action } from './action.ts';

export const FILE_ACTIONS: readonly Action[] = [
  {
    id: 'file.new',
    label: 'editor.file.new',
    group: 'file',
    icon: 'new',
    // Browsers keep Ctrl+N for themselves.
    keys: ['Mod+Alt+N'],
    run: ({ files }) => files.startNew(),
  },
  {
    id: 'file.open',
    label: 'editor.file.open',
    group: 'file',
    icon: 'open',
    keys: ['Mod+O'],
    run: ({ files }) => files.chooseLevel(),
  },
  {
    id: 'file.save',
    label: 'editor.file.save',
    group: 'file',
    icon: 'save',
    keys: ['Mod+S'],
    run: async ({ files }) => {
      await files.save();
    },
  },
  {
    id: 'file.save-as',
    label: 'editor.file.save-as',
    group: 'file',
    icon: 'save-as',
    keys: ['Mod+Shift+S'],
    run: async ({ files }) => {
      await files.saveAs();
    },
  },
  {
    id: 'file.rename',
    label: 'editor.file.rename',
    group: 'file',
    icon: 'rename',
    keys: ['F2'],
    run: ({ session }) => {
      session.isRenaming.value = true;
    },
  },
  {
    id: 'file.export',
    label: 'editor.file.export',
    group: 'file',
    icon: 'export',
    keys: ['Mod+E'],
    run: async ({ dialogs }) => {
      await dialogs.ask('export', null);
    },
  },
];
