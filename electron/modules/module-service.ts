import { realpath } from 'node:fs/promises';
import { posix } from 'node:path';
import { ModuleError } from '../../core/gltf/module/module-error.ts';
import type { ModuleFiles } from '../../core/gltf/module/module-file.ts';
import type { RequestInput, RequestOutput } from '../../core/ipc/contract.ts';
import { nodeFiles } from '../project/file-port.ts';
import { gatherChosen } from './gather-chosen.ts';
import { keyOfModule, ModuleCache } from './module-cache.ts';
import { ModuleWorkshop } from './module-workshop.ts';
import type { OpenWorker } from './open-worker.ts';
import { placeMissing, placeModule } from './place-module.ts';
import { listModules, readModuleFiles } from './project-modules.ts';
import type { ReadModule } from './worker-messages.ts';

type Asked = Omit<RequestInput<'module.add'>, 'level'>;

/** The modules of projects: read, copied in, listed. `root` is the real path of a project's folder. */
export class ModuleService {
  private readonly workshop: ModuleWorkshop;
  private readonly cache = new ModuleCache();
  private readonly imports = new Map<string, AbortController>();
  private readonly running = new Set<Promise<unknown>>();

  constructor(openWorker: OpenWorker) {
    this.workshop = new ModuleWorkshop(openWorker);
  }

  /** Answers `module.read`. Throws a ProjectError or a ModuleError. */
  async read(root: string, path: string): Promise<RequestOutput<'module.read'>> {
    const { glb, notices } = await this.readFiles(await this.filesOf(root, path));
    return { glb, notices: notices.map(toTold) };
  }

  /** Answers `module.add`. Throws a ProjectError where the project cannot take the files. */
  async add(root: string, asked: Asked): Promise<RequestOutput<'module.add'>> {
    const stop = new AbortController();
    this.imports.set(asked.import, stop);
    const adding = this.addFiles(root, asked, stop.signal);
    this.running.add(adding);
    try {
      return await adding;
    } catch (error) {
      if (stop.signal.aborted && error === stop.signal.reason) return { status: 'stopped' };
      if (error instanceof ModuleError) return { status: 'refused', reasons: error.reasons.map(toTold) };
      throw error;
    } finally {
      this.imports.delete(asked.import);
      this.running.delete(adding);
    }
  }

  /** Answers `module.stop`. One that is at an end already has nothing to stop. */
  stop(asked: RequestInput<'module.stop'>): RequestOutput<'module.stop'> {
    this.imports.get(asked.import)?.abort();
    return {};
  }

  /** Answers `module.list`. */
  list(root: string): Promise<string[]> {
    return listModules(nodeFiles, root);
  }

  /** Copies a module from the same path in another folder, unless there is one. */
  async provide(root: string, path: string, from: string): Promise<void> {
    const { main, others } = await this.filesOf(await realpath(from), path);
    const beside = others.map(({ name, bytes }) => ({ path: posix.join(posix.dirname(path), name), bytes }));
    await placeMissing(nodeFiles, root, [{ path, bytes: main.bytes }, ...beside]);
  }

  /** Resolves when nothing is being read or written any more; the thread is then gone. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.running);
    await this.workshop.close();
  }

  private async addFiles(
    root: string,
    { files: [first, ...rest] }: Asked,
    signal: AbortSignal,
  ): Promise<RequestOutput<'module.add'>> {
    if (!first) throw new RangeError('An import needs a file.');
    const files = await gatherChosen(first, rest, (main) => this.workshop.findFiles(main, signal));
    const { notices, bounds } = await this.readFiles(files, signal);
    const { path } = await placeModule(nodeFiles, root, files);
    return { status: 'added', path, notices: notices.map(toTold), bounds };
  }

  private filesOf(root: string, path: string): Promise<ModuleFiles> {
    return readModuleFiles(nodeFiles, root, path, (main) => this.workshop.findFiles(main));
  }

  private async readFiles(files: ModuleFiles, signal?: AbortSignal): Promise<ReadModule> {
    const key = keyOfModule(files);
    const held = this.cache.find(key);
    if (held) return held;
    const module = await this.workshop.readModule(files, signal);
    this.cache.keep(key, module);
    return module;
  }
}

/** Something in words of the catalogue, as it crosses. */
interface Told {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const toTold = ({ code, params }: Told): { code: string; params: Record<string, string | number> } => ({
  code,
  params: { ...params },
});
