import { describe, expect, test } from 'vitest';
import { type Command, call } from './command.ts';
import { DocumentStore } from './document-store.ts';
import type { Edit } from './edit.ts';
import { countedIds } from './ids.ts';
import type { LevelRecord } from './schema/record-kinds.ts';
import { z } from './schema/zod.ts';

const edit: Command<Edit> = {
  id: 'test.edit',
  label: 'walls.draw',
  args: z.custom<Edit>(),
  run: (_level, args) => ({ ok: true, edit: args }),
};
const add: Command<{ kind: string }> = {
  id: 'test.add',
  label: 'walls.draw',
  args: z.object({ kind: z.string() }),
  run: (_level, { kind }, { newId }) => ({ ok: true, edit: { put: [{ kind, id: newId(kind) }] } }),
};

const storey = (id: string, height: number): LevelRecord => ({ kind: 'storey', id, height });
const newStore = (...records: LevelRecord[]): DocumentStore =>
  new DocumentStore({ header: { name: 'House', extra: {} }, records }, countedIds());
const put = (...records: LevelRecord[]) => call(edit, { put: records });
const remove = (...ids: string[]) => call(edit, { remove: ids });

describe('is the level dirty?', () => {
  test('undoing back to what was saved makes it clean, going on makes it dirty', () => {
    const store = newStore();
    expect(store.isDirty).toBe(false);
    store.run(put(storey('a', 1)));
    expect(store.isDirty).toBe(true);
    store.undo();
    expect(store.isDirty).toBe(false);
    store.redo();
    expect(store.isDirty).toBe(true);
  });

  test('undo past a save is dirty, redo to it is clean', () => {
    const store = newStore();
    store.run(put(storey('a', 1)));
    store.markSaved(store.revision);
    expect(store.isDirty).toBe(false);
    store.undo();
    expect(store.isDirty).toBe(true);
    store.redo();
    expect(store.isDirty).toBe(false);
  });

  test('after save, undo and a new edit nothing but a save makes it clean', () => {
    const store = newStore();
    store.run(put(storey('a', 1)));
    store.markSaved(store.revision);
    store.undo();
    store.run(put(storey('b', 1)));
    expect(store.isDirty).toBe(true);
    store.undo();
    expect(store.isDirty).toBe(true);
    store.redo();
    expect(store.isDirty).toBe(true);
    store.markSaved(store.revision);
    expect(store.isDirty).toBe(false);
  });

  test('a save that failed leaves it dirty', () => {
    const store = newStore();
    store.run(put(storey('a', 1)));
    store.markUnsaved();
    expect(store.isDirty).toBe(true);
    store.undo();
    expect(store.isDirty).toBe(true);
  });

  test('a save that ends after the level went on marks the state it wrote, not the present one', () => {
    const store = newStore();
    store.run(put(storey('a', 1)));
    const written = store.revision;
    store.undo();
    store.run(put(storey('b', 1)));
    store.markSaved(written);
    expect(store.position).toBe(1);
    expect(store.isDirty).toBe(true);
  });

  test('an edit that changes nothing adds no step and leaves it clean', () => {
    const store = newStore(storey('a', 1));
    expect(store.run(put(storey('a', 1)))).toMatchObject({ ok: true, changed: false });
    expect(store.run(remove('gone'))).toMatchObject({ changed: false });
    expect(store.run(call(edit, { header: { name: 'House', extra: {} } }))).toMatchObject({ changed: false });
    expect(store.steps).toEqual([]);
    expect(store.isDirty).toBe(false);
  });

  test('a drag under way does not count, its commit does', () => {
    const store = newStore(storey('a', 1));
    const drag = store.begin();
    drag.preview(put(storey('a', 2)));
    expect(store.isDirty).toBe(false);
    drag.commit();
    expect(store.isDirty).toBe(true);
  });
});

describe('a drag', () => {
  test('of 200 moves is one step, and one undo takes it back', () => {
    const store = newStore(storey('a', 1));
    const drag = store.begin();
    for (let move = 2; move <= 200; move += 1) drag.preview(put(storey('a', move)));
    drag.commit();
    expect(store.steps).toHaveLength(1);
    expect(store.find('a')).toEqual(storey('a', 200));
    store.undo();
    expect(store.find('a')).toEqual(storey('a', 1));
  });

  test('keeps the ids of what it makes from move to move, and uses up no others', () => {
    const store = newStore();
    const drag = store.begin();
    for (let move = 0; move < 10; move += 1) drag.preview(call(add, { kind: 'wall' }));
    drag.commit();
    store.run(call(add, { kind: 'wall' }));
    expect([...store.all()].map(({ id }) => id)).toEqual(['w1', 'w2']);
  });

  test('that is undone in the middle is cancelled: no earlier step is touched, and releasing commits nothing', () => {
    const store = newStore(storey('a', 1));
    store.run(put(storey('a', 2)));
    const drag = store.begin();
    drag.preview(put(storey('a', 3)));
    expect(store.undo()).toBe(true);
    expect(store.find('a')).toEqual(storey('a', 2));
    drag.preview(put(storey('a', 4)));
    expect(drag.commit()).toMatchObject({ changed: false });
    expect(store.find('a')).toEqual(storey('a', 2));
    expect(store.steps).toHaveLength(1);
  });

  test('that ends where it began adds no step', () => {
    const store = newStore(storey('a', 1));
    const drag = store.begin();
    drag.preview(put(storey('a', 2)));
    drag.preview(put(storey('a', 1)));
    drag.commit();
    expect(store.steps).toEqual([]);
  });

  test('is not redone into', () => {
    const store = newStore(storey('a', 1));
    store.run(put(storey('a', 2)));
    store.undo();
    const drag = store.begin();
    drag.preview(put(storey('a', 3)));
    expect(store.redo()).toBe(false);
    drag.cancel();
    expect(store.redo()).toBe(true);
    expect(store.find('a')).toEqual(storey('a', 2));
  });
});

describe('an edit', () => {
  test('that names a record twice is one change, the last one', () => {
    const store = newStore(storey('a', 1));
    store.run(call(edit, { remove: ['a'], put: [storey('a', 2), storey('a', 3)] }));
    expect(store.steps[0]?.delta.changes).toEqual([
      { id: 'a', before: storey('a', 1), after: storey('a', 3) },
    ]);
  });

  test('may change the kind of a record', () => {
    const store = newStore(storey('a', 1));
    store.run(put({ kind: 'material', id: 'a' }));
    expect([store.countOf('storey'), store.countOf('material')]).toEqual([0, 1]);
    store.undo();
    expect([store.countOf('storey'), store.countOf('material')]).toEqual([1, 0]);
  });

  test('never gives a new record the id of one that was there before', () => {
    const store = newStore(storey('s1', 1));
    store.run(remove('s1'));
    store.run(call(add, { kind: 'storey' }));
    store.undo();
    store.run(call(add, { kind: 'storey' }));
    expect([...store.all()].map(({ id }) => id)).toEqual(['s3']);
  });

  test('of a hundred thousand records is one step', () => {
    const store = newStore();
    const many = Array.from({ length: 100_000 }, (_value, index) => storey(`s${index}`, 1));
    store.run(call(edit, { put: many }));
    expect(store.size).toBe(many.length);
    store.undo();
    expect(store.size).toBe(0);
  });
});
