import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { IpcMainInvokeEvent } from 'electron';
import { ElectronStub } from './electron-stub.ts';

/**
 * Runs a built main process in plain Node, with a recording stand-in where it imports Electron, and prints as JSON what
 * it did. Usage: boot-main.ts MAIN PROJECT HOME, as a process of its own.
 */
const [main = '', project = '', home = ''] = process.argv.slice(2);
const electron = new ElectronStub();
const api = electron.api;
electron.app.getPath.mockReturnValue(home);
Object.assign(globalThis, { electronStandIn: api });

const toModule = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;
const standIn = toModule(`export const { ${Object.keys(api).join(', ')} } = globalThis.electronStandIn;`);
register(
  toModule(`export const resolve = (name, context, next) =>
    name === 'electron' ? { url: '${standIn}', shortCircuit: true } : next(name, context);`),
);

/** Electron puts itself and the program's folder before the arguments. */
process.argv = ['electron', 'program', project];
await import(pathToFileURL(main).href);
while (!electron.windows[0]?.loadURL.mock.calls.length && !electron.hasEnded) {
  await new Promise((resolve) => setTimeout(resolve, 10));
}

const [, serve] = electron.protocol.handle.mock.calls[0] ?? [];
const [, answer] = electron.ipcMain.handle.mock.calls[0] ?? [];
const page = await serve?.(new Request('levelwright://app/'));
const senderFrame = { url: 'levelwright://app/', parent: null };
process.stdout.write(
  JSON.stringify({
    error: electron.dialog.showErrorBox.mock.calls[0],
    preferences: electron.windows[0]?.options.webPreferences,
    page: { status: page?.status, text: await page?.text() },
    about: await answer?.({ senderFrame } as IpcMainInvokeEvent, 'app.describe', {}),
  }),
);
electron.windows[0]?.close();
process.exit(0);
