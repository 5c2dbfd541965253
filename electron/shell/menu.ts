import type { MenuItemConstructorOptions } from 'electron';
import type { HostEvent } from '../../core/ipc/contract.ts';
import { isTextKey, text } from '../../core/text/text.ts';
import { MENUS, type MenuEntry } from '../services/menu-entries.ts';
import type { ElectronApi } from './electron-api.ts';

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
  const toItem = (entry: MenuEntry): MenuItemConstructorOptions => {
    if (entry === 'line') return { type: 'separator' };
    if ('role' in entry) return entry;
    const { action } = entry;
    return { id: action, label: labelOf(action), click: () => tell({ type: 'action', action }) };
  };
  const menus = MENUS.map(({ label, entries }) => ({ label: text(label), submenu: entries.map(toItem) }));
  const own: MenuItemConstructorOptions[] =
    process.platform === 'darwin' ? [{ label: app.name, role: 'appMenu' }] : [];
  Menu.setApplicationMenu(Menu.buildFromTemplate([...own, ...menus]));
}
