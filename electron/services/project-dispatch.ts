import { ModuleError } from '../../core/gltf/module/module-error.ts';
import type { Failure } from '../../core/ipc/contract.ts';
import { buildDispatch, type Dispatch } from '../../core/ipc/dispatch.ts';
import { ModuleService } from '../modules/module-service.ts';
import type { OpenWorker } from '../modules/open-worker.ts';
import { ProjectError } from '../project/project-error.ts';
import { SettingsStore } from '../project/settings-store.ts';
import { buildHandlers, type HostWindow } from './build-handlers.ts';
import type { OpenProjects } from './open-projects.ts';

export interface DispatchParts {
  readonly projects: OpenProjects;
  /** Folder of the user's settings. */
  readonly userFolder: string;
  readonly version: string;
  readonly window: HostWindow;
  /** The level to show first, if there is one. */
  readonly firstLevel: string | null;
  /** Folder of the samples that came with the program. */
  readonly samples: string;
  /** Starts the thread that reads modules. */
  readonly openWorker: OpenWorker;
  readonly report: (error: unknown) => void;
}

export interface ProjectDispatch {
  readonly dispatch: Dispatch;
  /** Resolves when nothing is being written any more. */
  readonly idle: () => Promise<void>;
}

/** Failures of project files and of modules have words for the user already. */
function explain(error: unknown): Failure | undefined {
  if (error instanceof ProjectError) return error;
  return error instanceof ModuleError ? { code: 'module-refused', message: error.message } : undefined;
}

/** Answers every request of the editor, for either host. */
export function buildProjectDispatch(parts: DispatchParts): ProjectDispatch {
  const { projects, userFolder, version, window, firstLevel, samples, openWorker, report } = parts;
  const settings = new SettingsStore(userFolder);
  const modules = new ModuleService(openWorker);
  const handlers = buildHandlers({
    version,
    projects,
    modules,
    settings,
    window,
    firstLevel,
    samples,
  });
  return {
    dispatch: buildDispatch(handlers, { explain, report: (_request, error) => report(error) }),
    idle: async () => {
      await Promise.all([projects.idle(), modules.idle(), settings.idle()]);
    },
  };
}
