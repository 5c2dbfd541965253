import type { RequestInput, RequestOutput } from '../../core/ipc/contract.ts';
import type { Handlers } from '../../core/ipc/dispatch.ts';
import { isModuleName } from '../../core/modules/module-names.ts';
import type { ModuleService } from '../modules/module-service.ts';
import type { SettingsStore } from '../project/settings-store.ts';
import type { OpenProjects } from './open-projects.ts';

/** What the window does and the browser cannot, or does by itself. */
export interface HostWindow {
  readonly host: RequestOutput<'app.describe'>['host'];
  readonly canChooseFolder: boolean;
  /** Undefined when the user chose none. */
  readonly chooseFolder: () => Promise<string | undefined>;
  readonly showState: (state: RequestInput<'window.state'>) => void;
  readonly answerClose: (proceed: boolean) => void;
}

export interface HostParts {
  readonly version: string;
  readonly projects: OpenProjects;
  readonly modules: ModuleService;
  readonly settings: SettingsStore;
  readonly window: HostWindow;
  /** The level to show first, if there is one. */
  readonly firstLevel: string | null;
  /** Folder of the samples that came with the program. */
  readonly samples: string;
}

/** The work behind every request of the editor, the same for both hosts. */
export function buildHandlers({
  version,
  projects,
  modules,
  settings,
  window,
  firstLevel,
  samples,
}: HostParts): Handlers {
  const { host, canChooseFolder } = window;
  return {
    'app.describe': () => ({ version, host, project: projects.name, firstLevel, canChooseFolder }),
    'project.list': () => projects.list(),
    'project.choose': async () => {
      const folder = await window.chooseFolder();
      const list = folder === undefined ? projects.list() : projects.change(folder);
      return { changed: folder !== undefined, ...(await list) };
    },
    'level.open': (input) => projects.openLevel(input),
    'level.check': (input) => projects.checkLevel(input),
    'level.save': (input) => projects.saveLevel(input),
    'level.saveAs': (input) => projects.saveLevelAs(input),
    'export.save': (input) => projects.saveExport(input),
    'image.read': (input) => projects.readImage(input),
    'image.add': (input) => projects.addImage(input),
    'image.list': (input) => projects.listImages(input),
    'image.provide': async ({ paths }) => {
      for (const path of paths) {
        if (isModuleName(path)) await modules.provide(projects.rootOf(null), path, samples);
        else await projects.provideImage(path, samples);
      }
      return {};
    },
    'module.read': ({ level, path }) => modules.read(projects.rootOf(level), path),
    'module.add': ({ level, ...asked }) => modules.add(projects.rootOf(level), asked),
    'module.stop': (asked) => modules.stop(asked),
    'module.list': async ({ level }) => ({ paths: await modules.list(projects.rootOf(level)) }),
    'settings.read': () => settings.read(),
    'settings.write': (input) => settings.write(input),
    'window.state': (state) => {
      window.showState(state);
      return {};
    },
    'window.close': ({ proceed }) => {
      window.answerClose(proceed);
      return {};
    },
  };
}
