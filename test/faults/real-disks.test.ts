import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { buildChild, type Child, type ChildOutcome, runSave } from './child.ts';
import { canChangeUser, canMountImages, mountNamespace, reportNotRun } from './rights.ts';

reportNotRun(
  mountNamespace !== undefined,
  'saves on full, read-only and mounted disks',
  'the right to mount',
);
reportNotRun(canMountImages, 'a save on a full disk of blocks', 'mkfs.ext4 and loop devices');
reportNotRun(canChangeUser, 'saves without rights', 'root and setpriv');

let once: Child;
let session: Child;

beforeAll(async () => {
  once = await buildChild('save-once.ts');
  session = await buildChild('full-disk-session.ts');
});

afterAll(() => Promise.all([once.remove(), session.remove()]));

interface MountedSave extends ChildOutcome {
  /** What the file holds afterwards: its size and first letter. */
  readonly content: string;
  readonly names: readonly string[];
}

/**
 * Saves 6 MB of the letter n over 3 MB of the letter o on a disk that `mount` made at "$1/disk", from within the
 * namespace in which only it is seen.
 */
function saveOn(folder: string, mount: string): MountedSave {
  const script = `set -e
    mkdir "$1/disk"
    ${mount}
    "$2" "$3" "$1/disk/tower.level.json" 6000000 n
    printf '%s %s\\n' "$(stat -c %s "$1/disk/tower.level.json")" "$(head -c 1 "$1/disk/tower.level.json")"
    ls -A "$1/disk"`;
  const args = [...(mountNamespace ?? []), 'sh', '-c', script, 'sh', folder, process.execPath, once.program];
  const { stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8' });
  const [outcome, content, ...names] = stdout.trim().split('\n');
  if (!outcome?.startsWith('{')) throw new Error(`${stdout}${stderr}`);
  return { ...(JSON.parse(outcome) as ChildOutcome), content: content ?? '', names };
}

const OLD_FILE = `head -c 3000000 /dev/zero | tr '\\0' o > "$1/disk/tower.level.json"`;

describe.skipIf(mountNamespace === undefined)('on a real disk', () => {
  test('that is too full for the new file, the old one stays whole', async () => {
    const outcome = saveOn(
      await makeTemporaryFolder(),
      `mount -t tmpfs -o size=8m none "$1/disk"; ${OLD_FILE}`,
    );
    expect(outcome).toMatchObject({
      code: 'project.disk-full',
      content: '3000000 o',
      names: ['tower.level.json'],
    });
  });

  test.skipIf(!canMountImages)(
    'with a file system of blocks that is too full, the old one stays whole',
    async () => {
      const outcome = saveOn(
        await makeTemporaryFolder(),
        `truncate -s 8M "$1/image" && mkfs.ext4 -q "$1/image" && mount -o loop "$1/image" "$1/disk" && rmdir "$1/disk/lost+found"; ${OLD_FILE}`,
      );
      expect(outcome).toMatchObject({
        code: 'project.disk-full',
        content: '3000000 o',
        names: ['tower.level.json'],
      });
    },
  );

  test('that is read-only, the save says so', async () => {
    const outcome = saveOn(
      await makeTemporaryFolder(),
      `mount -t tmpfs none "$1/disk"; ${OLD_FILE}; mount -o remount,bind,ro "$1/disk"`,
    );
    expect(outcome).toMatchObject({
      code: 'project.read-only-disk',
      content: '3000000 o',
      names: ['tower.level.json'],
    });
  });

  test('where the system holds the file, the work lies beside it and the save says where', async () => {
    const outcome = saveOn(
      await makeTemporaryFolder(),
      `${OLD_FILE}; cp "$1/disk/tower.level.json" "$1/held"; mount --bind "$1/held" "$1/disk/tower.level.json"`,
    );
    expect(outcome).toMatchObject({
      code: 'project.held',
      content: '3000000 o',
      names: ['tower.level.json', 'tower.unsaved-1.level.json'],
    });
    expect(outcome.message).toContain('tower.unsaved-1.level.json');
  });

  test('a whole session on a full disk loses nothing, and saves once there is room', async () => {
    const folder = await makeTemporaryFolder();
    const script = `mount -t tmpfs -o size=256k none "$1" && "$2" "$3" "$1"`;
    const args = [
      ...(mountNamespace ?? []),
      'sh',
      '-c',
      script,
      'sh',
      folder,
      process.execPath,
      session.program,
    ];
    const { stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      save: 'project.disk-full',
      saveAs: 'project.disk-full',
      export: 'project.disk-full',
      settings: 'project.disk-full',
      isOldIntact: true,
      areSettingsIntact: true,
      files: ['ballast', 'settings.json', 'tower.level.json'],
      again: 'saved',
      isNew: true,
    });
  });
});

describe.skipIf(!canChangeUser)('without rights', () => {
  const saveAsNobody = (file: string): ChildOutcome =>
    runSave('setpriv', [
      '--reuid=65534',
      '--regid=65534',
      '--clear-groups',
      process.execPath,
      once.program,
      file,
      '9',
      'n',
    ]);

  test('in a folder of others nothing is written, and the save says why', async () => {
    const folder = await makeTemporaryFolder();
    await chmod(folder, 0o755);
    expect(saveAsNobody(join(folder, 'tower.level.json')).code).toBe('project.no-right-to-write');
    expect(await readdir(folder)).toEqual([]);
  });

  test('a file of others is not replaced, though the folder would allow it', async () => {
    const folder = await makeTemporaryFolder();
    await mkdir(join(folder, 'open'));
    await chmod(folder, 0o755);
    await chmod(join(folder, 'open'), 0o777);
    await writeFile(join(folder, 'open', 'tower.level.json'), 'old', { mode: 0o644 });
    expect(saveAsNobody(join(folder, 'open', 'tower.level.json')).code).toBe('project.no-right-to-write');
    expect(await readFile(join(folder, 'open', 'tower.level.json'), 'utf8')).toBe('old');
  });
});
