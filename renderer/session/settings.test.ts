import { describe, expect, test } from 'vitest';
import { DEFAULT_SNAP } from '../../core/tools/snapping.ts';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('sound settings are read', () => {
    const settings = { theme: 'dark', snap: DEFAULT_SNAP, isChaining: true, camera: 'top' };
    expect(readSettings(settings)).toEqual(settings);
  });

  test('a broken one costs itself and none of the others', () => {
    const settings = { theme: 'purple', snap: { gridStep: 'wide' }, isChaining: 'yes', camera: 'top' };
    expect(readSettings(settings)).toEqual({ camera: 'top' });
  });

  test('a grid step that is no number is none', () => {
    expect(readSettings({ snap: { ...DEFAULT_SNAP, gridStep: Number.NaN } })).toEqual({});
  });

  test('walls are not remembered without a thickness', () => {
    expect(readSettings({ wallStyle: { thickness: 0 } })).toEqual({});
    expect(readSettings({ wallStyle: { thickness: 0.3, height: 3 } })).toEqual({
      wallStyle: { thickness: 0.3, height: 3 },
    });
  });
});
