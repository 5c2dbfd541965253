import type * as Electron from 'electron';

/** The part of Electron that the shell uses: given in, so that tests can give a recording stand-in of the same type. */
export type ElectronApi = Pick<
  typeof Electron,
  'app' | 'BrowserWindow' | 'dialog' | 'ipcMain' | 'Menu' | 'protocol' | 'screen' | 'session'
>;
