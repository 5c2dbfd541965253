import { constants } from 'node:os';
import { expect, test } from 'vitest';
import { type FileTask, ProjectError, toProjectError } from './project-error.ts';

const systemError = (errno: string): Error => Object.assign(new Error(`${errno}: x`), { code: errno });

const codeOf = (errno: string, task: FileTask): string =>
  toProjectError(systemError(errno), task, 'a.level.json').code;

test('a failed save says which file, what became of it, why, and what to do', () => {
  expect(toProjectError(systemError('ENOSPC'), 'save', 'tower.level.json').message).toBe(
    '“tower.level.json” was not saved; what was on disk is unchanged. ' +
      'The disk is full. Free some space and save again, or save in a folder on another disk.',
  );
});

test.each([
  ['EACCES', 'save', 'project.no-right-to-write'],
  ['EACCES', 'read', 'project.no-right-to-read'],
  ['EROFS', 'save', 'project.read-only-disk'],
  ['EDQUOT', 'save', 'project.quota-used'],
  ['EBUSY', 'save', 'project.held-by-other'],
  ['EXDEV', 'save', 'project.other-disk'],
  ['ENAMETOOLONG', 'save', 'project.name-too-long'],
  ['EISDIR', 'save', 'project.is-folder'],
  ['ENOENT', 'save', 'project.folder-missing'],
  ['ENOENT', 'read', 'project.file-missing'],
  ['ENOTDIR', 'save', 'project.folder-missing'],
  ['ENOTDIR', 'list', 'project.not-a-folder'],
  ['EMFILE', 'read', 'project.too-many-open'],
  ['EIO', 'save', 'project.disk-error'],
  ['ELOOP', 'read', 'project.too-many-links'],
  ['ESTALE', 'save', 'project.disk-gone'],
] as const)('%s during a %s is told as %s', (errno, task, code) => {
  expect(codeOf(errno, task)).toBe(code);
});

test('every failure that a system knows has whole words, with nothing left to fill in', () => {
  for (const errno of Object.keys(constants.errno)) {
    for (const task of ['save', 'read', 'list'] as const) {
      const { message } = toProjectError(systemError(errno), task, 'a.level.json');
      expect(message).toContain('a.level.json');
      expect(message).not.toMatch(/[{}]|undefined/);
    }
  }
});

test('what is no system error is told too, and words for the user stay as they are', () => {
  expect(toProjectError('odd', 'read', 'a').message).toContain('odd');
  const own = new ProjectError('project.outside', 'words');
  expect(toProjectError(own, 'save', 'a')).toBe(own);
});
