import type { BrowserWindow } from 'electron';
import type { HostEvent } from '../../core/ipc/contract.ts';
import { text } from '../../core/text/text.ts';
import type { ElectronApi } from './electron-api.ts';

const SAVE = 0;
const DISCARD = 1;
const CANCEL = 2;

/**
 * Stands between every way out and the end of the window. Closing, quitting, the system's log-off and signals all
 * close the window; with unsaved work that asks once, and an answer that lets go really ends the program.
 */
export class CloseGuard {
  private title = '';
  private isDirty = false;
  private isAsking = false;

  constructor(
    private readonly dialog: ElectronApi['dialog'],
    private readonly window: BrowserWindow,
    private readonly tell: (event: HostEvent) => void,
  ) {
    const holdBack = (event: { preventDefault(): void }): void => {
      if (!this.isDirty) return;
      event.preventDefault();
      void this.ask();
    };
    window.on('close', holdBack);
    window.on('query-session-end', holdBack);
    // The page objects although we have not heard of unsaved work yet. Electron would stay open without a word.
    window.webContents.on('will-prevent-unload', () => void this.ask());
  }

  noteState({ title, isDirty }: { readonly title: string; readonly isDirty: boolean }): void {
    this.title = title;
    this.isDirty = isDirty;
  }

  /** The page has gone and its unsaved work with it: there is nothing left to ask about. */
  forgetState(): void {
    this.isDirty = false;
  }

  /** The page has saved, or could not: then the window stays. */
  answer(proceed: boolean): void {
    if (proceed) this.window.destroy();
  }

  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      const { response } = await this.dialog.showMessageBox(this.window, {
        type: 'warning',
        message: text('shell.close-message', { title: this.title }),
        detail: text('shell.close-detail'),
        buttons: [text('shell.save'), text('shell.discard'), text('shell.cancel')],
        defaultId: SAVE,
        cancelId: CANCEL,
        noLink: true,
      });
      if (response === SAVE) this.tell({ type: 'close-requested', save: true });
      // Not close(): the page could object to that, and would be asked again.
      if (response === DISCARD) this.window.destroy();
    } finally {
      this.isAsking = false;
    }
  }
}
