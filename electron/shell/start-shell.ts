import { text } from '../../core/text/text.ts';
import { builtWorker } from '../modules/open-worker.ts';
import { type LaunchRequest, parseHandover } from '../services/launch-request.ts';
import { openFirstProject } from '../services/open-first-project.ts';
import type { OpenProjects } from '../services/open-projects.ts';
import { buildProjectDispatch } from '../services/project-dispatch.ts';
import { EditorWindow } from './editor-window.ts';
import type { ElectronApi } from './electron-api.ts';
import { guardEverything } from './guards.ts';
import { setMenu } from './menu.ts';
import { registerPageScheme, servePage } from './page-protocol.ts';
import { serveRequests } from './serve-requests.ts';

export interface ShellPlaces {
  /** Folder of the built page. */
  readonly page: string;
  readonly preload: string;
  /** The built thread that reads modules. */
  readonly moduleWorker: string;
  /** Folder of the samples that came with the program. */
  readonly samples: string;
  /** Folder of the user's settings. */
  readonly userFolder: string;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The editor in Electron. Call before the app is ready; resolves when the window has loaded, or the program ends. */
export async function startShell(
  electron: ElectronApi,
  places: ShellPlaces,
  launch: LaunchRequest,
): Promise<void> {
  const { app } = electron;
  app.setPath('userData', places.userFolder);
  app.enableSandbox();
  registerPageScheme(electron);
  // The lock goes with the user folder. Whoever does not get it ends before it touches any data.
  if (!app.requestSingleInstanceLock(launch)) return app.quit();
  app.on('window-all-closed', () => app.quit());
  // Like any other way out: with unsaved work it asks.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => app.quit());
  const requests = listenForRequests(electron, launch);
  await app.whenReady();
  try {
    guardEverything(electron);
    servePage(electron, places.page);
    await openWindow(electron, places, requests);
  } catch (error) {
    electron.dialog.showErrorBox(text('shell.not-started'), reasonOf(error));
    app.exit(1);
  }
}

interface OpenRequests {
  /** What is asked for: by the start itself, or by the system or another start since. */
  path: string | null;
  /** Is called with each path that comes once there is a window. */
  take?: (path: string | null) => void;
}

function listenForRequests({ app }: ElectronApi, { path }: LaunchRequest): OpenRequests {
  const requests: OpenRequests = { path };
  const receive = (asked: string | null): void => {
    if (requests.take) requests.take(asked);
    else requests.path = asked ?? requests.path;
  };
  app.on('second-instance', (_event, _argv, _folder, data) => receive(parseHandover(data)?.path ?? null));
  app.on('open-file', (event, file) => {
    event.preventDefault();
    receive(file);
  });
  return requests;
}

async function openWindow(
  electron: ElectronApi,
  { preload, moduleWorker, samples, userFolder }: ShellPlaces,
  requests: OpenRequests,
): Promise<void> {
  const { app } = electron;
  const home = app.getPath('home');
  const opened = await openFirstProject({ path: requests.path, samples, home, userFolder });
  const window = new EditorWindow({ electron, preload, userFolder });
  const { dispatch, idle } = buildProjectDispatch({
    ...opened,
    userFolder,
    samples,
    version: app.getVersion(),
    openWorker: builtWorker(moduleWorker),
    window: window.duties,
    report: (error) => console.error(reasonOf(error)),
  });
  serveRequests(electron, dispatch);
  setMenu(electron, (event) => window.tell(event));
  endAfterWriting(app, idle);
  requests.take = (path) => {
    window.show();
    if (path !== null) void openPath(electron, opened.projects, window, path);
  };
  await window.load();
}

/** Another start, or the system, names a level or a folder while the editor is open. */
async function openPath(
  { dialog }: ElectronApi,
  projects: OpenProjects,
  window: EditorWindow,
  path: string,
): Promise<void> {
  try {
    const id = await projects.changeToPath(path);
    if (id !== null) window.tell({ type: 'open-level', id });
  } catch (error) {
    dialog.showErrorBox(
      text('shell.not-opened'),
      text('shell.no-project', { path, reason: reasonOf(error) }),
    );
  }
}

/** A save that runs is finished before the program ends. */
function endAfterWriting(app: ElectronApi['app'], idle: () => Promise<void>): void {
  let isIdle = false;
  app.on('will-quit', (event) => {
    if (isIdle) return;
    event.preventDefault();
    void idle().finally(() => {
      isIdle = true;
      app.quit();
    });
  });
}
