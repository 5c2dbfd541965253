import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveFile } from './resolve-file.ts';

let outside: string;
let root: string;

beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'levelwright-static-'));
  // A folder name in which every character that means something in an address is meant literally.
  root = join(outside, 'a#b 100% %41 ü');
  await mkdir(join(root, 'assets/sub.js'), { recursive: true });
  await mkdir(`${root}-beside`);
  await writeFile(join(outside, 'secret.js'), 'secret');
  await writeFile(join(`${root}-beside`, 'secret.js'), 'secret');
  await writeFile(join(root, 'index.html'), 'page');
  await writeFile(join(root, 'notes.txt'), 'notes');
  await writeFile(join(root, 'assets/größe #1 %2e.js'), 'script');
  await symlink(join(outside, 'secret.js'), join(root, 'assets/link.js'));
  await symlink(outside, join(root, 'up'));
});

afterAll(() => rm(outside, { recursive: true }));

const statusOf = async (target: string): Promise<number> => (await resolveFile(root, target)).status;

describe('an address of the page', () => {
  it('finds the page and its files, whatever characters their names have', async () => {
    expect(await resolveFile(root, '/')).toMatchObject({ file: join(root, 'index.html') });
    expect(await resolveFile(root, '/index.html?v=1')).toMatchObject({
      status: 200,
      contentType: 'text/html; charset=utf-8',
    });
    expect(await resolveFile(root, `/assets/${encodeURIComponent('größe #1 %2e.js')}`)).toMatchObject({
      status: 200,
      file: join(root, 'assets/größe #1 %2e.js'),
    });
  });

  it.each([
    ['/missing.js', 404],
    ['/assets', 404],
    ['/assets/sub.js', 404],
    ['/assets/sub.js/', 404],
    ['/notes.txt', 404],
    ['/index.html/x.js', 404],
    [`/${'x'.repeat(5000)}.js`, 404],
    ['/assets/link.js', 404],
    ['/up/secret.js', 404],
    [`/%252e%252e/secret.js`, 404],
  ])('is not found: %s', async (target, status) => {
    expect(await statusOf(target)).toBe(status);
  });

  it.each([
    '',
    'index.html',
    'http://127.0.0.1/index.html',
    '/../secret.js',
    '/%2e%2e/secret.js',
    '/assets/..%2f..%2fsecret.js',
    '/..%5csecret.js',
    '/assets\\..\\secret.js',
    '/./index.html',
    '/C:/secret.js',
    '/index.html%00.js',
    '/%',
    '/%zz.js',
    '/%ff.js',
  ])('is refused as malformed: %j', async (target) => {
    expect(await statusOf(target)).toBe(400);
  });

  it('never leads out of the folder', async () => {
    const part = fc.constantFrom(
      '..',
      '.',
      '/',
      '\\',
      '%2e',
      '%2E%2e',
      '%2f',
      '%5c',
      '%00',
      '%25',
      '%252e',
      'up',
      'assets',
      'secret.js',
      '',
      ':',
      '-beside',
      '?',
      '#',
      '~',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 9 }), async (parts) => {
        const found = await resolveFile(root, `/${parts.join('')}`);
        if (found.status === 200) expect(found.file.startsWith(root + sep)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
