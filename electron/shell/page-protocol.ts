import { answerPage } from '../static-files/answer-page.ts';
import { PAGE_SCHEME } from '../static-files/page-address.ts';
import type { ElectronApi } from './electron-api.ts';

/** Makes the scheme one with an origin. Works only before the app is ready. */
export function registerPageScheme({ protocol }: Pick<ElectronApi, 'protocol'>): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: PAGE_SCHEME, privileges }]);
}

/** Serves the built page under its scheme. */
export function servePage({ protocol }: Pick<ElectronApi, 'protocol'>, root: string): void {
  protocol.handle(PAGE_SCHEME, async ({ method, url }) => {
    const { status, headers, body } = await answerPage(root, method, url);
    return new Response(body, { status, headers });
  });
}
