import { homedir } from 'node:os';
import { join } from 'node:path';
import { text } from '../../core/text/text.ts';
import { startLoopbackHost } from '../../electron/loopback/loopback-host.ts';
import { buildBrowserServices } from '../../electron/services/browser-services.ts';
import { findUserFolder } from '../../electron/services/user-folder.ts';
import packageFacts from '../../package.json' with { type: 'json' };
import { openAddress } from './open-address.ts';

export interface BrowserRun {
  readonly root: string;
  readonly folder: string;
  readonly port: number;
  readonly wantsOpening: boolean;
}

/** Serves the editor to the browser until the process is told to stop. */
export async function runBrowser({ root, folder, port, wantsOpening }: BrowserRun): Promise<void> {
  const report = (error: unknown): void => console.error(error instanceof Error ? error.message : error);
  const userFolder = findUserFolder({ platform: process.platform, env: process.env, home: homedir() });
  const { dispatch, idle } = await buildBrowserServices({
    folder,
    userFolder,
    samples: join(root, 'assets/samples'),
    version: packageFacts.version,
    report,
  });
  const host = await startLoopbackHost({ root: join(root, 'dist/renderer'), dispatch, port, report });
  const stopped = waitForSignal();
  console.log(text('start.address', { url: host.url }));
  console.log(text('start.once'));
  if (wantsOpening) openAddress(host.url);
  await stopped;
  console.log(text('start.stopping'));
  await host.close();
  await idle();
}

const waitForSignal = (): Promise<void> =>
  new Promise((resolve) => {
    // A terminal sends the signal to npm as well, which passes it on: the second one is the same wish.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
