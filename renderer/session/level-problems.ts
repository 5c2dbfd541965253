import { effect, signal } from '@preact/signals';
import { call } from '../../core/document/command.ts';
import type { Problem } from '../../core/document/problem.ts';
import { findImageProblems } from '../../core/inspect/image-problems.ts';
import { findModuleFileProblems } from '../../core/inspect/module-file-problems.ts';
import { findRingProblems } from '../../core/polar/ring-problems.ts';
import { repairLevel } from '../../core/walls/commands/repair-level.ts';
import type { WallProblem } from '../../core/walls/wall-problem.ts';
import { findWallProblems } from '../../core/walls/wall-problems.ts';
import type { EditorSession } from './editor-session.ts';
import type { LevelImages } from './level-images.ts';
import type { LevelModules } from './level-modules.ts';

/** In milliseconds after the last change: the list is for reading, and looking through a large level takes longer. */
const DELAY = 250;

/** What is wrong or doubtful in the level, looked at again a moment after each change; never during a gesture. */
export class LevelProblems {
  readonly all = signal<readonly WallProblem[]>([]);
  private readonly session: EditorSession;
  private readonly images: LevelImages;
  private readonly modules: LevelModules;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: EditorSession, images: LevelImages, modules: LevelModules) {
    this.session = session;
    this.images = images;
    this.modules = modules;
  }

  /** Follows the session. Returns the way to stop. */
  follow(): () => void {
    const stop = effect(() => {
      this.session.revision.value;
      this.images.revision.value;
      this.modules.revision.value;
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
    const { level } = this.session;
    if (level.inGesture || level.inTrial) return;
    const others = [...findRingProblems(level), ...this.findFileProblems()];
    this.all.value = [
      ...findWallProblems(level),
      ...others.map((problem) => ({ problem, walls: [], repair: null })),
    ];
  }

  /** Does every repair that nothing is in the way of, as one step. Returns what is mended. */
  repairAll(): WallProblem[] {
    const { level } = this.session;
    const before = findWallProblems(level);
    level.run(call(repairLevel, {}));
    const left = new Set(findWallProblems(level).map(keyOf));
    const done = before.filter((problem) => problem.repair && !left.has(keyOf(problem)));
    this.look();
    return done;
  }

  private findFileProblems(): readonly Problem[] {
    const { level } = this.session;
    return [
      ...findImageProblems(level, (path) => this.images.findFault(path)),
      ...findModuleFileProblems(level, (path) => this.modules.findFault(path)),
    ];
  }
}

const keyOf = ({ problem, walls }: WallProblem): string =>
  `${problem.code} ${problem.record} ${walls.join()}`;
