import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, screen, session } from 'electron';
import { text } from '../core/text/text.ts';
import { parseLaunch } from './services/launch-request.ts';
import { findUserFolder } from './services/user-folder.ts';
import { startShell } from './shell/start-shell.ts';

/** Folder of the program: this file is built into dist/electron. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const { platform, env, argv } = process;

if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) {
  console.error(text('shell.no-display'));
  app.exit(1);
} else {
  // Not awaited: Electron is not ready before this module has run to its end.
  void startShell(
    { app, BrowserWindow, dialog, ipcMain, Menu, protocol, screen, session },
    {
      page: join(ROOT, 'dist/renderer'),
      preload: join(ROOT, 'dist/electron/preload.cjs'),
      moduleWorker: join(ROOT, 'dist/electron/module-worker.cjs'),
      // Packed, they lie beside the archive: what is in it cannot be copied like a folder.
      samples: app.isPackaged ? join(process.resourcesPath, 'samples') : join(ROOT, 'assets/samples'),
      userFolder: findUserFolder({ platform, env, home: homedir() }),
    },
    parseLaunch(argv, app.isPackaged, process.cwd()),
  );
}
