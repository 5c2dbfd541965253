import { buildDispatch, type Dispatch } from '../../core/ipc/dispatch.ts';
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
  readonly report: (error: unknown) => void;
}

export interface ProjectDispatch {
  readonly dispatch: Dispatch;
  /** Resolves when nothing is being written any more. */
  readonly idle: () => Promise<void>;
}

/** Failures of project files have words for the user already. */
const explain = (error: unknown) => (error instanceof ProjectError ? error : undefined);

/** Answers every request of the editor, for either host. */
export function buildProjectDispatch(parts: DispatchParts): ProjectDispatch {
  const { projects, userFolder, version, window, firstLevel, samples, report } = parts;
  const settings = new SettingsStore(userFolder);
  const handlers = buildHandlers({
    version,
    projects,
    settings,
    window,
    firstLevel,
    samples,
  });
  return {
    dispatch: buildDispatch(handlers, { explain, report: (_request, error) => report(error) }),
    idle: async () => {
      await Promise.all([projects.idle(), settings.idle()]);
    },
  };
}
