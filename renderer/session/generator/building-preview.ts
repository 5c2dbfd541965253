import type { CommandCall, Refusal } from '../../../core/document/command.ts';
import type { DocumentStore, Gesture, RunResult } from '../../../core/document/document-store.ts';
import type { Delta } from '../../../core/document/history.ts';

/** How many records of a kind go. */
export type Losses = Readonly<Record<'wall' | 'opening' | 'room' | 'stair' | 'roof', number>>;

/** What is shown, and what it takes away of what was there. */
interface Shown {
  readonly ids: ReadonlySet<string>;
  readonly losses: Losses;
}

const NOTHING: Delta = { changes: [] };

/** A building that stands in the level and is not of it yet: one gesture of the store. */
export class BuildingPreview {
  private readonly store: DocumentStore;
  private readonly onTakenAway: () => void;
  private gesture: Gesture | null = null;

  /** @param onTakenAway called when something else ends the gesture, with the level as it was */
  constructor(store: DocumentStore, onTakenAway: () => void) {
    this.store = store;
    this.onTakenAway = onTakenAway;
  }

  /** Shows what the call would do, in place of what was shown. */
  show(
    call: CommandCall,
  ): { readonly ok: true; readonly shown: Shown } | { readonly ok: false; readonly reason: Refusal } {
    const gesture = this.open();
    gesture.clear();
    let delta = NOTHING;
    const stop = this.store.subscribe((change) => {
      delta = change;
    });
    const result = gesture.preview(call);
    stop();
    return result.ok ? { ok: true, shown: describe(delta) } : result;
  }

  /** Why the call would be refused; null if it would not. Shows nothing. */
  check(call: CommandCall): Refusal | null {
    return this.open().check(call);
  }

  /** Shows nothing, and goes on. */
  clear(): void {
    this.gesture?.clear();
  }

  /** Makes what is shown one step of the history. */
  commit(): RunResult | null {
    const { gesture } = this;
    this.gesture = null;
    return gesture?.commit() ?? null;
  }

  cancel(): void {
    const { gesture } = this;
    this.gesture = null;
    gesture?.cancel();
  }

  private open(): Gesture {
    this.gesture ??= this.store.begin(() => {
      this.gesture = null;
      this.onTakenAway();
    });
    return this.gesture;
  }
}

function describe({ changes }: Delta): Shown {
  const losses = { wall: 0, opening: 0, room: 0, stair: 0, roof: 0 };
  const ids = new Set<string>();
  for (const { id, before, after } of changes) {
    if (!before) ids.add(id);
    if (before && !after && isLoss(before.kind)) losses[before.kind] += 1;
  }
  return { ids, losses };
}

const isLoss = (kind: string): kind is keyof Losses =>
  kind === 'wall' || kind === 'opening' || kind === 'room' || kind === 'stair' || kind === 'roof';
