import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../test/support/temporary-folder.ts';
import { readFailures } from './failures.ts';

const ROOT = join(import.meta.dirname, '..', '..');

async function reportOf(contents: object): Promise<string> {
  const file = join(await makeTemporaryFolder(), 'report.json');
  await writeFile(file, JSON.stringify(contents));
  return file;
}

const good = { fullName: 'walls are closed', status: 'passed', failureMessages: [] };
const bad = {
  fullName: 'walls look outward',
  status: 'failed',
  failureMessages: ['Property failed after 3 tests'],
};
const wallFile = join(ROOT, 'core', 'walls', 'wall.test.ts');

describe('the failures of a test run', () => {
  it('name the file, the test and what it said', async () => {
    const report = await reportOf({
      testResults: [{ name: wallFile, status: 'failed', message: '', assertionResults: [good, bad] }],
    });
    expect(await readFailures(report, ROOT)).toEqual([
      {
        file: 'core/walls/wall.test.ts',
        title: 'walls look outward',
        message: 'Property failed after 3 tests',
      },
    ]);
  });

  it('hold a file that could not be loaded', async () => {
    const report = await reportOf({
      testResults: [{ name: wallFile, status: 'failed', message: 'No such module', assertionResults: [] }],
    });
    expect(await readFailures(report, ROOT)).toMatchObject([
      { file: 'core/walls/wall.test.ts', message: 'No such module' },
    ]);
  });

  it('are none where all went well, and are not made up from something else', async () => {
    const report = await reportOf({
      testResults: [{ name: wallFile, status: 'passed', message: '', assertionResults: [good] }],
    });
    expect(await readFailures(report, ROOT)).toEqual([]);
    await expect(readFailures(await reportOf({}), ROOT)).rejects.toThrow('testResults');
  });
});
