import { sourceWorker } from '../modules/source-worker.ts';
import type { HostWindow } from './build-handlers.ts';
import { OpenProjects } from './open-projects.ts';
import { buildProjectDispatch, type ProjectDispatch } from './project-dispatch.ts';

export interface BrowserServicesOptions {
  /** Project folder. */
  readonly folder: string;
  /** Folder of the user's settings and of earlier versions. */
  readonly userFolder: string;
  /** Folder of the samples that came with the program. */
  readonly samples: string;
  readonly version: string;
  readonly report: (error: unknown) => void;
}

/** A browser's window is the browser's own: the page shows its title itself and asks itself before it is closed. */
const BROWSER_WINDOW: HostWindow = {
  host: 'browser',
  canChooseFolder: false,
  chooseFolder: () => Promise.resolve(undefined),
  showState: () => {},
  answerClose: () => {},
};

/** All that the loopback host does for the editor. */
export async function buildBrowserServices(options: BrowserServicesOptions): Promise<ProjectDispatch> {
  const { folder, userFolder, samples, version, report } = options;
  const { projects, firstLevel } = await OpenProjects.open(folder, userFolder);
  return buildProjectDispatch({
    projects,
    firstLevel,
    userFolder,
    samples,
    version,
    report,
    openWorker: sourceWorker,
    window: BROWSER_WINDOW,
  });
}
