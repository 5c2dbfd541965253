import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IpcMainInvokeEvent } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ElectronStub } from '../../test/support/electron-stub.ts';
import { type ShellPlaces, startShell } from './start-shell.ts';

const LEVEL = '{"format":"levelwright/level","version":1,"name":"A","records":[]}';

let folder: string;
let places: ShellPlaces;
let electron: ElectronStub;
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levelwright shell #1 %41 ü-'));
  places = {
    page: join(folder, 'page'),
    preload: join(folder, 'preload.cjs'),
    moduleWorker: join(folder, 'module-worker.cjs'),
    samples: join(folder, 'samples'),
    userFolder: join(folder, 'user'),
  };
  for (const name of ['page', 'samples', 'user', 'houses', 'castles', 'home'])
    await mkdir(join(folder, name));
  await writeFile(join(folder, 'page/index.html'), '<p>page</p>');
  await writeFile(join(folder, 'samples/Cottage.level.json'), LEVEL);
  await writeFile(join(folder, 'houses/House #1.level.json'), LEVEL);
  await writeFile(join(folder, 'castles/Castle ü.level.json'), LEVEL);
  electron = new ElectronStub();
  electron.app.getPath.mockReturnValue(join(folder, 'home'));
});

afterEach(async () => {
  for (const signal of signals) process.removeAllListeners(signal);
  await rm(folder, { recursive: true });
});

/** Files are read in between, on a machine that may be busy. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000 });

const start = (path: string | null): Promise<void> => startShell(electron.api, places, { path });

/** Asks as the page does. */
async function ask(name: string, input: object): Promise<unknown> {
  const [, handler] = electron.ipcMain.handle.mock.calls[0] ?? [];
  const senderFrame = { url: 'levelwright://app/', parent: null };
  return handler?.({ senderFrame } as IpcMainInvokeEvent, name, input);
}

const sent = (): unknown[] =>
  electron.windows[0]?.webContents.send.mock.calls.map(([, event]) => event) ?? [];

describe('the start in Electron', () => {
  it('opens one window that keeps the page in its sandbox', async () => {
    await start(join(folder, 'houses'));
    const [window, ...others] = electron.windows;
    expect(others).toEqual([]);
    expect(window?.options.webPreferences).toMatchObject({
      preload: places.preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
    });
    expect(electron.app.enableSandbox).toHaveBeenCalledOnce();
    expect(window?.loadURL.mock.calls).toEqual([['levelwright://app/']]);
  });

  it('gives its scheme an origin and no way around the rules', async () => {
    await start(join(folder, 'houses'));
    expect(electron.protocol.registerSchemesAsPrivileged.mock.calls).toEqual([
      [
        [
          {
            scheme: 'levelwright',
            privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
          },
        ],
      ],
    ]);
  });

  it('opens the level that it is given, in the folder where it lies', async () => {
    await start(join(folder, 'castles/Castle ü.level.json'));
    const about = await ask('app.describe', {});
    expect(about).toMatchObject({ output: { host: 'electron', project: 'castles', canChooseFolder: true } });
    const { firstLevel } = (about as { output: { firstLevel: string } }).output;
    expect(await ask('level.open', { id: firstLevel })).toMatchObject({
      output: { status: 'opened', level: { fileName: 'Castle ü.level.json' } },
    });
  });

  it('opens the user’s own copy of the samples when it is given nothing', async () => {
    await start(null);
    const copy = join(folder, 'home/Levelwright samples/Cottage.level.json');
    await expect(access(copy)).resolves.toBeUndefined();
    expect(await ask('project.list', {})).toMatchObject({ output: { project: 'Levelwright samples' } });
  });

  it('says why when the project cannot be opened, and ends', async () => {
    await start(join(folder, 'nowhere'));
    expect(electron.dialog.showErrorBox.mock.calls[0]?.[1]).toContain('nowhere');
    expect(electron.app.exit).toHaveBeenCalledWith(1);
    expect(electron.windows).toEqual([]);
  });

  it('has a menu that tells the page what was chosen', async () => {
    await start(join(folder, 'houses'));
    const menus = electron.menu.buildFromTemplate.mock.calls[0]?.[0] ?? [];
    const items = menus.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
    const save = items.find(({ id }) => id === 'file.save');
    Reflect.apply(save?.click ?? (() => {}), undefined, []);
    expect(sent()).toEqual([{ type: 'action', action: 'file.save' }]);
    expect(electron.menu.setApplicationMenu).toHaveBeenCalledWith(menus);
  });
});

describe('the page’s own addresses', () => {
  async function get(url: string, method = 'GET'): Promise<Response> {
    const [, handler] = electron.protocol.handle.mock.calls[0] ?? [];
    return (await handler?.(new Request(url, { method }))) ?? new Response();
  }

  it('give the page with the headers that keep it to itself', async () => {
    await start(join(folder, 'houses'));
    const answer = await get('levelwright://app/');
    expect([answer.status, await answer.text()]).toEqual([200, '<p>page</p>']);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it.each([
    ['levelwright://app/missing.js', 'GET', 404],
    ['levelwright://other/', 'GET', 404],
    ['levelwright://app/..%2fsecret.js', 'GET', 400],
    ['levelwright://app/', 'POST', 405],
  ])('give nothing else: %s %s', async (url, method, status) => {
    await start(join(folder, 'houses'));
    expect((await get(url, method)).status).toBe(status);
  });
});

describe('a second start', () => {
  it('hands its request over and ends before it touches anything', async () => {
    electron.app.requestSingleInstanceLock.mockReturnValue(false);
    await start(null);
    expect(electron.app.requestSingleInstanceLock).toHaveBeenCalledWith({ path: null });
    expect(electron.hasEnded).toBe(true);
    expect(electron.windows).toEqual([]);
    await expect(access(join(folder, 'home/Levelwright samples'))).rejects.toThrow();
  });

  it('brings the first one’s window to the front and opens its level there', async () => {
    await start(join(folder, 'houses'));
    const [window] = electron.windows;
    window?.isMinimized.mockReturnValue(true);
    const path = join(folder, 'castles/Castle ü.level.json');
    electron.app.emit('second-instance', {}, [], folder, { path });
    await eventually(() => expect(sent()).toHaveLength(1));
    expect(window?.restore).toHaveBeenCalledOnce();
    expect(window?.focus).toHaveBeenCalledOnce();
    const [event] = sent() as [{ id: string }];
    expect(event).toEqual({ type: 'open-level', id: expect.any(String) });
    expect(await ask('level.open', { id: event.id })).toMatchObject({
      output: { level: { fileName: 'Castle ü.level.json' } },
    });
  });

  it('with the same project changes nothing', async () => {
    await start(join(folder, 'houses'));
    electron.app.emit('second-instance', {}, [], folder, { path: join(folder, 'houses') });
    electron.app.emit('second-instance', {}, [], folder, { path: null });
    electron.app.emit('second-instance', {}, [], folder, 'not a request of ours');
    await new Promise(setImmediate);
    expect(sent()).toEqual([]);
    expect(await ask('project.list', {})).toMatchObject({ output: { project: 'houses' } });
  });

  it('with a folder that does not exist is told so, and the level stays open', async () => {
    await start(join(folder, 'houses'));
    electron.app.emit('second-instance', {}, [], folder, { path: join(folder, 'nowhere') });
    await eventually(() => expect(electron.dialog.showErrorBox).toHaveBeenCalledOnce());
    expect(electron.hasEnded).toBe(false);
  });

  it('leaves the levels of the first project where they are saved', async () => {
    await start(join(folder, 'houses'));
    const list = (await ask('project.list', {})) as { output: { levels: [{ id: string }] } };
    const { id } = list.output.levels[0];
    await ask('level.open', { id });
    electron.app.emit('second-instance', {}, [], folder, { path: join(folder, 'castles') });
    await eventually(() => expect(sent()).toHaveLength(1));
    const save = { id, text: LEVEL, overwrite: false, keepOriginal: false };
    expect(await ask('level.save', save)).toMatchObject({
      output: { status: 'saved', level: { fileName: 'House #1.level.json' } },
    });
    await expect(access(join(folder, 'houses/House #1.level.json'))).resolves.toBeUndefined();
    await expect(access(join(folder, 'castles/House #1.level.json'))).rejects.toThrow();
  });
});

describe('a level that is opened from the system', () => {
  it('is the first one when it comes before there is a window', async () => {
    const starting = start(join(folder, 'houses'));
    electron.app.emit('open-file', { preventDefault: () => {} }, join(folder, 'castles/Castle ü.level.json'));
    await starting;
    expect(await ask('project.list', {})).toMatchObject({ output: { project: 'castles' } });
  });
});

describe('the end', () => {
  it.each(signals)('by %s asks when there is unsaved work, and ends when there is none', async (signal) => {
    await start(join(folder, 'houses'));
    electron.dialog.showMessageBox.mockReturnValue(new Promise(() => {}));
    await ask('window.state', { title: 'House #1', isDirty: true });
    process.emit(signal);
    expect(electron.dialog.showMessageBox).toHaveBeenCalledOnce();
    await ask('window.state', { title: 'House #1', isDirty: false });
    process.emit(signal);
    await eventually(() => expect(electron.hasEnded).toBe(true));
  });

  it('comes after the page has saved and said so', async () => {
    await start(join(folder, 'houses'));
    electron.dialog.showMessageBox.mockResolvedValue({ response: 0, checkboxChecked: false });
    await ask('window.state', { title: 'House #1', isDirty: true });
    electron.windows[0]?.close();
    await eventually(() => expect(sent()).toEqual([{ type: 'close-requested', save: true }]));
    await ask('window.close', { proceed: true });
    await eventually(() => expect(electron.hasEnded).toBe(true));
  });

  it('remembers where the window was', async () => {
    await start(join(folder, 'houses'));
    electron.windows[0]?.close();
    electron = new ElectronStub();
    await start(join(folder, 'houses'));
    expect(electron.windows[0]?.options).toMatchObject({ x: 10, y: 20, width: 1000, height: 700 });
  });

  it('of the page alone offers to open it again', async () => {
    await start(join(folder, 'houses'));
    const [window] = electron.windows;
    electron.dialog.showMessageBox.mockResolvedValue({ response: 0, checkboxChecked: false });
    await ask('window.state', { title: 'House #1', isDirty: true });
    window?.webContents.emit('render-process-gone', {}, { reason: 'oom' });
    await eventually(() => expect(window?.loadURL).toHaveBeenCalledTimes(2));
    window?.close();
    expect(electron.dialog.showMessageBox).toHaveBeenCalledOnce();
  });
});
