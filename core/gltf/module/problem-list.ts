import type { TextKey, TextParams } from '../../text/text.ts';
import type { ModuleReason } from './module-error.ts';

/** More than anybody reads; what else is wrong is counted. */
const MOST_SHOWN = 20;

/** What is wrong with a file, gathered so that an artist sees all of it at once. */
export class ProblemList {
  private readonly shown: ModuleReason[] = [];
  private unshown = 0;

  add(code: TextKey, params: TextParams = {}): void {
    if (this.shown.length < MOST_SHOWN) this.shown.push({ code, params });
    else this.unshown += 1;
  }

  get isEmpty(): boolean {
    return this.shown.length === 0;
  }

  /** In the order they were found. */
  get reasons(): readonly ModuleReason[] {
    if (this.unshown === 0) return this.shown;
    return [...this.shown, { code: 'modules.more-problems', params: { count: this.unshown } }];
  }
}
