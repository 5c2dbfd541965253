import type { TextKey } from '../../core/text/text.ts';

/** An action of the page by its id, something the system does by itself, or a line between groups. */
export type MenuEntry =
  | { readonly action: string }
  | { readonly role: 'quit' | 'cut' | 'copy' | 'paste' | 'togglefullscreen' | 'toggleDevTools' }
  | 'line';

export interface MenuOfEntries {
  readonly label: TextKey;
  readonly entries: readonly MenuEntry[];
}

const actions = (...ids: string[]): MenuEntry[] => ids.map((action) => ({ action }));

/** What belongs into a menu of the system. The page keeps the keys: it knows what has the focus. */
export const MENUS: readonly MenuOfEntries[] = [
  {
    label: 'shell.menu-file',
    entries: [
      ...actions('file.new', 'file.open'),
      'line',
      ...actions('file.save', 'file.save-as'),
      'line',
      ...actions('module.import', 'file.export'),
      'line',
      { role: 'quit' },
    ],
  },
  {
    label: 'shell.menu-edit',
    // Without these roles the keys for text fields do nothing on a Mac.
    entries: [
      ...actions('edit.undo', 'edit.redo'),
      'line',
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
    ],
  },
  {
    label: 'shell.menu-view',
    entries: [
      ...actions('view.frame-all', 'view.frame-selection'),
      'line',
      { role: 'togglefullscreen' },
      { role: 'toggleDevTools' },
    ],
  },
  { label: 'shell.menu-help', entries: actions('help.palette', 'help.keys') },
];
