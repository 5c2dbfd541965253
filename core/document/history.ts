import type { TextKey } from '../text/text.ts';
import type { LevelHeader, RecordChange } from './level.ts';

/** The difference that one step makes to a level. */
export interface Delta {
  readonly changes: readonly RecordChange[];
  readonly header?: { readonly before: LevelHeader; readonly after: LevelHeader };
}

/** One named step. */
export interface HistoryStep {
  readonly command: string;
  readonly label: TextKey;
  readonly delta: Delta;
}

/** The same difference, the other way. */
export function invert({ changes, header }: Delta): Delta {
  return {
    changes: changes.map(({ id, before, after }) => ({ id, before: after, after: before })).reverse(),
    ...(header && { header: { before: header.after, after: header.before } }),
  };
}

/**
 * Names one state of a level in a session: equal exactly while no step lies between. A position of the history
 * cannot name a state, because after an undo and a new edit another state stands at the same position.
 */
export type Revision = number & { readonly brand: unique symbol };

const OPENED = 0 as Revision;

interface Entry {
  readonly step: HistoryStep;
  /** The state the step led to. */
  readonly revision: Revision;
}

/** The steps of a session, where it stands among them, and which state of the level was saved. */
export class History {
  private readonly entries: Entry[] = [];
  private done = 0;
  private pushed = 0;
  private saved: Revision | null = OPENED;

  /** All steps, undone ones at the end. */
  get all(): readonly HistoryStep[] {
    return this.entries.map(({ step }) => step);
  }

  /** How many steps are done. */
  get position(): number {
    return this.done;
  }

  /** The state the level is in. */
  get revision(): Revision {
    return this.entries[this.done - 1]?.revision ?? OPENED;
  }

  /** False exactly when the level is in the state that was last saved (or opened). */
  get isDirty(): boolean {
    return this.revision !== this.saved;
  }

  /** Adds a step as done; steps that were undone are gone for good. */
  push(step: HistoryStep): void {
    this.entries.length = this.done;
    this.pushed += 1;
    this.entries.push({ step, revision: this.pushed as Revision });
    this.done += 1;
  }

  /** The step to undo, taken as undone; undefined when there is none. */
  back(): HistoryStep | undefined {
    if (this.done === 0) return undefined;
    this.done -= 1;
    return this.entries[this.done]?.step;
  }

  /** The step to redo, taken as done; undefined when there is none. */
  forward(): HistoryStep | undefined {
    const entry = this.entries[this.done];
    if (entry) this.done += 1;
    return entry?.step;
  }

  /** Says which state stands on disk; null for none: a repaired level, a recovered one. */
  markSaved(revision: Revision | null): void {
    this.saved = revision;
  }
}
