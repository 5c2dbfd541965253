import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { call } from '../../../core/document/command.ts';
import { renameLevel } from '../../../core/document/commands/rename-level.ts';
import type { Level } from '../../../core/document/level.ts';
import { serialiseLevel } from '../../../core/document/serialise-level.ts';
import { Dialogs } from '../../dialogs/dialogs.ts';
import { EditorSession, unsavedSource } from '../editor-session.ts';
import { BuildingGenerator } from './building-generator.ts';

const EMPTY: Level = {
  header: { name: 'Site', extra: {} },
  records: [{ kind: 'storey', id: 'ground', elevation: 0, height: 2.7 }],
};

/** Someone at the panel of the generator; what is to come with the next frame comes with `frame`. */
function visit(level: Level = EMPTY) {
  const session = new EditorSession();
  session.openLevel(level, unsavedSource('Site.level.json'));
  const shown = signal<ReadonlySet<string>>(new Set());
  const dialogs = new Dialogs(() => session.interrupt());
  let waiting: (() => void) | null = null;
  const generator = new BuildingGenerator({
    session,
    dialogs,
    panels: {
      shown,
      show: (id) => {
        shown.value = new Set([id]);
      },
      hide: () => {
        shown.value = new Set();
      },
    },
    soon: (run) => {
      waiting = run;
    },
    frame: () => {},
    firstSeed: () => 7,
  });
  generator.follow();
  const frame = (): void => {
    const run = waiting;
    waiting = null;
    run?.();
  };
  const open = (): void => {
    generator.open();
    frame();
  };
  return { session, generator, dialogs, shown, frame, open };
}

const walls = (session: EditorSession): number => session.level.countOf('wall');
const saved = (session: EditorSession): string => serialiseLevel(session.level.snapshot());
const picture = (session: EditorSession): string => JSON.stringify([...session.level.all()]);
/** Where the walls stand: a preview that was taken away comes back with other ids. */
const plan = (session: EditorSession): string[] =>
  [...session.level.ofKind('wall')].map(({ start, end }) => `${start} – ${end}`).sort();

describe('generating a building in the editor', () => {
  test('the building stands in the level at once, and is not of it yet', () => {
    const { session, open } = visit();
    const before = saved(session);
    open();
    expect(walls(session)).toBeGreaterThan(4);
    expect(session.level.isDirty).toBe(false);
    expect(saved(session)).toBe(before);
  });

  test('back gives the same building again, record for record', () => {
    const { session, generator, frame, open } = visit();
    open();
    const first = picture(session);
    generator.another();
    frame();
    expect(picture(session)).not.toBe(first);
    generator.go(-1);
    frame();
    expect(picture(session)).toBe(first);
  });

  test('inserting is one step, and one undo takes all of it away', async () => {
    const { session, generator, open } = visit();
    const before = saved(session);
    open();
    await generator.insert();
    expect(session.level.steps).toHaveLength(1);
    expect(generator.isOpen.value).toBe(false);
    session.level.undo();
    expect(saved(session)).toBe(before);
  });

  test.each(['close', 'rest'] as const)('%s leaves no trace', (way) => {
    const { session, generator, open } = visit();
    const before = picture(session);
    open();
    generator[way]();
    expect(picture(session)).toBe(before);
    expect(session.level.steps).toHaveLength(0);
    expect(session.tool.value).toBe('select');
  });

  test('a locked room stays while the rest is made anew', () => {
    const { generator, frame, open } = visit();
    open();
    const room = generator.made.value?.plan.storeys[0]?.rooms[1];
    generator.toggleLock(0, 1);
    for (let times = 0; times < 5; times += 1) {
      generator.another();
      frame();
      expect(generator.refusal.value).toBeNull();
      const rooms = generator.made.value?.plan.storeys[0]?.rooms;
      expect(rooms?.find(({ isLocked }) => isLocked)?.cells).toEqual(room?.cells);
    }
  });

  test('a wish that cannot be had is named, and what was shown stays', async () => {
    const { session, generator, frame, open } = visit();
    open();
    const before = picture(session);
    generator.setWish('columns', [1, 1]);
    generator.setWish('rows', [1, 1]);
    frame();
    expect(generator.refusal.value?.wish).toBeDefined();
    expect(picture(session)).toBe(before);
    await generator.insert();
    expect(session.level.steps).toHaveLength(0);
  });

  test('on walls that stand it replaces them, after a question that tells what goes', async () => {
    const { session, generator, dialogs, frame, open } = visit();
    open();
    await generator.insert();
    const there = saved(session);
    open();
    generator.setPlace([0, 0]);
    frame();
    expect(generator.made.value?.losses?.wall).toBeGreaterThan(4);
    const inserted = generator.insert();
    const [question] = dialogs.open.value;
    if (question?.kind !== 'choice') throw new Error('nothing was asked');
    expect(saved(session)).toBe(there);
    question.close('replace');
    await inserted;
    expect(session.level.steps).toHaveLength(2);
    session.level.undo();
    expect(saved(session)).toBe(there);
  });

  test('the answer no changes nothing, and the preview comes back', async () => {
    const { session, generator, dialogs, frame, open } = visit();
    open();
    await generator.insert();
    open();
    generator.setPlace([0, 0]);
    frame();
    const before = plan(session);
    const inserted = generator.insert();
    dialogs.open.value[0]?.close(null);
    await inserted;
    frame();
    expect(session.level.steps).toHaveLength(1);
    expect(plan(session)).toEqual(before);
  });

  test('what interrupts for a moment, such as a dialog, does not take the preview away', () => {
    const { session, frame, open } = visit();
    open();
    const before = plan(session);
    session.interrupt();
    expect(walls(session)).toBe(0);
    frame();
    expect(plan(session)).toEqual(before);
  });

  test('a change of the level takes the preview away until it is asked for', () => {
    const { session, generator, frame, open } = visit();
    open();
    session.run(call(renameLevel, { name: 'Other' }));
    frame();
    expect(walls(session)).toBe(0);
    expect([generator.isOpen.value, generator.isLive.value]).toEqual([true, false]);
    open();
    expect(walls(session)).toBeGreaterThan(4);
  });

  test('another level closes it', () => {
    const { session, generator, frame, open } = visit();
    open();
    session.openLevel(EMPTY, unsavedSource('Other.level.json'));
    frame();
    expect(generator.isOpen.value).toBe(false);
    expect(walls(session)).toBe(0);
  });

  test('a step is shown in place of the building, and the building comes back', () => {
    const { session, generator, frame, open } = visit();
    open();
    const before = picture(session);
    generator.showStep('rooms');
    expect(walls(session)).toBe(0);
    expect(session.planPicture.value?.overlay.fills).toHaveLength(
      generator.made.value?.plan.storeys[0]?.rooms.length ?? 0,
    );
    generator.showStep(null);
    frame();
    expect(session.planPicture.value).toBeNull();
    expect(picture(session)).toBe(before);
  });

  test('the storey that is worked on stays, also one of the preview', () => {
    const { session, generator, frame, open } = visit();
    open();
    generator.lookAt(1);
    const upper = session.storey.value;
    expect(upper).not.toBe('ground');
    generator.another();
    frame();
    expect(session.storey.value).toBe(upper);
    generator.close();
    expect(session.storey.value).toBe('ground');
  });

  test('a level without any storey gets them with the building', async () => {
    const { session, generator, open } = visit({ header: { name: 'Bare', extra: {} }, records: [] });
    open();
    await generator.insert();
    expect(session.level.countOf('storey')).toBe(2);
  });

  test('wishes are remembered for the next visit', () => {
    const { generator, frame, open } = visit();
    open();
    generator.setWish('storeys', 1);
    frame();
    generator.close();
    open();
    expect(generator.made.value?.plan.storeys).toHaveLength(1);
    generator.resetWishes();
    frame();
    expect(generator.made.value?.plan.storeys).toHaveLength(2);
  });
});
