import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCounts, formatCounts, readCounts } from './counts.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levelwright-counts-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function reportOf(contents: object): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(contents));
  return file;
}

describe('the counts of a test run', () => {
  it('come from vitest’s report', async () => {
    const file = await reportOf({
      numTotalTests: 10,
      numPassedTests: 4,
      numFailedTests: 3,
      numPendingTests: 2,
      numTodoTests: 1,
    });
    expect(await readCounts(file, false)).toEqual({ passed: 4, failed: 3, skipped: 3 });
  });

  it('hold a failure when the run ended badly though no test failed', async () => {
    const file = await reportOf({
      numPassedTests: 4,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
    });
    expect(await readCounts(file, false)).toMatchObject({ passed: 4, failed: 1 });
    expect(await readCounts(file, true)).toMatchObject({ passed: 4, failed: 0 });
  });

  it('are not made up from something else', async () => {
    await expect(readCounts(await reportOf({}), true)).rejects.toThrow('not a report');
    await expect(readCounts(join(folder, 'none.json'), true)).rejects.toThrow('ENOENT');
  });

  it('add up to one line', () => {
    const sum = addCounts([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 20, failed: 3, skipped: 0 },
    ]);
    expect(formatCounts(sum)).toBe('21 passed, 3 failed');
    expect(formatCounts({ ...sum, skipped: 2 })).toBe('21 passed, 3 failed, 2 skipped');
  });
});
