import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from '../build/build-stale.ts';
import { TARGET_NAMES, type TargetName } from '../build/build-targets.ts';
import { text } from '../core/text/text.ts';
import { PortError } from '../electron/loopback/loopback-host.ts';
import { ProjectError } from '../electron/project/project-error.ts';
import { copySamples, findSampleFolder } from '../electron/services/sample-project.ts';
import { type BrowserReason, findBrowserReason } from './start/choose-host.ts';
import { fetchRuntime, findRuntime } from './start/electron-runtime.ts';
import { HELP, parseOptions, type StartOptions } from './start/options.ts';
import { runBrowser } from './start/run-browser.ts';
import { runElectron } from './start/run-electron.ts';
import { StartError } from './start/start-error.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A bundler's message holds where in itself it was, which helps nobody here. */
const withoutTrace = (message: string): string =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at |^\[plugin /.test(line))
    .join(' ');

async function findProject(project: string | undefined): Promise<string> {
  if (project !== undefined) {
    console.log(text('start.project', { folder: project }));
    return project;
  }
  const folder = await findSampleFolder(homedir());
  try {
    await copySamples(join(ROOT, 'assets/samples'), folder);
  } catch (error) {
    throw new StartError(text('start.no-samples', { folder, reason: reasonOf(error) }), 1);
  }
  console.log(text('start.samples', { folder }));
  return folder;
}

async function buildFor(targets: readonly TargetName[]): Promise<void> {
  try {
    await buildStale(ROOT, targets, { onBuild: () => console.log(text('start.building')) });
  } catch (error) {
    throw new StartError(text('start.no-build', { reason: withoutTrace(reasonOf(error)) }), 1);
  }
}

/** Runs in Electron's window if that is possible; otherwise says why not. */
async function tryElectron(folder: string): Promise<BrowserReason | undefined> {
  let executable = findRuntime(ROOT);
  if (executable === undefined) {
    console.log(text('start.fetching'));
    executable = await fetchRuntime(ROOT);
  }
  if (executable === undefined) return 'start.because-not-fetched';
  await buildFor(TARGET_NAMES);
  console.log(text('start.in-window'));
  const end = await runElectron(executable, ROOT, folder);
  if (end.kind === 'not-started') return 'start.because-ended';
  process.exitCode = end.status;
  return undefined;
}

async function start({ wantsBrowser, wantsOpening, project, port }: StartOptions): Promise<void> {
  const folder = await findProject(project);
  const surroundings = { platform: process.platform, env: process.env, userId: process.getuid?.() };
  const reason = findBrowserReason({ wantsBrowser, ...surroundings }) ?? (await tryElectron(folder));
  if (reason === undefined) return;
  await buildFor(['renderer']);
  console.log(text('start.in-browser', { reason: text(reason) }));
  await runBrowser({ root: ROOT, folder, port, wantsOpening });
}

try {
  const options = await parseOptions(process.argv.slice(2));
  if (options === undefined) console.log(HELP);
  else await start(options);
} catch (error) {
  const hasWords = [StartError, PortError, ProjectError].some((kind) => error instanceof kind);
  console.error(hasWords ? reasonOf(error) : text('start.failed', { reason: reasonOf(error) }));
  process.exitCode = error instanceof StartError ? error.status : 1;
}
