import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Command, call } from './command.ts';
import { DocumentStore } from './document-store.ts';
import type { Edit } from './edit.ts';
import { countedIds } from './ids.ts';
import type { DerivedKind, DerivedModel, Level, LevelReader, RecordChange } from './level.ts';
import type { LevelRecord } from './schema/record-kinds.ts';
import { z } from './schema/zod.ts';
import { serialiseLevel } from './serialise-level.ts';

const edit: Command<Edit> = {
  id: 'test.edit',
  label: 'walls.draw',
  args: z.custom<Edit>(),
  run: (_level, args) => ({ ok: true, edit: args }),
};

/** The sum of heights by kind: wrong as soon as a change is told twice, never, or with a wrong `before`. */
class Heights implements DerivedModel {
  readonly byKind = new Map<string, number>();

  constructor(level: LevelReader) {
    for (const record of level.all()) this.add(record, 1);
  }

  update(changes: readonly RecordChange[]): void {
    for (const { before, after } of changes) {
      if (before) this.add(before, -1);
      if (after) this.add(after, 1);
    }
  }

  private add(record: LevelRecord, sign: number): void {
    const { height } = record as { height?: number };
    const sum = (this.byKind.get(record.kind) ?? 0) + sign * (height ?? 0);
    if (sum === 0) this.byKind.delete(record.kind);
    else this.byKind.set(record.kind, sum);
  }
}
const heights: DerivedKind<Heights> = { name: 'test.heights', create: (level) => new Heights(level) };

const record: fc.Arbitrary<LevelRecord> = fc.record({
  kind: fc.constantFrom('storey', 'wall', 'x-later'),
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  height: fc.integer({ min: 1, max: 5 }),
});
const header = fc.record({ name: fc.constantFrom('House', 'Barn'), extra: fc.constant({}) });
const anyEdit: fc.Arbitrary<Edit> = fc.record(
  {
    put: fc.array(record, { maxLength: 3 }),
    remove: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
    header,
  },
  { requiredKeys: [] },
);
type Deed =
  | { readonly type: 'run'; readonly edit: Edit }
  | {
      readonly type: 'drag';
      readonly previews: readonly Edit[];
      readonly end: 'commit' | 'cancel' | 'undo' | 'clear' | 'run';
    }
  | { readonly type: 'undo' | 'redo' | 'save' };
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('run' as const), edit: anyEdit }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('drag' as const),
      previews: fc.array(anyEdit, { maxLength: 4 }),
      end: fc.constantFrom('commit', 'cancel', 'undo', 'clear', 'run'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('undo', 'redo', 'save') }) },
);

const START: Level = {
  header: { name: 'House', extra: {} },
  records: [{ kind: 'storey', id: 'a', height: 3 }, { kind: 'wall', id: 'b', height: 2 } as LevelRecord],
};

function drag(store: DocumentStore, { previews, end }: Extract<Deed, { type: 'drag' }>): void {
  const before = textOf(store);
  const gesture = store.begin();
  for (const preview of previews) gesture.preview(call(edit, preview));
  expect(textOf(store), 'what would be saved in the middle of the drag').toBe(before);
  if (end === 'run') store.run(call(edit, {}));
  else if (end === 'undo') store.undo();
  else gesture[end]();
  gesture.commit();
  expect(store.inGesture).toBe(false);
  if (end !== 'commit') expect(textOf(store)).toBe(before);
}

function perform(store: DocumentStore, each: Deed): void {
  if (each.type === 'run') store.run(call(edit, each.edit));
  else if (each.type === 'drag') drag(store, each);
  else if (each.type === 'save') store.markSaved(store.revision);
  else store[each.type]();
}

const textOf = (store: DocumentStore): string => serialiseLevel(store.snapshot());

test('undo all is the start, redo all is the end, byte for byte, after any edits, drags, undos and saves', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const store = new DocumentStore(START, countedIds());
      const model = store.derived(heights);
      const texts = new Map<number, string>([[0, textOf(store)]]);
      for (const each of deeds) {
        perform(store, each);
        expect(model.byKind).toEqual(new Heights(store).byKind);
        texts.set(store.revision, texts.get(store.revision) ?? textOf(store));
        expect(textOf(store), 'a revision names one state').toBe(texts.get(store.revision));
      }
      const end = store.position;
      store.goTo(store.steps.length);
      const last = textOf(store);
      store.goTo(0);
      expect(textOf(store)).toBe(serialiseLevel(START));
      store.goTo(store.steps.length);
      expect(textOf(store)).toBe(last);
      store.goTo(end);
      expect(model.byKind).toEqual(new Heights(store).byKind);
    }),
    { numRuns: 1500 },
  );
});

test('the level is clean exactly where its text is what was saved last', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
      const store = new DocumentStore(START, countedIds());
      let saved = textOf(store);
      for (const each of deeds) {
        perform(store, each);
        if (each.type === 'save') saved = textOf(store);
        if (!store.isDirty) expect(textOf(store)).toBe(saved);
        if (textOf(store) !== saved) expect(store.isDirty).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('listeners and derived models hear the same changes, and from them the level can be followed', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
      const store = new DocumentStore(START, countedIds());
      const heard: RecordChange[] = [];
      const modelHeard: RecordChange[] = [];
      store.derived({
        name: 'test.ear',
        create: () => ({ update: (changes) => modelHeard.push(...changes) }),
      });
      store.subscribe(({ changes }) => heard.push(...changes));
      for (const each of deeds) perform(store, each);
      expect(heard).toEqual(modelHeard);
      const followed = new Map(START.records.map((each) => [each.id, each]));
      for (const { id, before, after } of heard) {
        expect(followed.get(id) ?? null).toEqual(before);
        if (after) followed.set(id, after);
        else followed.delete(id);
      }
      expect(new Map([...store.all()].map((each) => [each.id, each]))).toEqual(followed);
    }),
    { numRuns: 500 },
  );
});
