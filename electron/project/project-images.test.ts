import { mkdir, readdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { MAX_IMAGE_BYTES } from '../../core/images/image-header.ts';
import { makeTemporaryFolder } from '../../test/support/temporary-folder.ts';
import { ProjectError } from './project-error.ts';
import { ProjectFiles } from './project-files.ts';

/** A picture of so many pixels in a row. */
const picture = (width: number): Uint8Array => Uint8Array.from(PNG.sync.write(new PNG({ width, height: 1 })));

async function openProject(images: Readonly<Record<string, Uint8Array | string>> = {}) {
  const around = await makeTemporaryFolder();
  const folder = join(around, 'project');
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const [name, bytes] of Object.entries(images)) await writeFile(join(folder, 'assets', name), bytes);
  return { around, folder, project: await ProjectFiles.open(folder) };
}

async function failureOf(work: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ProjectError) return error;
  throw error ?? new Error('nothing failed');
}

test('an image of the project is read, and its kind is told by its content', async () => {
  const { project } = await openProject({ 'named.jpg': picture(3) });
  expect(await project.readImage('assets/named.jpg')).toEqual({ bytes: picture(3), type: 'image/png' });
});

test('what leads out of the project is not read, by steps or by links', async () => {
  const { project, folder, around } = await openProject();
  await writeFile(join(around, 'secret.png'), picture(1));
  await symlink(join(around, 'secret.png'), join(folder, 'assets/link.png'));
  await symlink(around, join(folder, 'assets/folder'));
  for (const path of ['../secret.png', 'assets/link.png', 'assets/folder/secret.png', '/etc/hosts']) {
    expect((await failureOf(project.readImage(path))).code).toBe('project.outside');
  }
});

test.each([
  ['a missing file', 'assets/gone.png', 'project.file-missing'],
  ['a text', 'assets/text.png', 'project.not-an-image'],
  ['a folder', 'assets', 'project.is-folder'],
  ['a picture too wide to draw', 'assets/wide.png', 'project.image-too-wide'],
  ['a file beyond the limit', 'assets/large.png', 'project.file-over-limit'],
])('%s is refused by its name, with what to do', async (_what, path, code) => {
  const wide = picture(1);
  new DataView(wide.buffer).setUint32(16, 9000);
  const { project, folder } = await openProject({ 'text.png': 'hello', 'wide.png': wide, 'large.png': '' });
  await truncate(join(folder, 'assets/large.png'), MAX_IMAGE_BYTES + 1);
  const failure = await failureOf(project.readImage(path));
  expect(failure.code).toBe(code);
  expect(failure.message).toContain(`“${path}”`);
});

test('a chosen image is copied into assets under its name, with the extension of what it is', async () => {
  const { project, folder } = await openProject();
  expect(await project.addImage({ fileName: 'Käse 1.jpg', bytes: picture(2) })).toBe('assets/Käse 1.png');
  expect(new Uint8Array(await readFile(join(folder, 'assets/Käse 1.png')))).toEqual(picture(2));
});

test('the same image chosen again is the one that is there, and another of its name gets a number', async () => {
  const { project, folder } = await openProject({ 'a.png': picture(1) });
  expect(await project.addImage({ fileName: 'a.png', bytes: picture(1) })).toBe('assets/a.png');
  expect(await project.addImage({ fileName: 'a.png', bytes: picture(2) })).toBe('assets/a 2.png');
  expect(await project.addImage({ fileName: 'a.png', bytes: picture(2) })).toBe('assets/a 2.png');
  expect(await readdir(join(folder, 'assets'))).toEqual(['a 2.png', 'a.png']);
});

test.each(['../x.png', 'con.png', '.png', 'a\u0000.png'])('the name %j is not taken', async (fileName) => {
  const { project, around } = await openProject();
  const outcome = await project.addImage({ fileName, bytes: picture(1) }).catch((error: unknown) => error);
  // Only the last step of a path can be a name.
  if (typeof outcome === 'string') expect(outcome).toBe('assets/x.png');
  else expect(outcome).toBeInstanceOf(ProjectError);
  expect(await readdir(around)).toEqual(['project']);
});

test('no image is written through a link that leads out of the project', async () => {
  const around = await makeTemporaryFolder();
  await mkdir(join(around, 'elsewhere'));
  await mkdir(join(around, 'project'));
  await symlink(join(around, 'elsewhere'), join(around, 'project/assets'));
  const project = await ProjectFiles.open(join(around, 'project'));
  const failure = await failureOf(project.addImage({ fileName: 'a.png', bytes: picture(1) }));
  expect(failure.code).toBe('project.outside');
  expect(await readdir(join(around, 'elsewhere'))).toEqual([]);
});

test('the images of a project are listed by name, and nothing else of its assets', async () => {
  const { project } = await openProject({
    'b10.png': '',
    'b9.JPG': '',
    'c.webp': '',
    'd.glb': '',
    '.e.png': '',
  });
  expect(await project.listImages()).toEqual(['assets/b9.JPG', 'assets/b10.png', 'assets/c.webp']);
  const empty = await ProjectFiles.open(await makeTemporaryFolder());
  expect(await empty.listImages()).toEqual([]);
});

test('an image that came with the program is placed where the project has none of its name', async () => {
  const shipped = await openProject({ 'a.png': picture(1), 'b.png': picture(2) });
  const { project, folder } = await openProject({ 'a.png': picture(7) });
  for (const path of ['assets/a.png', 'assets/b.png']) await project.placeImage(path, shipped.folder);
  expect(new Uint8Array(await readFile(join(folder, 'assets/a.png')))).toEqual(picture(7));
  expect(new Uint8Array(await readFile(join(folder, 'assets/b.png')))).toEqual(picture(2));
});
