import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Attempt, attemptSave, NAME, NEW, OLD, type Scenario } from './save-attempt.ts';

/** More calls than any save makes: a loop over them that goes on longer is a fault of its own. */
const MOST_CALLS = 200;

const ERRORS = ['ENOSPC', 'EDQUOT', 'EIO', 'EACCES', 'EPERM', 'EBUSY', 'ENOTSUP', 'EROFS', 'EMFILE'];

const writeOld = (folder: string): Promise<void> => writeFile(join(folder, NAME), OLD);

/** As some network shares are: nothing can be renamed over, linked or synced. */
const poorShare = (call: string): string | undefined =>
  ['rename', 'link', 'sync'].includes(call) ? 'ENOTSUP' : undefined;

const SCENARIOS: readonly Scenario[] = [
  { title: 'over an old file', prepare: writeOld },
  { title: 'of a new file', prepare: async () => undefined, options: () => ({ mustBeNew: true }) },
  { title: 'of a file that was deleted meanwhile', prepare: async () => undefined },
  {
    title: 'that keeps the original',
    prepare: writeOld,
    options: (folder) => ({ keepOriginalAs: (n) => join(folder, `original-${n}`) }),
  },
  {
    title: 'through a symbolic link',
    prepare: async (folder) => {
      await writeFile(join(folder, 'real.level.json'), OLD);
      await symlink('real.level.json', join(folder, NAME));
    },
  },
  { title: 'on a share that cannot rename, link or sync', prepare: writeOld, always: poorShare },
  {
    title: 'of a new file on a share that cannot rename, link or sync',
    prepare: async () => undefined,
    options: () => ({ mustBeNew: true }),
    always: poorShare,
  },
];

function expectOldOrNew({ error, content, litter, calls }: Attempt, isNew: boolean): void {
  const last = calls.join(', ');
  if (error === null) expect(content?.equals(NEW), last).toBe(true);
  else {
    const isOld = isNew ? content === null : content?.equals(OLD) === true;
    expect(isOld || content?.equals(NEW), last).toBe(true);
    expect(error.message).toContain(NAME.slice(0, 4));
  }
  const unexplained = litter.filter(
    (name) => !error?.message.includes(name) && !name.startsWith('original-'),
  );
  expect(unexplained, last).toEqual([]);
}

describe.each(SCENARIOS)('a save $title', (scenario) => {
  const isNew = scenario.title.includes('of a');

  test('writes the new content when nothing fails', async () => {
    const attempt = await attemptSave(scenario);
    expect(attempt.error).toBeNull();
    expect(attempt.content?.equals(NEW)).toBe(true);
  });

  test.each(ERRORS)('leaves old or new, and no litter, when any one call fails with %s', async (errno) => {
    let faults = 0;
    for (let failing = 1; failing <= MOST_CALLS; failing += 1) {
      const fault = (_call: string, count: number): string | undefined =>
        count === failing ? errno : undefined;
      const attempt = await attemptSave(scenario, { fault });
      expectOldOrNew(attempt, isNew);
      if (attempt.calls.length < failing) break;
      faults += 1;
    }
    expect(faults).toBeGreaterThan(10);
    expect(faults).toBeLessThan(MOST_CALLS);
  });

  test('leaves old or new when every call from one on fails with EIO', async () => {
    for (let failing = 1; failing <= MOST_CALLS; failing += 1) {
      const fault = (_call: string, count: number): string | undefined =>
        count >= failing ? 'EIO' : undefined;
      const { error, content, calls } = await attemptSave(scenario, { fault });
      if (calls.length < failing) return;
      // Writing over the file itself cannot be undone on a disk that has died: then the words say where the old one is.
      if (error?.code === 'project.half-replaced') continue;
      const isOld = isNew ? content === null : content?.equals(OLD) === true;
      expect(isOld || content?.equals(NEW), calls.join(', ')).toBe(true);
    }
  });

  test('writes the whole of the new content in short writes', async () => {
    const attempt = await attemptSave(scenario, { mostBytes: 65_537 });
    expect(attempt.error).toBeNull();
    expect(attempt.content?.equals(NEW)).toBe(true);
  });

  test('leaves the old content when the disk takes no more bytes without saying so', async () => {
    const attempt = await attemptSave(scenario, { mostBytes: 0 });
    expect(attempt.error?.code).toBe('project.disk-full');
    expect(attempt.content?.equals(OLD) ?? isNew).toBe(true);
  });
});
