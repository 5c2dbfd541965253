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

/** Where no position of the history equals what was saved. */
const NOWHERE = -1;

/** The steps of a session, where it stands among them, and which of them was saved. */
export class History {
  private steps: HistoryStep[] = [];
  private done = 0;
  private saved = 0;

  /** All steps, undone ones at the end. */
  get all(): readonly HistoryStep[] {
    return this.steps;
  }

  /** How many steps are done. */
  get position(): number {
    return this.done;
  }

  /** False exactly when the level equals what was last saved (or opened). */
  get isDirty(): boolean {
    return this.done !== this.saved;
  }

  push(step: HistoryStep): void {
    if (this.saved > this.done) this.saved = NOWHERE;
    this.steps.length = this.done;
    this.steps.push(step);
    this.done += 1;
  }

  /** The step to undo, taken as undone; undefined when there is none. */
  back(): HistoryStep | undefined {
    if (this.done === 0) return undefined;
    this.done -= 1;
    return this.steps[this.done];
  }

  /** The step to redo, taken as done; undefined when there is none. */
  forward(): HistoryStep | undefined {
    const step = this.steps[this.done];
    if (step) this.done += 1;
    return step;
  }

  /** Says that the level as it was at this position is what stands on disk. */
  markSaved(position: number): void {
    this.saved = position;
  }

  /** Says that what stands on disk equals no position: a repaired level, a recovered one. */
  markUnsaved(): void {
    this.saved = NOWHERE;
  }
}
