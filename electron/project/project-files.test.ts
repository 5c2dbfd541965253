import { execFileSync } from 'node:child_process';
import {
  chmod,
  mkdir,
  readdir,
  readFile,
  stat,
  symlink,
  truncate,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowText } from '../../test/support/sample-level.ts';
import { makeTemporaryFolder } from '../../test/support/temporary-folder.ts';
import { ProjectError } from './project-error.ts';
import { ProjectFiles } from './project-files.ts';

const PLAIN = { overwrite: false, keepOriginal: false } as const;

interface OpenProject {
  readonly folder: string;
  readonly project: ProjectFiles;
  /** Whole path of a file of the project. */
  readonly at: (name: string) => string;
  readonly idOf: (name: string) => Promise<string>;
}

async function openProject(contents: Record<string, string | Uint8Array>): Promise<OpenProject> {
  const folder = await makeTemporaryFolder();
  const at = (name: string): string => join(folder, name);
  for (const [name, content] of Object.entries(contents)) await writeFile(at(name), content);
  const project = await ProjectFiles.open(folder);
  const idOf = async (name: string): Promise<string> => (await project.findLevel(name))?.id ?? 'none';
  return { folder, project, at, idOf };
}

/** A project with the level tower.level.json of two walls, opened. */
async function openTower(): Promise<OpenProject & { id: string }> {
  const opened = await openProject({ 'tower.level.json': rowText(2) });
  const id = await opened.idOf('tower.level.json');
  await opened.project.openLevel({ id });
  return { ...opened, id };
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => {
      if (error instanceof ProjectError) return error.code;
      throw error;
    },
  );

test('a project lists its levels by name, numbers by value, and nothing else', async () => {
  const { project, folder } = await openProject({
    'level 10.level.json': '',
    'level 9.level.json': '',
    'Überblick # 100% %41 🏰.level.json': 'x',
    '.hidden.level.json': '',
    'scene.glb': '',
  });
  await mkdir(join(folder, 'folder.level.json'));
  const { levels } = await project.list();
  expect(levels.map(({ fileName }) => fileName)).toEqual([
    'level 9.level.json',
    'level 10.level.json',
    'Überblick # 100% %41 🏰.level.json',
  ]);
  expect(levels[2]?.size).toBe(1);
  expect(JSON.stringify(levels)).not.toContain(folder);
});

test('a level keeps its id from list to list, and ids of another project mean nothing', async () => {
  const one = await openProject({ 'a.level.json': rowText(1) });
  const other = await openProject({ 'a.level.json': rowText(1) });
  const id = await one.idOf('a.level.json');
  expect((await one.project.list()).levels[0]?.id).toBe(id);
  expect(await codeOf(other.project.openLevel({ id }))).toBe('project.no-such-level');
});

test('a folder that is a file, or is not there, is no project', async () => {
  const { at } = await openProject({ 'a.level.json': '' });
  expect(await codeOf(ProjectFiles.open(at('a.level.json')))).toBe('project.not-a-folder');
  expect(await codeOf(ProjectFiles.open(at('none')))).toBe('project.file-missing');
});

test('opening and saving an unchanged level leaves the same bytes', async () => {
  const { project, at, id } = await openTower();
  const opened = await project.openLevel({ id });
  expect(opened).toMatchObject({ status: 'opened', text: rowText(2), problems: [], isWritable: true });
  expect(await project.saveLevel({ id, text: rowText(2), ...PLAIN })).toMatchObject({ status: 'saved' });
  expect(await readFile(at('tower.level.json'), 'utf8')).toBe(rowText(2));
});

test('a byte-order mark and CRLF are read; the save that follows is no conflict', async () => {
  const { project, at, idOf } = await openProject({
    'a.level.json': `\uFEFF${rowText(2).replaceAll('\n', '\r\n')}`,
  });
  const id = await idOf('a.level.json');
  expect(await project.openLevel({ id })).toMatchObject({ status: 'opened', text: rowText(2) });
  expect(await project.saveLevel({ id, text: rowText(3), ...PLAIN })).toMatchObject({ status: 'saved' });
  expect(await readFile(at('a.level.json'), 'utf8')).toBe(rowText(3));
});

test.each([
  ['is cut in half', rowText(50).slice(0, 2000)],
  ['is empty', ''],
  ['is {}', '{}'],
  ['is []', '[]'],
  ['is null', 'null'],
  ['is of another tool', '{"name":"x","version":"1.0.0","dependencies":{}}'],
  ['holds 1e999', rowText(2).replace('2.7', '1e999')],
  ['is of a newer version', rowText(2).replace('"version": 1', '"version": 2')],
  ['is UTF-16', Buffer.from(rowText(1), 'utf16le')],
  ['is zeros', new Uint8Array(4096)],
])(
  'a file that %s is told with its problems, stays as it is and is not saved over',
  async (_title, content) => {
    const { project, at, idOf } = await openProject({ 'a.level.json': content });
    const id = await idOf('a.level.json');
    const outcome = await project.openLevel({ id });
    expect(outcome.status).toBe('unreadable');
    expect(outcome.status === 'unreadable' && outcome.problems.length).toBeGreaterThan(0);
    expect(await project.saveLevel({ id, text: rowText(1), ...PLAIN })).toMatchObject({
      status: 'changed-on-disk',
    });
    expect((await readFile(at('a.level.json'))).equals(Buffer.from(content))).toBe(true);
  },
);

test('a level beyond the size limit is refused at once, without being read', async () => {
  const { project, at, idOf } = await openProject({ 'huge.level.json': '' });
  const GIBIBYTES_8 = 8 * 1024 ** 3;
  await truncate(at('huge.level.json'), GIBIBYTES_8);
  expect(await codeOf(project.openLevel({ id: await idOf('huge.level.json') }))).toBe(
    'project.file-over-limit',
  );
});

test('a pipe or folder in the place of a level is refused and nothing waits for it', async () => {
  const { project, at, idOf } = await openProject({ 'a.level.json': rowText(1), 'b.level.json': rowText(1) });
  const [a, b] = [await idOf('a.level.json'), await idOf('b.level.json')];
  await unlink(at('a.level.json'));
  await unlink(at('b.level.json'));
  execFileSync('mkfifo', [at('a.level.json')]);
  await mkdir(at('b.level.json'));
  expect(await codeOf(project.openLevel({ id: a }))).toBe('project.not-a-file');
  expect(await codeOf(project.openLevel({ id: b }))).toBe('project.is-folder');
  expect(
    await codeOf(project.saveLevel({ id: a, text: rowText(1), overwrite: true, keepOriginal: false })),
  ).toBe('project.not-a-file');
});

test('a level that would not read back is not written', async () => {
  const { project, at, id } = await openTower();
  const faulty = rowText(2).replace('"thickness":0.2', '"thickness":null');
  expect(await codeOf(project.saveLevel({ id, text: faulty, ...PLAIN }))).toBe('project.level-not-valid');
  expect(await readFile(at('tower.level.json'), 'utf8')).toBe(rowText(2));
});

test('a file that another program changed is not overwritten unless the user says so', async () => {
  const { project, at, id } = await openTower();
  // Same size, and within the same tick of the clock.
  const theirs = rowText(2).replace('"name": "Row"', '"name": "Raw"');
  await writeFile(at('tower.level.json'), theirs);
  expect(await project.checkLevel({ id })).toEqual({ status: 'changed' });
  const outcome = await project.saveLevel({ id, text: rowText(3), ...PLAIN });
  expect(outcome).toMatchObject({ status: 'changed-on-disk', modified: expect.any(Number) });
  expect(await readFile(at('tower.level.json'), 'utf8')).toBe(theirs);
  await project.saveLevel({ id, text: rowText(3), overwrite: true, keepOriginal: false });
  expect(await readFile(at('tower.level.json'), 'utf8')).toBe(rowText(3));
  expect(await project.checkLevel({ id })).toEqual({ status: 'same' });
});

test('a file that was only touched is not changed', async () => {
  const { project, at, id } = await openTower();
  await unlink(at('tower.level.json'));
  await writeFile(at('tower.level.json'), rowText(2));
  expect(await project.checkLevel({ id })).toEqual({ status: 'same' });
});

test('a file that was deleted is not written again unless the user says so', async () => {
  const { project, at, id, folder } = await openTower();
  await unlink(at('tower.level.json'));
  expect(await project.checkLevel({ id })).toEqual({ status: 'missing' });
  const outcome = await project.saveLevel({ id, text: rowText(3), ...PLAIN });
  expect(outcome).toEqual({ status: 'changed-on-disk', modified: null });
  expect(await readdir(folder)).toEqual([]);
  await project.saveLevel({ id, text: rowText(3), overwrite: true, keepOriginal: false });
  expect(await readFile(at('tower.level.json'), 'utf8')).toBe(rowText(3));
});

test('after a repair the original is kept beside the level, under a name of its own each time', async () => {
  const { project, at, id, folder } = await openTower();
  for (const walls of [3, 4]) {
    await project.saveLevel({ id, text: rowText(walls), overwrite: false, keepOriginal: true });
  }
  expect((await readdir(folder)).sort()).toEqual([
    'tower.before-repair-1.level.json',
    'tower.before-repair-2.level.json',
    'tower.level.json',
  ]);
  expect(await readFile(at('tower.before-repair-1.level.json'), 'utf8')).toBe(rowText(2));
  expect(await readFile(at('tower.before-repair-2.level.json'), 'utf8')).toBe(rowText(3));
});

test('saving under a new name makes a level of the project; a taken name is not overwritten unasked', async () => {
  const { project, at, id } = await openTower();
  const text = rowText(5);
  const outcome = await project.saveLevelAs({ fileName: 'Zweite Ebene', text, overwrite: false });
  expect(outcome).toMatchObject({ status: 'saved', level: { fileName: 'Zweite Ebene.level.json' } });
  expect(await project.saveLevelAs({ fileName: 'tower', text, overwrite: false })).toEqual({
    status: 'exists',
  });
  expect(await readFile(at('tower.level.json'), 'utf8')).toBe(rowText(2));
  const replaced = await project.saveLevelAs({ fileName: 'tower', text, overwrite: true });
  expect(replaced).toMatchObject({ status: 'saved', level: { id } });
  expect(await project.saveLevel({ id, text: rowText(6), ...PLAIN })).toMatchObject({ status: 'saved' });
});

test('a name of 250 characters and a folder of 250 work: open, save, keep the original', async () => {
  const folder = join(await makeTemporaryFolder(), 'd'.repeat(250));
  await mkdir(folder);
  const name = `${'n'.repeat(239)}.level.json`;
  await writeFile(join(folder, name), rowText(1));
  const project = await ProjectFiles.open(folder);
  const id = (await project.findLevel(name))?.id ?? 'none';
  await project.openLevel({ id });
  const saved = await project.saveLevel({ id, text: rowText(2), overwrite: false, keepOriginal: true });
  expect(saved).toMatchObject({ status: 'saved', level: { fileName: name } });
  expect(await readFile(join(folder, name), 'utf8')).toBe(rowText(2));
  expect((await readdir(folder)).length).toBe(2);
});

test('a link inside the project is followed; one that leads out is neither read nor written', async () => {
  const outer = await makeTemporaryFolder();
  const folder = join(outer, 'project');
  await mkdir(join(folder, 'shared'), { recursive: true });
  await writeFile(join(folder, 'shared', 'real.json'), rowText(1));
  await writeFile(join(outer, 'secret.level.json'), rowText(1));
  await symlink('shared/real.json', join(folder, 'in.level.json'));
  await symlink('../secret.level.json', join(folder, 'out.level.json'));
  const project = await ProjectFiles.open(folder);
  const [within, outside] = (await project.list()).levels.map(({ id }) => id);
  await project.openLevel({ id: within ?? '' });
  await project.saveLevel({ id: within ?? '', text: rowText(2), ...PLAIN });
  expect(await readFile(join(folder, 'shared', 'real.json'), 'utf8')).toBe(rowText(2));
  expect(await codeOf(project.openLevel({ id: outside ?? '' }))).toBe('project.outside');
  const overwrite = { overwrite: true, keepOriginal: false };
  expect(await codeOf(project.saveLevel({ id: outside ?? '', text: rowText(2), ...overwrite }))).toBe(
    'project.outside',
  );
  expect(await readFile(join(outer, 'secret.level.json'), 'utf8')).toBe(rowText(1));
});

test('a write-protected level is opened as such and not replaced, by whoever', async () => {
  const { project, at, id } = await openTower();
  await chmod(at('tower.level.json'), 0o444);
  expect(await project.openLevel({ id })).toMatchObject({ status: 'opened', isWritable: false });
  expect(await codeOf(project.saveLevel({ id, text: rowText(3), ...PLAIN }))).toBe('project.read-only-file');
  expect(await readFile(at('tower.level.json'), 'utf8')).toBe(rowText(2));
});

test('a save keeps the mode of the file', async () => {
  const { project, at, id } = await openTower();
  await chmod(at('tower.level.json'), 0o640);
  await project.saveLevel({ id, text: rowText(3), ...PLAIN });
  expect((await stat(at('tower.level.json'))).mode & 0o777).toBe(0o640);
});

test('the last ten versions of a level are kept outside the project, and named where it cannot be read', async () => {
  const folder = await makeTemporaryFolder();
  const backupStore = join(await makeTemporaryFolder(), 'backups');
  await writeFile(join(folder, 'a.level.json'), rowText(1));
  const project = await ProjectFiles.open(folder, { backupStore });
  const id = (await project.findLevel('a.level.json'))?.id ?? '';
  await project.openLevel({ id });
  for (let walls = 2; walls <= 14; walls += 1)
    await project.saveLevel({ id, text: rowText(walls), ...PLAIN });
  const [store] = await readdir(backupStore);
  const kept = await readdir(join(backupStore, store ?? ''));
  const numbers = Array.from({ length: 10 }, (_, index) => index + 4);
  expect(kept.sort()).toEqual(numbers.map((n) => `a.save-${n}.level.json`).sort());
  expect(await readFile(join(backupStore, store ?? '', 'a.save-13.level.json'), 'utf8')).toBe(rowText(13));
  await writeFile(join(folder, 'a.level.json'), '{');
  const outcome = await project.openLevel({ id });
  expect(outcome.status === 'unreadable' && outcome.problems.at(-1)?.code).toBe('project.earlier-versions');
});

test('an export is written whole, and over another only when the user says so', async () => {
  const { project, at } = await openProject({});
  const save = (bytes: string, overwrite: boolean) =>
    project.saveExport({ fileName: 'scene.glb', bytes: Buffer.from(bytes), overwrite });
  expect(await save('one', false)).toEqual({ status: 'saved', fileName: 'scene.glb', size: 3 });
  expect(await save('second', false)).toEqual({ status: 'exists' });
  expect(await readFile(at('scene.glb'), 'utf8')).toBe('one');
  expect(await save('second', true)).toEqual({ status: 'saved', fileName: 'scene.glb', size: 6 });
  expect(
    await codeOf(project.saveExport({ fileName: '../x.glb', bytes: new Uint8Array(), overwrite: true })),
  ).toBe('project.name-character');
});
