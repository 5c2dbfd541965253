import { effect, signal } from '@preact/signals';
import type { ImageType } from '../../core/images/image-header.ts';
import { canonicalImagePath } from '../../core/images/image-paths.ts';
import type { Bridge } from '../../core/ipc/contract.ts';
import { text } from '../../core/text/text.ts';
import type { EditorSession } from './editor-session.ts';
import { describeFailure } from './failure-words.ts';

/** An image as its host read it. */
export interface LevelImage {
  readonly bytes: Uint8Array;
  readonly type: ImageType;
}

type ImageState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & LevelImage)
  | { readonly status: 'failed'; readonly reason: string };

interface Held {
  state: ImageState;
  readonly done: Promise<void>;
}

/**
 * The images that the materials of the open level name: read when a material first names them, forgotten when none
 * does any more. Paths are told apart by the file they mean, not by their spelling.
 */
export class LevelImages {
  /** Grows when an image has come or failed. */
  readonly revision = signal(0);
  private readonly held = new Map<string, Held>();
  private readonly host: Bridge;
  private readonly session: EditorSession;
  private isScheduled = false;

  constructor(host: Bridge, session: EditorSession) {
    this.host = host;
    this.session = session;
  }

  /** Follows the session. Returns the way to stop. */
  follow(): () => void {
    const stops = [
      effect(() => {
        // Paths of another level mean other files.
        this.session.store.value;
        this.held.clear();
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

  /** An image that the level names is still on its way. */
  get isLoading(): boolean {
    return [...this.held.values()].some(({ state }) => state.status === 'loading');
  }

  /** The image, when it has come. */
  find(path: string): LevelImage | undefined {
    const state = this.held.get(canonicalImagePath(path))?.state;
    return state?.status === 'ready' ? state : undefined;
  }

  /** Why an image is not shown; undefined while nothing is wrong with it. */
  findFault(path: string): string | undefined {
    const state = this.held.get(canonicalImagePath(path))?.state;
    return state?.status === 'failed' ? state.reason : undefined;
  }

  /** The bytes were read, and the browser cannot make a picture of them. */
  noteUndrawable(path: string): void {
    const held = this.held.get(canonicalImagePath(path));
    if (held?.state.status !== 'ready') return;
    held.state = { status: 'failed', reason: text('images.damaged', { path }) };
    this.revision.value += 1;
  }

  /** All images of the level by canonical path, when the last has come. Those that failed are left out. */
  async all(): Promise<ReadonlyMap<string, Uint8Array>> {
    this.readMissing();
    await Promise.all([...this.held.values()].map(({ done }) => done));
    return new Map(
      [...this.held].flatMap(([path, { state }]) => (state.status === 'ready' ? [[path, state.bytes]] : [])),
    );
  }

  /** Reads all images anew: their files may have changed. */
  reload(): void {
    this.held.clear();
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
    for (const { texture } of this.session.store.peek().ofKind('material')) {
      if (texture !== undefined) named.add(canonicalImagePath(texture));
    }
    for (const path of this.held.keys()) if (!named.has(path)) this.held.delete(path);
    for (const path of named) if (!this.held.has(path)) this.read(path);
  }

  private read(path: string): void {
    const level = this.session.source.peek().id;
    const settle = (state: ImageState): void => {
      held.state = state;
      // Else it was forgotten or asked for anew meanwhile.
      if (this.held.get(path) === held) this.revision.value += 1;
    };
    const held: Held = {
      state: { status: 'loading' },
      done: this.host.request('image.read', { level, path }).then(
        (image) => settle({ status: 'ready', ...image }),
        (error: unknown) => settle({ status: 'failed', reason: describeFailure(error) }),
      ),
    };
    this.held.set(path, held);
  }
}
