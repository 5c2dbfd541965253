import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { z } from 'zod';

/** A test that failed, or a file that could not be run. */
export interface Failure {
  /** Path from the root, with slashes. */
  readonly file: string;
  readonly title: string;
  readonly message: string;
}

const REPORT = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** What failed in a run of vitest, from the JSON report it wrote. Throws where that is none. */
export async function readFailures(reportFile: string, root: string): Promise<Failure[]> {
  const report = REPORT.parse(JSON.parse(await readFile(reportFile, 'utf8')));
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).replaceAll(sep, '/');
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ file, title: 'the file itself', message }];
    return failed.map(({ fullName, failureMessages }) => {
      return { file, title: fullName, message: failureMessages?.join('\n') ?? '' };
    });
  });
}
