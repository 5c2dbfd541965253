import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTempWriter } from '../../electron/project/temp-name.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { buildChild, type Child } from './child.ts';
import { canTrace, reportNotRun } from './rights.ts';

reportNotRun(canTrace, 'kills at every system call of a save', 'strace');

const NEW_BYTES = 2_500_000;
const NEW = Buffer.alloc(NEW_BYTES, 'n');
const OLD = Buffer.from('the old content');
/** More calls of one kind than a save makes. */
const MOST_CALLS = 80;

let child: Child;

beforeAll(async () => {
  child = await buildChild('save-once.ts');
});

afterAll(() => child.remove());

/** One save under the tracer. File work is done by one thread, because the tracer counts calls thread by thread. */
function saveTraced(file: string, options: readonly string[]): { wasKilled: boolean; trace: string } {
  const save = [process.execPath, child.program, file, String(NEW_BYTES), 'n'];
  const { status, signal, stderr } = spawnSync('strace', ['-f', ...options, '--', ...save], {
    encoding: 'utf8',
    env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
  });
  return { wasKilled: signal === 'SIGKILL' || status === 137, trace: stderr };
}

describe.skipIf(!canTrace)('a save', () => {
  test('brings the new file onto the disk before it takes the old one’s place, and the folder after', async () => {
    const folder = await makeTemporaryFolder();
    const { trace } = saveTraced(join(folder, 'tower.level.json'), ['-e', 'trace=fsync,rename,link,unlink']);
    const calls = [...trace.matchAll(/\b(fsync|rename|link|unlink)\((.*)\) += 0/g)].map(([, call]) => call);
    expect(calls).toEqual(['fsync', 'rename', 'fsync']);
  });

  test.each(['write', 'fsync', 'fchmod', 'rename', 'unlink'])(
    'that is killed at any one call of %s leaves the old content or the new',
    async (call) => {
      const folder = await makeTemporaryFolder();
      const file = join(folder, 'tower.level.json');
      let kills = 0;
      for (let when = 1; when <= MOST_CALLS; when += 1) {
        await writeFile(file, OLD);
        const inject = `inject=${call}:signal=KILL:when=${when}`;
        const { wasKilled } = saveTraced(file, ['-e', `trace=${call}`, '-e', inject]);
        const content = await readFile(file);
        expect(content.equals(OLD) || content.equals(NEW), `${call} ${when}`).toBe(true);
        if (!wasKilled) break;
        kills += 1;
      }
      expect(kills).toBeGreaterThan(0);
      const left = (await readdir(folder)).filter((name) => name !== 'tower.level.json');
      expect(left.filter((name) => findTempWriter(name) === undefined)).toEqual([]);
    },
  );
});
