import { readFile } from 'node:fs/promises';

/** How many tests or checks went how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const FAILED_ONCE: Counts = { passed: 0, failed: 1, skipped: 0 };

export const addCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
});

/** The last line of a test run; skipped ones are told only when there are some. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const FIELDS = {
  passed: ['numPassedTests'],
  failed: ['numFailedTests'],
  skipped: ['numPendingTests', 'numTodoTests'],
} as const;

/**
 * The counts of a run of vitest, from the report it wrote. A run that ended badly counts as at least one failure: a
 * file that cannot be loaded has no tests that could fail.
 */
export async function readCounts(reportFile: string, isStatusGood: boolean): Promise<Counts> {
  const report: unknown = JSON.parse(await readFile(reportFile, 'utf8'));
  const sum = (names: readonly string[]): number =>
    names.reduce((total, name) => total + Number(Reflect.get(Object(report), name)), 0);
  const counts = { passed: sum(FIELDS.passed), failed: sum(FIELDS.failed), skipped: sum(FIELDS.skipped) };
  if (Object.values(counts).some(Number.isNaN)) throw new Error(`${reportFile} is not a report of vitest.`);
  return isStatusGood || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
