import type { TextKey } from '../../text/text.ts';
import { MAX_PROBLEMS } from '../level-format.ts';
import type { Problem, Severity } from '../problem.ts';
import { WHOLE_FILE } from './place.ts';

/**
 * The problems found in one level. Errors stand before what can be repaired, because they decide; of each the first
 * ones are listed and the rest counted, so that a file of a million faults is answered too.
 */
export class ProblemList {
  private readonly listed: Record<Severity, Problem[]> = { error: [], repair: [], warning: [] };
  private found = 0;

  /** @param describe is asked only when the problem will be listed */
  add(severity: Severity, code: TextKey, describe: () => Omit<Problem, 'code' | 'severity'>): void {
    this.found += 1;
    const sameSeverity = this.listed[severity];
    if (sameSeverity.length < MAX_PROBLEMS) sameSeverity.push({ code, severity, ...describe() });
  }

  get hasErrors(): boolean {
    return this.listed.error.length > 0;
  }

  /** All problems, or the first of them and one that tells how many more there are. */
  toArray(): readonly Problem[] {
    const { error, repair, warning } = this.listed;
    const shown = [...error, ...repair, ...warning].slice(0, MAX_PROBLEMS);
    const count = this.found - shown.length;
    if (count === 0) return shown;
    const severity = this.hasErrors ? 'error' : 'repair';
    return [...shown, { code: 'document.more-problems', severity, ...WHOLE_FILE, params: { count } }];
  }
}
