import type { IpcMainInvokeEvent } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contract, type RequestName } from '../../core/ipc/contract.ts';
import { buildDispatch } from '../../core/ipc/dispatch.ts';
import { ElectronStub } from '../../test/support/electron-stub.ts';
import { buildHandlers } from '../../test/support/host-handlers.ts';
import { serveRequests } from './serve-requests.ts';

type Frame = Partial<NonNullable<IpcMainInvokeEvent['senderFrame']>>;

const PAGE: Frame = { url: 'levelwright://app/', parent: null };
const work = vi.fn();
let electron: ElectronStub;

beforeEach(() => {
  work.mockReset().mockReturnValue({ status: 'same' });
  electron = new ElectronStub();
  const handlers = buildHandlers({
    'level.check': work,
    'project.list': () => ({ project: 'Houses', levels: [] }),
  });
  serveRequests(electron.api, buildDispatch(handlers, { explain: () => undefined, report: () => {} }));
});

/** Asks as a frame of the window does. */
function ask(senderFrame: Frame | null, name: unknown, input: unknown): unknown {
  const [, handler] = electron.ipcMain.handle.mock.calls[0] ?? [];
  return handler?.({ senderFrame } as IpcMainInvokeEvent, name, input);
}

const STRANGERS: readonly (readonly [string, Frame | null])[] = [
  ['a page that has gone', null],
  ['a frame in the page', { url: 'levelwright://app/', parent: {} as never }],
  ['a web page', { url: 'https://example.org/', parent: null }],
  ['a page that begins like ours', { url: 'levelwright://app.example.org/', parent: null }],
  ['our scheme under another host', { url: 'levelwright://other/', parent: null }],
  ['a page with our address in its own', { url: 'https://example.org/levelwright://app/', parent: null }],
  ['a file', { url: 'file:///levelwright://app/', parent: null }],
  ['an empty page', { url: 'about:blank', parent: null }],
  ['no address', { url: '', parent: null }],
];

const names = Object.keys(contract) as RequestName[];

describe('a request in the window', () => {
  it('is answered to the page', async () => {
    expect(await ask(PAGE, 'level.check', { id: 'a' })).toEqual({ ok: true, output: { status: 'same' } });
  });

  it('comes on one channel alone', () => {
    expect(electron.ipcMain.handle.mock.calls.map(([channel]) => channel)).toEqual(['levelwright:request']);
  });

  describe.each(STRANGERS)('from %s', (_, frame) => {
    it.each(names)('is refused: %s', async (name) => {
      expect(await ask(frame, name, { id: 'a' })).toMatchObject({
        ok: false,
        failure: { code: 'foreign-sender' },
      });
      expect(work).not.toHaveBeenCalled();
    });
  });

  it.each(names.filter((name) => Object.keys(contract[name].input.shape).length > 0))(
    'is refused when its input is wrong: %s',
    async (name) => {
      for (const input of [undefined, null, [], 'x', {}, { id: {} }]) {
        expect(await ask(PAGE, name, input)).toMatchObject({ ok: false, failure: { code: 'bad-input' } });
      }
      expect(work).not.toHaveBeenCalled();
    },
  );
});
