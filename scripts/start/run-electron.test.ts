import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { READY_LINE } from '../../electron/ready-line.ts';
import { makeTemporaryFolder } from '../../test/support/temporary-folder.ts';
import { runElectron } from './run-electron.ts';

/** Runs a program in the place of Electron. */
async function runInstead(body: string) {
  const folder = await makeTemporaryFolder();
  const executable = join(folder, 'electron');
  await writeFile(executable, `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  return runElectron(executable, folder, join(folder, 'levels'));
}

describe('Electron', () => {
  it('has run when its window was shown, however it ended', async () => {
    expect(await runInstead(`echo '${READY_LINE}'`)).toEqual({ kind: 'closed', status: 0 });
    expect(await runInstead(`echo '${READY_LINE}'; exit 3`)).toEqual({ kind: 'closed', status: 3 });
  });

  it('has not started when it ends in failure before its window shows', async () => {
    expect(await runInstead('echo "cannot open shared object" >&2; exit 127')).toEqual({
      kind: 'not-started',
    });
    expect(await runInstead('kill -TRAP $$')).toEqual({ kind: 'not-started' });
  });

  it('has handed over to one that runs when it ends well without a window', async () => {
    expect(await runInstead('exit 0')).toEqual({ kind: 'closed', status: 0 });
  });

  it('has not started when its file cannot be run', async () => {
    expect(await runElectron('/nowhere/electron', '/', '/')).toEqual({ kind: 'not-started' });
  });

  it('is given the program and the project', async () => {
    const folder = await makeTemporaryFolder();
    const executable = join(folder, 'electron');
    const check = `[ "$1" = "${folder}" ] && [ "$2" = "${folder}/levels" ] && [ $# = 2 ]`;
    await writeFile(executable, `#!/bin/sh\n${check} && echo '${READY_LINE}'\n`, { mode: 0o755 });
    expect(await runElectron(executable, folder, join(folder, 'levels'))).toMatchObject({ kind: 'closed' });
  });
});
