import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseHandover, parseLaunch } from './launch-request.ts';

const folder = resolve('/work/houses');

describe('what a start asks for', () => {
  it.each([
    ['nothing', ['levelwright'], null],
    [
      'a relative path, from where it was typed',
      ['levelwright', '../a #1.level.json'],
      '/work/a #1.level.json',
    ],
    ['an absolute path', ['levelwright', '/x/y'], '/x/y'],
    ['a path behind switches of Chromium', ['levelwright', '--no-zygote', 'b'], '/work/houses/b'],
  ])('is %s', (_, argv, path) => {
    expect(parseLaunch(argv, true, folder)).toEqual({ path: path === null ? null : resolve(path) });
  });

  it('comes behind the program’s folder in development', () => {
    expect(parseLaunch(['electron', '.', 'b'], false, folder)).toEqual({ path: resolve('/work/houses/b') });
    expect(parseLaunch(['electron', '.'], false, folder)).toEqual({ path: null });
  });

  it.each([[undefined], [null], ['/x'], [{}], [{ path: 7 }], [[]]])(
    'is not taken from another start as %j',
    (data) => {
      expect(parseHandover(data)).toBe(undefined);
    },
  );
});
