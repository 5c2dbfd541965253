import type { MenuItemConstructorOptions } from 'electron';
import type { HostEvent } from '../../core/ipc/contract.ts';
import { isTextKey, type TextKey, text } from '../../core/text/text.ts';
import type { ElectronApi } from './electron-api.ts';

/** An action of the page by its id, a role of Electron's, or a line between groups. */
type Entry = string | MenuItemConstructorOptions;
const LINE: MenuItemConstructorOptions = { type: 'separator' };

/** What belongs into a menu of the system. The page keeps the keys: it knows what has the focus. */
const MENUS: readonly { readonly label: TextKey; readonly entries: readonly Entry[] }[] = [
  {
    label: 'shell.menu-file',
    entries: [
      'file.new',
      'file.open',
      LINE,
      'file.save',
      'file.save-as',
      'file.export',
      LINE,
      { role: 'quit' },
    ],
  },
  {
    label: 'shell.menu-edit',
    // Without these roles the keys for text fields do nothing on a Mac.
    entries: ['edit.undo', 'edit.redo', LINE, { role: 'cut' }, { role: 'copy' }, { role: 'paste' }],
  },
  {
    label: 'shell.menu-view',
    entries: [
      'view.frame-all',
      'view.frame-selection',
      LINE,
      { role: 'togglefullscreen' },
      { role: 'toggleDevTools' },
    ],
  },
  { label: 'shell.menu-help', entries: ['help.palette', 'help.keys'] },
];

/** Actions have their labels in the catalogue under their id. */
function labelOf(action: string): string {
  const key = `editor.${action}`;
  if (!isTextKey(key)) throw new Error(`The menu names “${action}”, which has no label.`);
  return text(key);
}

/** The menu of the application: every entry of ours tells the page which action to run. */
export function setMenu(
  { Menu, app }: Pick<ElectronApi, 'Menu' | 'app'>,
  tell: (event: HostEvent) => void,
): void {
  const toItem = (entry: Entry): MenuItemConstructorOptions => {
    if (typeof entry !== 'string') return entry;
    return { id: entry, label: labelOf(entry), click: () => tell({ type: 'action', action: entry }) };
  };
  const menus = MENUS.map(({ label, entries }) => ({ label: text(label), submenu: entries.map(toItem) }));
  const own: MenuItemConstructorOptions[] =
    process.platform === 'darwin' ? [{ label: app.name, role: 'appMenu' }] : [];
  Menu.setApplicationMenu(Menu.buildFromTemplate([...own, ...menus]));
}
