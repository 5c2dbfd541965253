import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findUserFolder } from './user-folder.ts';

it.each([
  ['linux', {}, join('/home/ü', '.config', 'levelwright')],
  ['linux', { XDG_CONFIG_HOME: '/etc/ü' }, join('/etc/ü', 'levelwright')],
  ['linux', { XDG_CONFIG_HOME: '' }, join('/home/ü', '.config', 'levelwright')],
  ['darwin', {}, join('/home/ü', 'Library', 'Application Support', 'levelwright')],
  ['win32', { APPDATA: '/roaming' }, join('/roaming', 'levelwright')],
  ['win32', {}, join('/home/ü', 'AppData', 'Roaming', 'levelwright')],
] as const)('settings lie where %s keeps them, given %j', (platform, env, folder) => {
  expect(findUserFolder({ platform, env, home: '/home/ü' })).toBe(folder);
});
