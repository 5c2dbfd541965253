import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { EVENT_CHANNEL } from '../../core/ipc/channel-names.ts';
import type { HostEvent } from '../../core/ipc/contract.ts';
import { text } from '../../core/text/text.ts';
import { READY_LINE } from '../ready-line.ts';
import type { HostWindow } from '../services/build-handlers.ts';
import { readBounds, writeBounds } from '../services/window-bounds.ts';
import { PAGE_URL } from '../static-files/page-address.ts';
import { CloseGuard } from './close-guard.ts';
import type { ElectronApi } from './electron-api.ts';

/** Behind the page while it loads: the ground of the dark theme, so that nothing flashes. */
const GROUND = '#1c1e22';

export interface WindowOptions {
  readonly electron: ElectronApi;
  /** The built preload. */
  readonly preload: string;
  readonly userFolder: string;
}

/** The one window of the editor. */
export class EditorWindow {
  private readonly window: BrowserWindow;
  private readonly guard: CloseGuard;
  private readonly electron: ElectronApi;

  constructor({ electron, preload, userFolder }: WindowOptions) {
    this.electron = electron;
    const boundsFile = join(userFolder, 'window.json');
    const { isMaximized, ...bounds } = readBounds(
      boundsFile,
      electron.screen.getAllDisplays().map(({ workArea }) => workArea),
    );
    this.window = new electron.BrowserWindow({
      ...bounds,
      show: false,
      backgroundColor: GROUND,
      webPreferences: {
        preload,
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        nodeIntegrationInWorker: false,
        nodeIntegrationInSubFrames: false,
        webSecurity: true,
        allowRunningInsecureContent: false,
        webviewTag: false,
        navigateOnDragDrop: false,
        spellcheck: false,
      },
    });
    if (isMaximized) this.window.maximize();
    this.guard = new CloseGuard(electron.dialog, this.window, (event) => this.tell(event));
    this.window.on('close', () =>
      writeBounds(boundsFile, { ...this.window.getNormalBounds(), isMaximized: this.window.isMaximized() }),
    );
    this.window.once('ready-to-show', () => {
      this.window.show();
      process.stdout.write(`${READY_LINE}\n`);
    });
    this.watchPage();
  }

  /** Loads the page, which asks for everything else. */
  async load(): Promise<void> {
    try {
      await this.window.loadURL(PAGE_URL);
    } catch (error) {
      // Closed while it was loading: nobody is left to be told.
      if (!this.window.isDestroyed()) throw error;
    }
  }

  tell(event: HostEvent): void {
    this.window.webContents.send(EVENT_CHANNEL, event);
  }

  /** To the front: a second start was meant for this window. */
  show(): void {
    if (this.window.isMinimized()) this.window.restore();
    this.window.focus();
  }

  /** What the requests of the page ask of its window. */
  get duties(): HostWindow {
    return {
      host: 'electron',
      canChooseFolder: true,
      chooseFolder: () => this.chooseFolder(),
      showState: (state) => {
        this.window.setTitle(state.title);
        this.guard.noteState(state);
      },
      answerClose: (proceed) => this.guard.answer(proceed),
    };
  }

  private async chooseFolder(): Promise<string | undefined> {
    const { canceled, filePaths } = await this.electron.dialog.showOpenDialog(this.window, {
      title: text('shell.choose-folder'),
      properties: ['openDirectory', 'createDirectory'],
    });
    return canceled ? undefined : filePaths[0];
  }

  private watchPage(): void {
    const { webContents } = this.window;
    webContents.on('preload-error', (_event, _path, error) => console.error(error.message));
    webContents.on('render-process-gone', (_event, { reason }) => {
      this.guard.forgetState();
      void this.offerReload(reason);
    });
  }

  private async offerReload(reason: string): Promise<void> {
    const { response } = await this.electron.dialog.showMessageBox(this.window, {
      type: 'error',
      message: text('shell.page-gone-message', { reason }),
      detail: text('shell.page-gone-detail'),
      buttons: [text('shell.open-again'), text('shell.quit')],
    });
    if (response === 0) await this.load();
    else this.window.destroy();
  }
}
