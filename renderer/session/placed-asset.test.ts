import { expect, test } from 'vitest';
import { call } from '../../core/document/command.ts';
import { deleteRecords } from '../../core/document/commands/delete-records.ts';
import { EditorSession, unsavedSource } from './editor-session.ts';
import { followPlacedAsset } from './placed-asset.ts';

function library(): EditorSession {
  const session = new EditorSession();
  followPlacedAsset(session);
  const records = ['a10', 'a2'].map((id) => ({ kind: 'asset' as const, id, path: `assets/${id}.glb` }));
  session.openLevel({ header: { name: 'Test', extra: {} }, records }, unsavedSource('test.level.json'));
  return session;
}

test('the first asset of a level is placed until another one is selected', () => {
  const session = library();
  expect(session.rings.asset.value).toBe('a2');
  session.select(['a10']);
  session.select([]);
  expect(session.rings.asset.value).toBe('a10');
});

test('when it is deleted, the first of the others is', () => {
  const session = library();
  session.run(call(deleteRecords, { ids: ['a2'] }));
  expect(session.rings.asset.value).toBe('a10');
  session.run(call(deleteRecords, { ids: ['a10'] }));
  expect(session.rings.asset.value).toBeNull();
});
