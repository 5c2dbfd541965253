import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { vi } from 'vitest';
import type { ElectronApi } from '../../electron/shell/electron-api.ts';

type App = Electron.App;
type Contents = Electron.WebContents;

/** What a listener can hold back. */
class StubEvent {
  defaultPrevented = false;
  preventDefault(): void {
    this.defaultPrevented = true;
  }
}

/** Emits an event that can be held back; says whether it was. */
export function emitCancellable(emitter: EventEmitter, name: string, ...rest: unknown[]): boolean {
  const event = new StubEvent();
  emitter.emit(name, event, ...rest);
  return event.defaultPrevented;
}

class StubContents extends EventEmitter {
  readonly send = vi.fn<Contents['send']>();
  readonly setWindowOpenHandler = vi.fn<Contents['setWindowOpenHandler']>();
}

/** A window that only remembers. */
export class StubWindow extends EventEmitter {
  readonly webContents = new StubContents();
  readonly loadURL = vi.fn<Electron.BrowserWindow['loadURL']>(() => Promise.resolve());
  readonly setTitle = vi.fn<Electron.BrowserWindow['setTitle']>();
  readonly show = vi.fn<Electron.BrowserWindow['show']>();
  readonly focus = vi.fn<Electron.BrowserWindow['focus']>();
  readonly restore = vi.fn<Electron.BrowserWindow['restore']>();
  readonly maximize = vi.fn<Electron.BrowserWindow['maximize']>();
  readonly isMinimized = vi.fn<Electron.BrowserWindow['isMinimized']>(() => false);
  readonly isMaximized = vi.fn<Electron.BrowserWindow['isMaximized']>(() => false);
  readonly getNormalBounds = vi.fn<Electron.BrowserWindow['getNormalBounds']>(() => ({
    x: 10,
    y: 20,
    width: 1000,
    height: 700,
  }));
  isGone = false;

  constructor(
    readonly options: Electron.BrowserWindowConstructorOptions,
    private readonly onGone: () => void,
  ) {
    super();
  }

  readonly isDestroyed = (): boolean => this.isGone;

  /** As Electron does it: without asking anybody. */
  destroy(): void {
    if (this.isGone) return;
    this.isGone = true;
    this.emit('closed');
    this.onGone();
  }

  /** As Electron does it: unless a listener holds it back. */
  close(): void {
    if (!emitCancellable(this, 'close')) this.destroy();
  }
}

/**
 * Electron as far as the shell knows it, recording. Every function has the type it has in Electron's own typings, so
 * that a change there breaks the build here.
 */
export class ElectronStub {
  readonly windows: StubWindow[] = [];
  hasEnded = false;
  isReady = false;

  readonly app = Object.assign(new EventEmitter(), {
    isPackaged: false,
    name: 'Levelwright',
    enableSandbox: vi.fn<App['enableSandbox']>(() => this.assertNotReady()),
    setPath: vi.fn<App['setPath']>(),
    getPath: vi.fn<App['getPath']>(),
    getVersion: vi.fn<App['getVersion']>(() => '0.0.0'),
    requestSingleInstanceLock: vi.fn<App['requestSingleInstanceLock']>(() => true),
    whenReady: vi.fn<App['whenReady']>(async () => {
      await Promise.resolve();
      this.isReady = true;
    }),
    quit: vi.fn<App['quit']>(() => this.quit()),
    exit: vi.fn<App['exit']>(() => {
      this.hasEnded = true;
    }),
  });
  readonly dialog = {
    showMessageBox: vi.fn<(...args: unknown[]) => Promise<Electron.MessageBoxReturnValue>>(),
    showOpenDialog: vi.fn<(...args: unknown[]) => Promise<Electron.OpenDialogReturnValue>>(),
    showErrorBox: vi.fn<Electron.Dialog['showErrorBox']>(),
  };
  readonly ipcMain = { handle: vi.fn<Electron.IpcMain['handle']>() };
  readonly menu = {
    buildFromTemplate: vi.fn((template: Electron.MenuItemConstructorOptions[]) => template),
    setApplicationMenu: vi.fn<(menu: unknown) => void>(),
  };
  readonly protocol = {
    registerSchemesAsPrivileged: vi.fn<Electron.Protocol['registerSchemesAsPrivileged']>(() =>
      this.assertNotReady(),
    ),
    handle: vi.fn<Electron.Protocol['handle']>(),
  };
  readonly screen = {
    getAllDisplays: vi.fn(() => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }]),
  };
  readonly session = {
    defaultSession: {
      setPermissionRequestHandler: vi.fn<Electron.Session['setPermissionRequestHandler']>(),
      setPermissionCheckHandler: vi.fn<Electron.Session['setPermissionCheckHandler']>(),
      setDevicePermissionHandler: vi.fn<Electron.Session['setDevicePermissionHandler']>(),
      setDisplayMediaRequestHandler: vi.fn<Electron.Session['setDisplayMediaRequestHandler']>(),
    },
  };

  /** The stand-in in the place of Electron: it has what the shell uses, where the type has everything. */
  get api(): ElectronApi {
    const { app, dialog, ipcMain, menu: Menu, protocol, screen, session } = this;
    const register = (window: StubWindow): void => this.register(window);
    const onGone = (): void => this.noteGone();
    class BrowserWindow extends StubWindow {
      constructor(options: Electron.BrowserWindowConstructorOptions) {
        super(options, onGone);
        register(this);
      }
    }
    return { app, BrowserWindow, dialog, ipcMain, Menu, protocol, screen, session } as unknown as ElectronApi;
  }

  private register(window: StubWindow): void {
    this.windows.push(window);
    this.app.emit('web-contents-created', new StubEvent(), window.webContents);
  }

  private noteGone(): void {
    if (this.windows.every(({ isGone }) => isGone)) this.app.emit('window-all-closed');
  }

  /** As Electron does it: closes the windows, and ends when all of them let go and nobody holds the end back. */
  private quit(): void {
    for (const window of this.windows) if (!window.isGone) window.close();
    if (!this.windows.every(({ isGone }) => isGone)) return;
    this.hasEnded ||= !emitCancellable(this.app, 'will-quit');
  }

  private assertNotReady(): void {
    if (this.isReady) throw new Error('Electron takes this only before it is ready.');
  }
}
