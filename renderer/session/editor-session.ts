import { signal } from '@preact/signals';
import type { CommandCall, Refusal } from '../../core/document/command.ts';
import { DocumentStore, type RunResult } from '../../core/document/document-store.ts';
import { randomIds } from '../../core/document/ids.ts';
import type { Level } from '../../core/document/level.ts';
import { WALL_DEFAULTS } from '../../core/document/schema/wall.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import type { TextKey, TextParams } from '../../core/text/text.ts';
import { DEFAULT_SNAP, type SnapSettings } from '../../core/tools/snapping.ts';
import type { WallStyle } from '../../core/tools/tool.ts';

export type CameraMode = 'orbit' | 'top';
export type Mode = 'build' | 'ring' | 'defence' | 'blob';

/** Which file the level in the editor came from; null id for one that has not been saved yet. */
export interface LevelSource {
  readonly id: string | null;
  readonly fileName: string;
  readonly isWritable: boolean;
}

/**
 * Everything about the editor that is not the level: which tool, what is selected, how the view looks. Signals, so
 * that panels and viewport follow; no DOM and no engine, so that tests run it as it is.
 */
export class EditorSession {
  readonly store = signal<DocumentStore>(newStore(EMPTY_LEVEL));
  readonly source = signal<LevelSource>({ id: null, fileName: 'Untitled.level.json', isWritable: true });
  /** Grows with every change of the level, so that panels know when to look again. */
  readonly revision = signal(0);
  readonly mode = signal<Mode>('build');
  readonly tool = signal('select');
  readonly selection = signal<ReadonlySet<string>>(new Set());
  readonly hidden = signal<ReadonlySet<string>>(new Set());
  readonly locked = signal<ReadonlySet<string>>(new Set());
  /** The storey that tools draw on. */
  readonly storey = signal<string | null>(null);
  readonly snap = signal<SnapSettings>(DEFAULT_SNAP);
  readonly isChaining = signal(false);
  readonly wallStyle = signal<WallStyle>({ thickness: WALL_DEFAULTS.thickness });
  readonly camera = signal<CameraMode>('orbit');
  /** What the tool expects next. */
  readonly hint = signal<{ readonly key: TextKey; readonly params?: TextParams } | null>(null);
  readonly refusal = signal<Refusal | null>(null);
  /** Plan point under the pointer, in metres. */
  readonly pointer = signal<Vec2 | null>(null);

  private stopListening: () => void = () => {};

  constructor() {
    this.listen();
  }

  get level(): DocumentStore {
    return this.store.value;
  }

  /** Replaces the level: a new one, or one that was opened. Selection and history start afresh. */
  openLevel(level: Level, source: LevelSource): void {
    this.store.value = newStore(level);
    this.source.value = source;
    this.selection.value = new Set();
    this.hidden.value = new Set();
    this.locked.value = new Set();
    const [first] = this.level.ofKind('storey');
    this.storey.value = first?.id ?? null;
    this.listen();
  }

  /** Runs a command as one step; selects what it says, or shows why it cannot be done. */
  run(call: CommandCall): RunResult {
    const result = this.level.run(call);
    this.refusal.value = result.ok ? null : result.reason;
    if (result.ok && result.select.length > 0) this.selection.value = new Set(result.select);
    return result;
  }

  private listen(): void {
    this.stopListening();
    this.revision.value += 1;
    this.stopListening = this.level.subscribe(() => {
      this.revision.value += 1;
    });
  }
}

const EMPTY_LEVEL: Level = { header: { name: 'Untitled', extra: {} }, records: [] };

const newStore = (level: Level): DocumentStore => new DocumentStore(level, randomIds(Math.random));
