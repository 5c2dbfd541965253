import { text } from '../../core/text/text.ts';
import { answerFile, answerText } from '../static-files/answer-file.ts';
import type { ElectronApi } from './electron-api.ts';
import { isPageUrl, PAGE_SCHEME } from './page-address.ts';

/** Makes the scheme one with an origin. Works only before the app is ready. */
export function registerPageScheme({ protocol }: Pick<ElectronApi, 'protocol'>): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: PAGE_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/** Serves the built page under its scheme. */
export function servePage({ protocol }: Pick<ElectronApi, 'protocol'>, root: string): void {
  protocol.handle(PAGE_SCHEME, async ({ method, url }) => {
    const { status, headers, body } = await answerPage(root, method, url);
    return new Response(body, { status, headers });
  });
}

function answerPage(root: string, method: string, url: string) {
  if (!isPageUrl(url)) return answerText(404, text('hosts.not-found'));
  if (method !== 'GET') return answerText(405, text('hosts.bad-method'));
  return answerFile(root, new URL(url).pathname);
}
