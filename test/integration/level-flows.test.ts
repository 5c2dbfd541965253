import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { call } from '../../core/document/command.ts';
import { renameLevel } from '../../core/document/commands/rename-level.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import type { Bridge, RequestInput } from '../../core/ipc/contract.ts';
import { createCottage } from '../../core/templates/cottage.ts';
import { answerClose } from '../../renderer/session/host-events.ts';
import { type LevelDesk, openLevelDesk } from '../support/level-desk.ts';

const FILE = 'Cottage.level.json';
const COTTAGE = serialiseLevel(createCottage());
const desks: LevelDesk[] = [];

async function deskWith(levels: Readonly<Record<string, string>> = { [FILE]: COTTAGE }): Promise<LevelDesk> {
  const desk = await openLevelDesk(levels);
  desks.push(desk);
  return desk;
}

afterEach(async () => {
  for (const desk of desks.splice(0)) await desk.close();
});

const rename = (desk: LevelDesk, name: string): void => {
  desk.session.run(call(renameLevel, { name }));
};

const onDisk = (desk: LevelDesk, file = FILE): Promise<string> => readFile(join(desk.folder, file), 'utf8');

const wordsOf = (desk: LevelDesk): string[] => desk.messages.all.value.map(({ words }) => words);

describe('saving', () => {
  test('an edit is saved, and undoing past it is unsaved again', async () => {
    const desk = await deskWith();
    await desk.open(FILE);
    expect(desk.session.level.isDirty).toBe(false);
    rename(desk, 'Barn');
    expect(await desk.files.save()).toBe(true);
    expect(await onDisk(desk)).toContain('"name": "Barn"');
    expect(desk.session.level.isDirty).toBe(false);
    desk.session.level.undo();
    expect(desk.session.level.isDirty).toBe(true);
    desk.session.level.redo();
    expect(desk.session.level.isDirty).toBe(false);
  });

  test('what is edited while a save is under way stays unsaved', async () => {
    const desk = await deskWith();
    await desk.open(FILE);
    rename(desk, 'Barn');
    const saving = desk.files.save();
    await Promise.resolve();
    rename(desk, 'Mill');
    expect(await saving).toBe(true);
    expect(await onDisk(desk)).toContain('"name": "Barn"');
    expect(desk.session.level.isDirty).toBe(true);
  });

  test('a file that another program changed is not written over without asking', async () => {
    const desk = await deskWith();
    await desk.open(FILE);
    rename(desk, 'Mine');
    await writeFile(join(desk.folder, FILE), COTTAGE.replace('Cottage', 'Theirs'));
    const saving = desk.files.save();
    await desk.answer('choice', null);
    expect(await saving).toBe(false);
    expect(await onDisk(desk)).toContain('Theirs');
    expect(desk.session.level.isDirty).toBe(true);

    const overwriting = desk.files.save();
    await desk.answer('choice', 'overwrite');
    expect(await overwriting).toBe(true);
    expect(await onDisk(desk)).toContain('Mine');
  });

  test('a file that another program changed can be reloaded instead', async () => {
    const desk = await deskWith();
    await desk.open(FILE);
    rename(desk, 'Mine');
    await writeFile(join(desk.folder, FILE), COTTAGE.replace('"name": "Cottage"', '"name": "Theirs"'));
    const saving = desk.files.save();
    await desk.answer('choice', 'reload');
    expect(await saving).toBe(false);
    expect(desk.session.level.header.name).toBe('Theirs');
    expect(desk.session.level.isDirty).toBe(false);
  });

  test('a new level asks for a name, and never replaces another without asking', async () => {
    const desk = await deskWith();
    const starting = desk.files.startNew();
    await desk.answer('new-level', { type: 'template', template: 'cottage' });
    await starting;
    const saving = desk.files.save();
    expect((await desk.answer('name', 'Cottage')).initial).toBe(FILE);
    await desk.answer('choice', 'rename');
    await desk.answer('name', 'Second');
    expect(await saving).toBe(true);
    // The images of the template came with it.
    expect((await readdir(desk.folder)).sort()).toEqual([FILE, 'Second.level.json', 'assets']);
    expect(await readdir(join(desk.folder, 'assets'))).toContain('brick.png');
    expect(desk.session.source.value.fileName).toBe('Second.level.json');
  });

  test('a name that the disk refuses is told in words, and nothing is lost', async () => {
    const desk = await deskWith();
    await desk.open(FILE);
    rename(desk, 'Barn');
    const saving = desk.files.saveAs();
    await desk.answer('name', 'a/b');
    const question = await desk.answer('choice', null);
    expect(question.paragraphs.join(' ')).toContain('/');
    expect(await saving).toBe(false);
    expect(desk.session.level.isDirty).toBe(true);
  });

  test.skipIf(process.getuid?.() === 0)('a read-only file asks for another name', async () => {
    const desk = await deskWith();
    await chmod(join(desk.folder, FILE), 0o444);
    await desk.open(FILE);
    rename(desk, 'Barn');
    const saving = desk.files.save();
    await desk.answer('name', 'Copy');
    expect(await saving).toBe(true);
    expect(await onDisk(desk)).toBe(COTTAGE);
  });
});

describe('leaving', () => {
  test('unsaved work is asked about once, and staying changes nothing', async () => {
    const desk = await deskWith({ [FILE]: COTTAGE, 'Other.level.json': COTTAGE.replace('Cottage', 'Other') });
    await desk.open(FILE);
    rename(desk, 'Barn');
    const opening = desk.open('Other.level.json');
    const question = await desk.answer('choice', null);
    expect(question.title).toContain('Barn');
    await opening;
    expect(desk.session.level.header.name).toBe('Barn');
  });

  test('saving on the way out saves, then leaves', async () => {
    const desk = await deskWith({ [FILE]: COTTAGE, 'Other.level.json': COTTAGE.replace('Cottage', 'Other') });
    await desk.open(FILE);
    rename(desk, 'Barn');
    const opening = desk.open('Other.level.json');
    await desk.answer('choice', 'save');
    await opening;
    expect(await onDisk(desk)).toContain('"name": "Barn"');
    expect(desk.session.level.header.name).toBe('Other');
  });
});

describe('closing the window', () => {
  /** Asks to close as the host does, and gives the answers that the window got. */
  async function closeWindow(desk: LevelDesk, save: boolean, answer: string | null): Promise<boolean[]> {
    const answers: boolean[] = [];
    const host: Bridge = {
      ...desk.host,
      request: (name, input) => {
        if (name === 'window.close') answers.push((input as RequestInput<'window.close'>).proceed);
        return desk.host.request(name, input);
      },
    };
    const closing = answerClose(save, { host, files: desk.files });
    if (desk.session.level.isDirty && !save) await desk.answer('choice', answer);
    await closing;
    return answers;
  }

  test('with nothing unsaved it closes at once', async () => {
    const desk = await deskWith();
    await desk.open(FILE);
    expect(await closeWindow(desk, false, null)).toEqual([true]);
  });

  test.each([
    ['cancel', null, false],
    ['do not save', 'discard', true],
    ['save', 'save', true],
  ])('with unsaved work it asks: %s', async (_, answer, proceeds) => {
    const desk = await deskWith();
    await desk.open(FILE);
    rename(desk, 'Barn');
    expect(await closeWindow(desk, false, answer)).toEqual([proceeds]);
    expect((await onDisk(desk)).includes('Barn')).toBe(answer === 'save');
  });

  test('a save that fails on the way out keeps the window', async () => {
    const desk = await deskWith();
    await desk.open(FILE);
    rename(desk, 'Barn');
    await rm(desk.folder, { recursive: true });
    const closing = closeWindow(desk, true, null);
    await desk.answer('choice', null);
    expect(await closing).toEqual([false]);
    expect(desk.session.level.isDirty).toBe(true);
  });
});

describe('opening', () => {
  test.each([
    ['an empty file', ''],
    ['a truncated level', COTTAGE.slice(0, 700)],
    ['something else', '{"a": 1}'],
  ])('%s is answered with what is wrong, and the open level stays', async (_, contents) => {
    const desk = await deskWith({ [FILE]: COTTAGE, 'Broken.level.json': contents });
    await desk.open(FILE);
    rename(desk, 'Barn');
    await desk.files.save();
    const opening = desk.open('Broken.level.json');
    const question = await desk.answer('choice', 'close');
    await opening;
    expect(question.title).toContain('Broken');
    expect(question.details?.length).toBeGreaterThan(0);
    expect(desk.session.level.header.name).toBe('Barn');
    expect(await onDisk(desk, 'Broken.level.json')).toBe(contents);
  });

  test('what this version does not show is said, and kept on save', async () => {
    const blob = '{"kind":"blob","id":"jelly","at":[0,1,0],"radius":0.5}';
    const level = COTTAGE.replace('\n]', `,\n${blob}\n]`);
    const desk = await deskWith({ [FILE]: level });
    await desk.open(FILE);
    expect(wordsOf(desk).join(' ')).toContain('Not shown');
    rename(desk, 'Barn');
    await desk.files.save();
    expect(await onDisk(desk)).toContain('"id":"jelly"');
  });

  test('that comments are lost on saving is said when a level with comments is opened', async () => {
    const desk = await deskWith({ [FILE]: `// drawn by hand\n${COTTAGE}` });
    await desk.open(FILE);
    const told = desk.messages.all.value.flatMap(({ details }) => details ?? []).join('\n');
    expect(told).toContain('comment');
  });

  test('a wall drawn twice is repaired when asked, and the old file stays beside the new one', async () => {
    const twin = createCottage();
    const wall = twin.records.find(({ kind }) => kind === 'wall');
    const level = serialiseLevel({
      ...twin,
      records: [...twin.records, { ...wall, kind: 'wall', id: 'twin' }],
    });
    const desk = await deskWith({ [FILE]: level });
    const opening = desk.open(FILE);
    await desk.answer('choice', 'repair');
    await opening;
    expect(desk.session.level.countOf('wall')).toBe(
      twin.records.filter(({ kind }) => kind === 'wall').length,
    );
    expect(desk.session.level.isDirty).toBe(true);
    await desk.files.save();
    const files = await readdir(desk.folder);
    const kept = files.filter((name) => name !== FILE);
    expect(kept).toHaveLength(1);
    expect(await onDisk(desk, kept[0])).toBe(level);
  });

  test('a level that is dropped on the window opens as unsaved, a picture is answered in words', async () => {
    const desk = await deskWith();
    await desk.files.openDropped(new File([COTTAGE], 'Dropped.level.json'));
    expect(desk.session.source.value).toMatchObject({ id: null, fileName: 'Dropped.level.json' });
    expect(desk.session.level.isDirty).toBe(true);
    const asking = desk.files.openDropped(new File(['x'], 'picture.png'));
    await desk.answer('choice', 'discard');
    await asking;
    expect(wordsOf(desk).at(-1)).toContain('picture.png');
    expect(desk.session.level.size).toBeGreaterThan(0);
  });
});
