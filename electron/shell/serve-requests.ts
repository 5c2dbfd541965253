import type { IpcMainInvokeEvent } from 'electron';
import { REQUEST_CHANNEL } from '../../core/ipc/channel-names.ts';
import type { Dispatch } from '../../core/ipc/dispatch.ts';
import type { Reply } from '../../core/ipc/reply.ts';
import { text } from '../../core/text/text.ts';
import { isPageUrl } from '../static-files/page-address.ts';
import type { ElectronApi } from './electron-api.ts';

/** Is it the page itself that asks? The frame is null once its page has gone. */
const isFromPage = ({ senderFrame }: Pick<IpcMainInvokeEvent, 'senderFrame'>): boolean =>
  senderFrame !== null && senderFrame.parent === null && isPageUrl(senderFrame.url);

/** Answers the requests of our page, and of nobody else. */
export function serveRequests({ ipcMain }: Pick<ElectronApi, 'ipcMain'>, dispatch: Dispatch): void {
  ipcMain.handle(REQUEST_CHANNEL, (event, name: unknown, input: unknown): Reply | Promise<Reply> =>
    isFromPage(event)
      ? dispatch(name, input)
      : { ok: false, failure: { code: 'foreign-sender', message: text('hosts.foreign-origin') } },
  );
}
