import { effect, signal } from '@preact/signals';
import { defenceLevels } from '../../../core/defence/defence-levels.ts';
import { computePathFacts, type PathFacts } from '../../../core/defence/path-facts.ts';
import { jsonEqual } from '../../../core/document/json-equal.ts';
import type { EditorSession } from '../editor-session.ts';

/** A seed that was tried, and what came of it with the parameters of then. */
export interface TriedSeed {
  readonly seed: number;
  readonly facts: PathFacts;
}

/** Seeds that are kept a level: more than anybody looks through. */
const MOST_SEEDS = 30;

/** The seeds that were tried on each level since the document was opened, in the order in which they were first tried. */
export class SeedHistory {
  readonly tried = signal<ReadonlyMap<string, readonly TriedSeed[]>>(new Map());
  private readonly session: EditorSession;

  constructor(session: EditorSession) {
    this.session = session;
  }

  /** The seeds of a level in the order in which they were tried first. */
  order(defence: string): readonly number[] {
    return (this.tried.value.get(defence) ?? []).map(({ seed }) => seed);
  }

  /** Writes down what the levels become, but for what is shown in the middle of a drag. Returns how to stop. */
  follow(): () => void {
    const stops = [
      effect(() => {
        this.session.store.value;
        this.tried.value = new Map();
      }),
      effect(() => {
        this.session.revision.value;
        this.note();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  private note(): void {
    const level = this.session.store.peek();
    if (level.inGesture) return;
    for (const { id, seed } of level.ofKind('defence')) {
      const result = level.derived(defenceLevels).find(id);
      if (result?.ok) this.add(id, { seed, facts: computePathFacts(result.level) });
    }
  }

  private add(id: string, entry: TriedSeed): void {
    const known = this.tried.peek().get(id) ?? [];
    const at = known.findIndex(({ seed }) => seed === entry.seed);
    if (at >= 0 && jsonEqual(known[at], entry)) return;
    const seeds = at >= 0 ? known.with(at, entry) : [...known, entry].slice(-MOST_SEEDS);
    this.tried.value = new Map([...this.tried.peek(), [id, seeds]]);
  }
}
