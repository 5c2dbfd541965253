import { describe, expect, it, vi } from 'vitest';
import { type Command, call } from './command.ts';
import { DocumentStore } from './document-store.ts';
import { countedIds } from './ids.ts';
import { z } from './schema/zod.ts';

const rename: Command<{ name: string }> = {
  id: 'test.rename',
  label: 'walls.draw',
  args: z.object({ name: z.string() }),
  run: (level, { name }) =>
    name === ''
      ? { ok: false, reason: { code: 'walls.too-short' } }
      : { ok: true, edit: { header: { ...level.header, name }, put: [{ kind: 'storey', id: name }] } },
};

const newStore = (): DocumentStore =>
  new DocumentStore(
    { header: { name: 'House', extra: {} }, records: [{ kind: 'storey', id: 'ground' }] },
    countedIds(),
  );

describe('a gesture', () => {
  it('says that undo has cancelled it, and undo takes nothing else back', () => {
    const store = newStore();
    store.run(call(rename, { name: 'Barn' }));
    const onCancelled = vi.fn();
    const gesture = store.begin(onCancelled);
    gesture.preview(call(rename, { name: 'Tower' }));
    expect(store.undo()).toBe(true);
    expect(onCancelled).toHaveBeenCalledOnce();
    expect(store.header.name).toBe('Barn');
    expect(store.position).toBe(1);
  });

  it('says so too when a command or another gesture ends it', () => {
    const store = newStore();
    const onCancelled = vi.fn();
    store.begin(onCancelled);
    store.run(call(rename, { name: 'Barn' }));
    store.begin(onCancelled);
    store.begin();
    expect(onCancelled).toHaveBeenCalledTimes(2);
  });

  it('says nothing when its owner ends it', () => {
    const store = newStore();
    const onCancelled = vi.fn();
    store.begin(onCancelled).cancel();
    const gesture = store.begin(onCancelled);
    gesture.preview(call(rename, { name: 'Barn' }));
    gesture.commit();
    expect(onCancelled).not.toHaveBeenCalled();
    expect(store.inGesture).toBe(false);
  });

  it('does not get into what is saved while it is under way', () => {
    const store = newStore();
    const saved = store.snapshot();
    const gesture = store.begin();
    gesture.preview(call(rename, { name: 'Barn' }));
    expect(store.snapshot()).toEqual(saved);
    gesture.commit();
    expect(store.snapshot().header.name).toBe('Barn');
    expect(store.snapshot().records).toHaveLength(2);
  });
});

describe('asking in a gesture whether a command could be done', () => {
  it('names the reason and changes nothing', () => {
    const store = newStore();
    const gesture = store.begin();
    gesture.preview(call(rename, { name: 'Tower' }));
    expect(gesture.check(call(rename, { name: '' }))).toEqual({ code: 'walls.too-short' });
    expect(gesture.check(call(rename, { name: 'Barn' }))).toBeNull();
    expect(gesture.commit()).toMatchObject({ changed: false });
    expect(store.header.name).toBe('House');
    expect(store.position).toBe(0);
  });
});

describe('a trial, which shows what a hovering pointer would do', () => {
  it('is in nobody’s way: undo and redo go on as if it were not there', () => {
    const store = newStore();
    store.run(call(rename, { name: 'Barn' }));
    const onCancelled = vi.fn();
    store.beginTrial(onCancelled).preview(call(rename, { name: 'Tower' }));
    expect(store.header.name).toBe('Tower');
    expect(store.undo()).toBe(true);
    expect(store.header.name).toBe('House');
    expect(onCancelled).toHaveBeenCalledOnce();
    store.beginTrial(onCancelled).preview(call(rename, { name: 'Tower' }));
    expect(store.redo()).toBe(true);
    expect(store.header.name).toBe('Barn');
    store.beginTrial(onCancelled).preview(call(rename, { name: 'Tower' }));
    expect(store.cancelGesture()).toBe(false);
    expect(store.header.name).toBe('Barn');
  });
});
