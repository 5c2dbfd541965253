import { expect, it } from 'vitest';
import { findBrowserReason } from './choose-host.ts';

const DESKTOP = { wantsBrowser: false, platform: 'linux', env: { DISPLAY: ':0' }, userId: 1000 } as const;

it.each([
  ['a Linux desktop', DESKTOP, undefined],
  ['Wayland alone', { ...DESKTOP, env: { WAYLAND_DISPLAY: 'wayland-0' } }, undefined],
  ['no display', { ...DESKTOP, env: {} }, 'start.because-no-display'],
  ['an empty display', { ...DESKTOP, env: { DISPLAY: '' } }, 'start.because-no-display'],
  ['root', { ...DESKTOP, userId: 0 }, 'start.because-root'],
  ['Windows', { ...DESKTOP, platform: 'win32', env: {}, userId: undefined }, undefined],
  ['macOS', { ...DESKTOP, platform: 'darwin', env: {} }, undefined],
  ['--browser', { ...DESKTOP, wantsBrowser: true }, 'start.because-asked'],
] as const)('on %s a start decides between window and browser', (_, surroundings, reason) => {
  expect(findBrowserReason(surroundings)).toBe(reason);
});
