import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../test/support/temporary-folder.ts';
import { nodeFiles } from './file-port.ts';
import { ProjectError } from './project-error.ts';
import { resolveInside } from './safe-path.ts';

/** A project beside a secret, with links of every kind. */
async function makeProject(): Promise<string> {
  const outer = await makeTemporaryFolder();
  const root = join(outer, 'project');
  await mkdir(join(root, 'assets', '%2e%2e'), { recursive: true });
  await mkdir(join(outer, 'project-of-others'));
  await writeFile(join(outer, 'secret'), 'secret');
  await writeFile(join(outer, 'project-of-others', 'secret'), 'secret');
  await writeFile(join(root, 'assets', 'pod.glb'), 'pod');
  await writeFile(join(root, 'assets', '%2e%2e', 'secret'), 'not secret');
  await symlink('../../secret', join(root, 'assets', 'link-out'));
  await symlink('../..', join(root, 'assets', 'folder-out'));
  await symlink('pod.glb', join(root, 'assets', 'link-in'));
  return root;
}

const codeOf = (work: Promise<string>): Promise<string> =>
  work.catch((error: unknown) => {
    if (error instanceof ProjectError) return error.code;
    throw error;
  });

test('files of the project are found, also by links inside it', async () => {
  const root = await makeProject();
  const pod = join(root, 'assets', 'pod.glb');
  expect(await resolveInside(nodeFiles, root, 'assets/pod.glb')).toBe(pod);
  expect(await resolveInside(nodeFiles, root, 'assets/../assets/./link-in')).toBe(pod);
});

test('percent signs are letters of a name: nothing is decoded a second time', async () => {
  const root = await makeProject();
  const path = await resolveInside(nodeFiles, root, 'assets/%2e%2e/secret');
  expect(path).toBe(join(root, 'assets', '%2e%2e', 'secret'));
});

test.each([
  '../secret',
  'assets/../../secret',
  '../project-of-others/secret',
  '/etc/passwd',
  '\\\\server\\share',
  'C:\\secret',
  'c:/secret',
  'file:///etc/passwd',
  'assets\\..\\..\\secret',
  'assets/pod.glb\0.png',
  'assets/link-out',
  'assets/folder-out/secret',
])('%j leads out and is refused', async (path) => {
  const root = await makeProject();
  expect(await codeOf(resolveInside(nodeFiles, root, path))).toBe('project.outside');
});

test('a missing file and an endless path are answered in words', async () => {
  const root = await makeProject();
  expect(await codeOf(resolveInside(nodeFiles, root, 'assets/none.glb'))).toBe('project.file-missing');
  expect(await codeOf(resolveInside(nodeFiles, root, 'a/'.repeat(5000)))).toBe('project.name-too-long');
});

test('no path whatever leads out of the project', async () => {
  const root = await makeProject();
  const step = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '',
      'assets',
      'link-out',
      'folder-out',
      'link-in',
      'secret',
      'project-of-others',
    ),
    fc.constantFrom('%2e%2e', '..%2f', 'C:', '\0', '~', 'project'),
    fc.string({ maxLength: 5 }),
  );
  const path = fc
    .array(fc.tuple(step, fc.constantFrom('/', '\\', '//')), { minLength: 1, maxLength: 8 })
    .map((steps) => steps.flat().join(''));
  await fc.assert(
    fc.asyncProperty(path, async (candidate) => {
      const found = await codeOf(resolveInside(nodeFiles, root, candidate));
      expect(found.startsWith('project.') || found === root || found.startsWith(root + sep)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
