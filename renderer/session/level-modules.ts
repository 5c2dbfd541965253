import { effect, signal } from '@preact/signals';
import { canonicalImagePath } from '../../core/images/image-paths.ts';
import { type Bridge, RequestError } from '../../core/ipc/contract.ts';
import type { ModuleModel, ModuleNotice } from '../../core/modules/module-model.ts';
import type { EditorSession } from './editor-session.ts';
import { describeFailure } from './failure-words.ts';
import { toNotices } from './told-words.ts';

/** A module as its host read it, and as plain data. */
export interface LoadedModule {
  /** The one form that the program reads and the export takes. */
  readonly glb: Uint8Array;
  readonly model: ModuleModel;
  readonly notices: readonly ModuleNotice[];
}

export type ModuleState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: LoadedModule }
  /** `isMissing`: the file is not where the level says. */
  | { readonly status: 'failed'; readonly reason: string; readonly isMissing: boolean };

/** Makes plain data of what the host read, off the page's thread. */
export type ParseModule = (glb: Uint8Array) => Promise<ModuleModel>;

interface Held {
  state: ModuleState;
  readonly done: Promise<void>;
}

/**
 * The modules that the assets of the open level name: read when an asset first names them, forgotten when none does
 * any more. Paths are told apart by the file they mean, not by their spelling.
 */
export class LevelModules {
  /** Grows when a module has come, failed, is read anew, or was forgotten. */
  readonly revision = signal(0);
  private readonly held = new Map<string, Held>();
  private readonly host: Bridge;
  private readonly session: EditorSession;
  private readonly parse: ParseModule;
  private isScheduled = false;

  constructor(host: Bridge, session: EditorSession, parse: ParseModule) {
    this.host = host;
    this.session = session;
    this.parse = parse;
  }

  /** Follows the session. Returns the way to stop. */
  follow(): () => void {
    const stops = [
      effect(() => {
        // Paths of another level mean other files.
        this.session.store.value;
        this.forget([...this.held.keys()]);
        this.schedule();
      }),
      effect(() => {
        this.session.revision.value;
        this.schedule();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** A module that the level names is still on its way. */
  get isLoading(): boolean {
    return [...this.held.values()].some(({ state }) => state.status === 'loading');
  }

  /** How it stands with a module; undefined where no asset names it. */
  find(path: string): ModuleState | undefined {
    return this.held.get(canonicalImagePath(path))?.state;
  }

  /** Why a module cannot be shown; undefined while nothing is wrong with it. */
  findFault(path: string): string | undefined {
    const state = this.find(path);
    return state?.status === 'failed' ? state.reason : undefined;
  }

  /** All that have come. */
  ready(): ReadonlySet<LoadedModule> {
    const states = [...this.held.values()].map(({ state }) => state);
    return new Set(states.flatMap((state) => (state.status === 'ready' ? [state.module] : [])));
  }

  /** The files of all modules of the level by canonical path, when the last has come. Those that failed are left out. */
  async all(): Promise<ReadonlyMap<string, Uint8Array>> {
    this.readMissing();
    await Promise.all([...this.held.values()].map(({ done }) => done));
    return new Map(
      [...this.held].flatMap(([path, { state }]) =>
        state.status === 'ready' ? [[path, state.module.glb]] : [],
      ),
    );
  }

  /** Reads all modules anew: their files may have changed. Those that came stay until the new ones do. */
  reload(): void {
    for (const [path, { state }] of [...this.held]) this.read(path, state);
    this.readMissing();
  }

  /** A level and where it came from are set one after the other: both are known in the next turn. */
  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    queueMicrotask(() => {
      this.isScheduled = false;
      this.readMissing();
    });
  }

  private readMissing(): void {
    const named = new Set<string>();
    for (const { path } of this.session.store.peek().ofKind('asset')) named.add(canonicalImagePath(path));
    this.forget([...this.held.keys()].filter((path) => !named.has(path)));
    for (const path of named) if (!this.held.has(path)) this.read(path, { status: 'loading' });
  }

  private forget(paths: readonly string[]): void {
    for (const path of paths) this.held.delete(path);
    if (paths.length > 0) this.revision.value = this.revision.peek() + 1;
  }

  private read(path: string, before: ModuleState): void {
    const settle = (state: ModuleState): void => {
      held.state = state;
      // Else it was forgotten or asked for anew meanwhile.
      if (this.held.get(path) === held) this.revision.value += 1;
    };
    const held: Held = {
      state: before.status === 'ready' ? before : { status: 'loading' },
      done: this.load(path).then(settle),
    };
    this.held.set(path, held);
    this.revision.value += 1;
  }

  private async load(path: string): Promise<ModuleState> {
    const level = this.session.source.peek().id;
    try {
      const { glb, notices } = await this.host.request('module.read', { level, path });
      const model = await this.parse(glb);
      return { status: 'ready', module: { glb, model, notices: toNotices(notices) } };
    } catch (error) {
      const isMissing = error instanceof RequestError && error.code === 'project.file-missing';
      return { status: 'failed', reason: describeFailure(error), isMissing };
    }
  }
}
