import { expect, it } from 'vitest';
import { setMenu } from '../../electron/shell/menu.ts';
import { ALL_ACTIONS } from '../../renderer/actions/all-actions.ts';
import { ElectronStub } from '../support/electron-stub.ts';

it('every entry of the window’s menu is an action of the page', () => {
  const electron = new ElectronStub();
  setMenu(electron.api, () => {});
  const menus = electron.menu.buildFromTemplate.mock.calls[0]?.[0] ?? [];
  const items = menus.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
  const ids = items.map(({ id }) => id).filter((id) => id !== undefined);
  expect(ids.length).toBeGreaterThan(5);
  const known = new Set(ALL_ACTIONS.map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});
