import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ElectronStub, emitCancellable, type StubWindow } from '../../test/support/electron-stub.ts';
import { CloseGuard } from './close-guard.ts';

const SAVE = 0;
const DISCARD = 1;
const CANCEL = 2;

let electron: ElectronStub;
let window: StubWindow;
let guard: CloseGuard;
const tell = vi.fn();
/** Answers the dialog that is open. */
let answer: (response: number) => Promise<void>;

beforeEach(() => {
  tell.mockReset();
  electron = new ElectronStub();
  const { api } = electron;
  const real = new api.BrowserWindow({});
  [window] = electron.windows as [StubWindow];
  guard = new CloseGuard(api.dialog, real, tell);
  electron.app.on('window-all-closed', () => electron.app.quit());
  electron.dialog.showMessageBox.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = async (response) => {
          resolve({ response, checkboxChecked: false });
          await new Promise(setImmediate);
        };
      }),
  );
});

const WAYS_OUT: readonly (readonly [name: string, leave: () => void])[] = [
  ['the window’s X', () => window.close()],
  ['quitting by menu or key', () => electron.app.quit()],
  ['the end of the session', () => void emitCancellable(window, 'query-session-end')],
];

describe('leaving with nothing unsaved', () => {
  it('asks nothing and ends', () => {
    guard.noteState({ title: 'Cottage', isDirty: false });
    window.close();
    expect(electron.dialog.showMessageBox).not.toHaveBeenCalled();
    expect(electron.hasEnded).toBe(true);
  });

  it('does not hold the end of the session up', () => {
    expect(emitCancellable(window, 'query-session-end')).toBe(false);
  });
});

describe.each(WAYS_OUT)('leaving by %s with unsaved work', (_, leave) => {
  beforeEach(() => guard.noteState({ title: 'Cottage', isDirty: true }));

  it('asks once, however often it is tried, naming the level', () => {
    leave();
    leave();
    electron.app.quit();
    window.close();
    expect(electron.dialog.showMessageBox).toHaveBeenCalledOnce();
    expect(electron.dialog.showMessageBox.mock.calls[0]?.[1]).toMatchObject({
      message: 'Save the changes to “Cottage” before closing?',
      buttons: ['Save', 'Close without saving', 'Cancel'],
      defaultId: SAVE,
      cancelId: CANCEL,
    });
    expect(window.isGone).toBe(false);
  });

  it('ends after “Close without saving”', async () => {
    leave();
    await answer(DISCARD);
    expect(electron.hasEnded).toBe(true);
    expect(tell).not.toHaveBeenCalled();
  });

  it('has the page save after “Save”, and ends when it has', async () => {
    leave();
    await answer(SAVE);
    expect(tell.mock.calls).toEqual([[{ type: 'close-requested', save: true }]]);
    expect(window.isGone).toBe(false);
    guard.answer(true);
    expect(electron.hasEnded).toBe(true);
  });

  it('stays when the page could not save, and asks again next time', async () => {
    leave();
    await answer(SAVE);
    guard.answer(false);
    expect(window.isGone).toBe(false);
    leave();
    expect(electron.dialog.showMessageBox).toHaveBeenCalledTimes(2);
  });

  it('stays after “Cancel”, and asks again next time', async () => {
    leave();
    await answer(CANCEL);
    expect([window.isGone, tell.mock.calls.length]).toEqual([false, 0]);
    leave();
    expect(electron.dialog.showMessageBox).toHaveBeenCalledTimes(2);
  });

  it('asks nothing when the work has been saved meanwhile', () => {
    guard.noteState({ title: 'Cottage', isDirty: false });
    window.close();
    expect(electron.hasEnded).toBe(true);
  });

  it('asks nothing when the page has crashed: there is nothing left to save', () => {
    guard.forgetState();
    window.close();
    expect(electron.hasEnded).toBe(true);
  });
});

describe('a page that objects before its unsaved work is known here', () => {
  it('is asked about, instead of leaving a window that cannot be closed', () => {
    expect(emitCancellable(window.webContents, 'will-prevent-unload')).toBe(false);
    expect(electron.dialog.showMessageBox).toHaveBeenCalledOnce();
  });
});
