import { expect, test } from 'vitest';
import { buildLevel } from '../../../test/support/build-level.ts';
import { EditorSession, unsavedSource } from '../editor-session.ts';
import { findPreviewFault, settingsOfLevel } from './preview-settings.ts';

function station() {
  const session = new EditorSession();
  const records = [
    { kind: 'ring', id: 'r', steps: 16, cellSize: 2, innerRing: 3, outerRing: 6 },
    { kind: 'ring', id: 'tall', steps: 24, cellSize: 1, scaleHeight: true },
    { kind: 'asset', id: 'a', path: 'a.glb' },
    { kind: 'module', id: 'm', ring: 'tall', asset: 'a', cell: [2, 5], quarterTurns: 3, mirrored: true },
  ];
  session.openLevel(buildLevel(records), unsavedSource('station.level.json'));
  return session.level;
}

test('an asset is looked at on the first line of the ring that is worked on', () => {
  expect(settingsOfLevel(station(), 'r', undefined)).toEqual({
    steps: 16,
    cellSize: 2,
    line: 3,
    quarterTurns: 0,
    mirrored: false,
    scaleHeight: false,
  });
});

test('a module is looked at as it stands', () => {
  const level = station();
  expect(settingsOfLevel(level, 'r', level.findKind('module', 'm'))).toEqual({
    steps: 24,
    cellSize: 1,
    line: 2,
    quarterTurns: 3,
    mirrored: true,
    scaleHeight: true,
  });
});

test('without a ring there is one to begin with', () => {
  const settings = settingsOfLevel(station(), null, undefined);
  expect(findPreviewFault(settings, undefined)).toBeNull();
  expect(settings.steps).toBe(64);
});

test('what no ring can be is refused, as are lines beyond where levels reach', () => {
  const settings = settingsOfLevel(station(), 'r', undefined);
  expect(findPreviewFault({ ...settings, steps: 3 }, undefined)?.code).toBe('polar.wrong-steps');
  expect(findPreviewFault({ ...settings, cellSize: 0 }, undefined)?.code).toBe('polar.wrong-cell-size');
  expect(findPreviewFault({ ...settings, line: 100 }, undefined)?.code).toBe('polar.too-far');
  expect(findPreviewFault({ ...settings, line: -100 }, undefined)?.code).toBe('polar.through-centre');
});
