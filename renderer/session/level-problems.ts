import { effect, signal } from '@preact/signals';
import { findWallProblems, type WallProblem } from '../../core/walls/wall-problems.ts';
import type { EditorSession } from './editor-session.ts';

/** In milliseconds after the last change: the list is for reading, and looking through a large level takes longer. */
const DELAY = 250;

/** What is wrong or doubtful in the level, looked at again a moment after each change; never during a gesture. */
export class LevelProblems {
  readonly all = signal<readonly WallProblem[]>([]);
  private readonly session: EditorSession;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: EditorSession) {
    this.session = session;
  }

  /** Follows the session. Returns the way to stop. */
  follow(): () => void {
    const stop = effect(() => {
      this.session.revision.value;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.look(), DELAY);
    });
    return () => {
      stop();
      clearTimeout(this.timer);
    };
  }

  /** Looks at the level as it is now. */
  look(): void {
    if (!this.session.level.inGesture) this.all.value = findWallProblems(this.session.level);
  }

  /** Does every repair that is safe, each as a step. Returns what was repaired. */
  repairAll(): WallProblem[] {
    const done: WallProblem[] = [];
    // A repair can settle others or uncover new ones; no plan needs more rounds than it has problems.
    for (let rounds = findWallProblems(this.session.level).length; rounds > 0; rounds -= 1) {
      const next = findWallProblems(this.session.level).find(({ repair }) => repair !== null);
      if (!next?.repair) break;
      const result = this.session.level.run(next.repair);
      if (!result.ok || !result.changed) break;
      done.push(next);
    }
    this.look();
    return done;
  }
}
