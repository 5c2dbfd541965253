import { describe, expect, test } from 'vitest';
import { call } from '../../core/document/command.ts';
import { deleteRecords } from '../../core/document/commands/delete-records.ts';
import { createCottage } from '../../core/templates/cottage.ts';
import { createRing } from '../../core/templates/ring.ts';
import { EditorSession, unsavedSource } from './editor-session.ts';

function cottage(): EditorSession {
  const session = new EditorSession();
  session.openLevel(createCottage(), unsavedSource('cottage.level.json'));
  return session;
}

describe('the session', () => {
  test('a level that is opened is drawn on at its storey nearest to the ground', () => {
    const session = new EditorSession();
    const records = [
      { kind: 'storey', id: 'attic', elevation: 5.4 },
      { kind: 'storey', id: 'ground' },
      { kind: 'storey', id: 'cellar', elevation: -2.5 },
    ];
    session.openLevel({ header: { name: '', extra: {} }, records }, unsavedSource('x.level.json'));
    expect(session.storey.value).toBe('ground');
  });

  test('what is deleted is no longer selected, nor is what an undo takes away', () => {
    const session = cottage();
    session.select(['w1', 'w2']);
    session.run(call(deleteRecords, { ids: ['w1'] }));
    expect([...session.selection.value]).toEqual(['w2']);
  });

  test('a level opens in the mode that has something to work on, and each mode keeps its tool', () => {
    const session = cottage();
    session.useTool('wall');
    session.openLevel(createRing(), unsavedSource('ring.level.json'));
    expect([session.mode.value, session.tool.value]).toEqual(['ring', 'select']);
    session.useMode('build');
    expect(session.tool.value).toBe('wall');
    session.openLevel(createCottage(), unsavedSource('cottage.level.json'));
    expect([session.mode.value, session.tool.value]).toEqual(['build', 'wall']);
  });

  test('deleting all storeys leaves none to draw on', () => {
    const session = cottage();
    const storey = session.storey.value ?? '';
    session.run(call(deleteRecords, { ids: [...session.level.ofKind('storey')].map(({ id }) => id) }));
    expect(session.storey.value).toBeNull();
    session.level.undo();
    expect(session.storey.value).toBe(storey);
  });

  test('hidden and locked things are not edited though they are selected', () => {
    const session = cottage();
    session.select(['w1', 'w2', 'w3']);
    session.hidden.value = new Set(['w1']);
    session.locked.value = new Set(['w3']);
    expect(session.editableSelection()).toEqual(['w2']);
  });

  test('the theme follows the system until the user chooses', () => {
    const session = new EditorSession();
    session.systemIsDark.value = true;
    expect(session.isDark.value).toBe(true);
    session.theme.value = 'light';
    expect(session.isDark.value).toBe(false);
  });
});
