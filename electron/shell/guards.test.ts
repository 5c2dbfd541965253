import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { ElectronStub, emitCancellable, type StubWindow } from '../../test/support/electron-stub.ts';
import { guardEverything } from './guards.ts';

const TYPINGS = fileURLToPath(new URL('../../node_modules/electron/electron.d.ts', import.meta.url));
const ALLOWED = ['clipboard-sanitized-write', 'fullscreen', 'pointerLock'];

/** Every permission that Electron's own typings know for a handler. */
function listPermissions(handler: string): string[] {
  const line = readFileSync(TYPINGS, 'utf8')
    .split('\n')
    .find((each) => each.trim().startsWith(`${handler}(handler:`));
  const union = /permission: ((?:'[\w-]+' \| )*'[\w-]+')/.exec(line ?? '')?.[1] ?? '';
  return [...union.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
}

let electron: ElectronStub;
let window: StubWindow;

beforeEach(() => {
  electron = new ElectronStub();
  guardEverything(electron.api);
  new electron.api.BrowserWindow({});
  [window] = electron.windows as [StubWindow];
});

describe('a permission that the page asks for', () => {
  it('is granted only for walking, the whole screen and copying, of all that Electron knows', () => {
    const [ask] = electron.session.defaultSession.setPermissionRequestHandler.mock.calls[0] ?? [];
    const granted: string[] = [];
    const names = listPermissions('setPermissionRequestHandler');
    for (const name of names) {
      const decide = (isGranted: boolean): void => {
        if (isGranted) granted.push(name);
      };
      Reflect.apply(ask ?? (() => {}), undefined, [window.webContents, name, decide, {}]);
    }
    expect(names.length).toBeGreaterThan(40);
    expect(granted.sort()).toEqual(ALLOWED);
  });

  it('is answered the same when it is only checked', () => {
    const [check] = electron.session.defaultSession.setPermissionCheckHandler.mock.calls[0] ?? [];
    const names = listPermissions('setPermissionCheckHandler');
    const granted = names.filter((name) =>
      Reflect.apply(check ?? (() => false), undefined, [null, name, 'levelwright://app', {}]),
    );
    expect(names.length).toBeGreaterThan(40);
    expect(granted.sort()).toEqual(ALLOWED);
  });

  it('is refused for devices and for the picture of the screen', () => {
    const { setDevicePermissionHandler, setDisplayMediaRequestHandler } = electron.session.defaultSession;
    const [isAllowed] = setDevicePermissionHandler.mock.calls[0] ?? [];
    expect(Reflect.apply(isAllowed ?? (() => true), undefined, [{ deviceType: 'usb' }])).toBe(false);
    const [choose] = setDisplayMediaRequestHandler.mock.calls[0] ?? [];
    const streams: unknown[] = [];
    Reflect.apply(choose ?? (() => {}), undefined, [{}, (stream: unknown) => streams.push(stream)]);
    expect(streams).toEqual([{}]);
  });
});

describe('the page', () => {
  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'])(
    'stays the page: %s is held back, be it a link, a dropped file or a script',
    (event) => {
      expect(emitCancellable(window.webContents, event)).toBe(true);
    },
  );

  it('opens no other window', () => {
    const [decide] = window.webContents.setWindowOpenHandler.mock.calls[0] ?? [];
    expect(Reflect.apply(decide ?? (() => {}), undefined, [{ url: 'https://example.org' }])).toEqual({
      action: 'deny',
    });
  });
});
