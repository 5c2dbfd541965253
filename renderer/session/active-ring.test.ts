import { expect, test } from 'vitest';
import { call } from '../../core/document/command.ts';
import { deleteRecords } from '../../core/document/commands/delete-records.ts';
import { buildLevel } from '../../test/support/build-level.ts';
import { followActiveRing } from './active-ring.ts';
import { EditorSession, unsavedSource } from './editor-session.ts';

const ring = (id: string) => ({ kind: 'ring', id, steps: 16, cellSize: 2 });

function station(): EditorSession {
  const session = new EditorSession();
  followActiveRing(session);
  const records = [
    ring('r10'),
    ring('r2'),
    { kind: 'asset', id: 'a', path: 'a.glb' },
    { kind: 'module', id: 'm', ring: 'r10', asset: 'a', cell: [0, 0] },
  ];
  session.openLevel(buildLevel(records), unsavedSource('station.level.json'));
  return session;
}

test('an opened level is worked on at its first ring, as people count', () => {
  expect(station().rings.ring.value).toBe('r2');
});

test('whoever selects a ring, or a module on it, works on it', () => {
  const session = station();
  session.selection.value = new Set(['m']);
  expect(session.rings.ring.value).toBe('r10');
  session.selection.value = new Set(['r2', 'm']);
  expect(session.rings.ring.value).toBe('r10');
  session.selection.value = new Set(['r2']);
  expect(session.rings.ring.value).toBe('r2');
});

test('a ring that is deleted gives way to the next one, and a level without any has none', () => {
  const session = station();
  session.run(call(deleteRecords, { ids: ['r2'] }));
  expect(session.rings.ring.value).toBe('r10');
  session.openLevel(buildLevel([]), unsavedSource('empty.level.json'));
  expect(session.rings.ring.value).toBeNull();
});
