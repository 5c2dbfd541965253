import { signal } from '@preact/signals';
import { call } from '../../core/document/command.ts';
import type { DocumentStore } from '../../core/document/document-store.ts';
import type { LevelReader } from '../../core/document/level.ts';
import type { Asset } from '../../core/document/schema/asset.ts';
import { canonicalImagePath } from '../../core/images/image-paths.ts';
import { type Bridge, RequestError, type RequestInput, type RequestOutput } from '../../core/ipc/contract.ts';
import { isModuleName } from '../../core/modules/module-names.ts';
import { addAsset } from '../../core/polar/commands/add-asset.ts';
import { changeAsset } from '../../core/polar/commands/change-asset.ts';
import { findCellSize, guessFootprint } from '../../core/polar/guess-footprint.ts';
import { text } from '../../core/text/text.ts';
import type { EditorSession } from './editor-session.ts';
import { describeFailure } from './failure-words.ts';
import type { LevelModules } from './level-modules.ts';
import type { MessageLog } from './messages.ts';
import { describeTold } from './told-words.ts';

/** A file that the user chose; the part of the page's File that is needed. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** What is going on, for the one who waits. */
export interface ImportState {
  /** The module that it is about. */
  readonly file: string;
  /** Its files are read from the disk, or checked and copied by the host. */
  readonly phase: 'reading' | 'checking';
}

interface ImportSurroundings {
  readonly host: Bridge;
  readonly session: EditorSession;
  readonly modules: LevelModules;
  readonly messages: MessageLog;
  /** Asks the user for files; none when they change their mind. Several together only where `several` says so. */
  readonly choose: () => Promise<readonly ChosenFile[]>;
}

/** What is done with a module that is in the project now. */
type Take = (added: Added, store: DocumentStore) => void;
type Added = Extract<RequestOutput<'module.add'>, { status: 'added' }>;

const MEGABYTE = 1e6;

/** Most bytes that are sent to the host at once: a little under what it takes. */
const MOST_BYTES = 500 * MEGABYTE;

/** Most files that make one module, as the host takes them. */
const MOST_FILES = 256;

/** A file of this ending names no other. */
const WHOLE = '.glb';

/** Brings artists' modules into the project and the level: one after the other, and the editor goes on meanwhile. */
export class ModuleImport {
  /** Null while nothing is imported. */
  readonly state = signal<ImportState | null>(null);
  private readonly around: ImportSurroundings;
  private last: Promise<void> = Promise.resolve();
  private count = 0;
  private isStopped = false;

  constructor(surroundings: ImportSurroundings) {
    this.around = surroundings;
  }

  /** Lets the user choose modules and adds them to the level. */
  async chooseAndAdd(): Promise<void> {
    await this.add(await this.around.choose());
  }

  /** Lets the user choose a file that takes the place of an asset's. */
  async chooseAndReplace(asset: string): Promise<void> {
    const files = await this.around.choose();
    const [main, ...others] = files.filter(({ name }) => isModuleName(name));
    if (files.length === 0) return;
    if (!main || others.length > 0) {
      this.refuse(text('module-files.one-module'));
      return;
    }
    await this.queue(main, files, (added, store) => this.replace(asset, added, store));
  }

  /** Adds the modules among files that were chosen or dropped together; the others are what those name. */
  async add(files: readonly ChosenFile[]): Promise<void> {
    const mains = files.filter(({ name }) => isModuleName(name));
    if (mains.length === 0 && files.length > 0) {
      this.refuse(text('module-files.no-module', { file: files.map(({ name }) => name).join(', ') }));
    }
    await Promise.all(
      mains.map((main) => this.queue(main, files, (added, store) => this.addAsset(added, store))),
    );
  }

  /** Gives up what is under way and what waits behind it. */
  stop(): void {
    if (this.state.value === null) return;
    this.isStopped = true;
    void this.around.host.request('module.stop', { import: this.importId }).catch(() => undefined);
  }

  private get importId(): string {
    return `import-${this.count}`;
  }

  private queue(main: ChosenFile, files: readonly ChosenFile[], take: Take): Promise<void> {
    if (this.state.value === null) this.isStopped = false;
    const done = this.last.then(() => (this.isStopped ? undefined : this.run(main, files, take)));
    this.last = done;
    this.state.value ??= { file: main.name, phase: 'reading' };
    return done.finally(() => {
      if (this.last === done) this.state.value = null;
    });
  }

  /** Never rejects. */
  private async run(main: ChosenFile, files: readonly ChosenFile[], take: Take): Promise<void> {
    const { host, session, messages } = this.around;
    const store = session.store.peek();
    this.count += 1;
    this.state.value = { file: main.name, phase: 'reading' };
    try {
      const chosen = await readAll(main, files);
      if (this.isStopped) return;
      this.state.value = { file: main.name, phase: 'checking' };
      const level = session.source.peek().id;
      const outcome = await host.request('module.add', { level, files: chosen, import: this.importId });
      if (outcome.status === 'added') await this.take(main, outcome, store, take);
      else if (outcome.status === 'refused') this.tellRefused(main, outcome.reasons);
      else messages.add('info', text('module-files.stopped', { file: main.name }));
    } catch (error) {
      this.refuse(text('module-files.not-imported', { file: main.name, reason: describeFailure(error) }));
    }
  }

  private async take(main: ChosenFile, added: Added, store: DocumentStore, take: Take): Promise<void> {
    const { session, messages } = this.around;
    await restOf(session);
    if (session.store.peek() === store) take(added, store);
    else messages.add('doubtful', text('module-files.other-level', { file: main.name, path: added.path }));
  }

  private addAsset({ path, bounds, notices }: Added, store: DocumentStore): void {
    const { session, messages } = this.around;
    const known = findAssetOf(store, path);
    if (known) {
      session.rings.asset.value = known.id;
      session.select([known.id]);
      messages.add('info', text('module-files.there', { name: nameOf(known) }));
      return;
    }
    const ring = store.findKind('ring', session.rings.ring.peek() ?? '');
    const cellSize = ring?.cellSize ?? findCellSize(store);
    const footprint = cellSize === null ? undefined : guessFootprint(bounds, cellSize, 1);
    const result = session.run(call(addAsset, { path, ...(footprint && { footprint }) }));
    const asset = result.ok ? store.findKind('asset', result.select[0] ?? '') : undefined;
    if (!asset) return;
    session.rings.asset.value = asset.id;
    const [width, depth] = footprint ?? [1, 1];
    this.tellDone(text('module-files.added', { name: nameOf(asset), width, depth }), notices);
  }

  private replace(id: string, { path, notices }: Added, store: DocumentStore): void {
    const { session, modules } = this.around;
    const asset = store.findKind('asset', id);
    if (!asset) {
      this.refuse(text('module-files.asset-gone'));
      return;
    }
    const result = session.change(call(changeAsset, { asset: id, changes: { path } }));
    if (!result.ok) return;
    // The same path can hold another file than the one that was read.
    modules.reload();
    this.tellDone(text('module-files.replaced', { name: nameOf(asset), path }), notices);
  }

  private tellDone(words: string, notices: Added['notices']): void {
    this.around.messages.add(notices.length > 0 ? 'doubtful' : 'good', words, describeTold(notices));
  }

  private tellRefused({ name }: ChosenFile, reasons: Added['notices']): void {
    const [first = '', ...more] = describeTold(reasons);
    const words = text('module-files.not-imported', { file: name, reason: first });
    this.around.messages.add('refused', words, more);
  }

  private refuse(words: string): void {
    this.around.messages.add('refused', words);
  }
}

type ReadFile = RequestInput<'module.add'>['files'][number];

/** The bytes of the module first, then of what it may name. Throws a RequestError with words. */
async function readAll(main: ChosenFile, files: readonly ChosenFile[]): Promise<ReadFile[]> {
  const isWhole = main.name.toLowerCase().endsWith(WHOLE);
  const others = isWhole ? [] : files.filter(({ name }) => !isModuleName(name));
  const chosen = [main, ...others];
  const size = chosen.reduce((sum, file) => sum + file.size, 0);
  if (size > MOST_BYTES) {
    const params = { size: Math.ceil(size / MEGABYTE), limit: MOST_BYTES / MEGABYTE };
    throw refusal(text('module-files.too-large', params));
  }
  if (chosen.length > MOST_FILES) throw refusal(text('module-files.too-many', { limit: MOST_FILES }));
  return Promise.all(chosen.map(readOne));
}

async function readOne(file: ChosenFile): Promise<ReadFile> {
  try {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    // A folder that was dropped, or a file that went away since.
    throw refusal(text('module-files.unreadable', { file: file.name }));
  }
}

const refusal = (message: string): RequestError => new RequestError({ code: 'import-refused', message });

/** In milliseconds: soon enough that nobody waits for it. */
const LOOK_AGAIN = 100;

/** Resolves when the user is in the middle of nothing: a step of the level would cancel a drag. */
async function restOf(session: EditorSession): Promise<void> {
  while (session.store.peek().inGesture) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_AGAIN);
    });
  }
}

const findAssetOf = (level: LevelReader, path: string): Asset | undefined =>
  [...level.ofKind('asset')].find((asset) => canonicalImagePath(asset.path) === path);

const nameOf = ({ name, path }: Asset): string => name ?? path;
