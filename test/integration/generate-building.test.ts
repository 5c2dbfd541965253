import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Level } from '../../core/document/level.ts';
import { parseLevel } from '../../core/document/parse-level.ts';
import { isKind } from '../../core/document/schema/record-kinds.ts';
import { levelText } from '../support/build-level.ts';
import { levelwright } from '../support/command-line.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const generate = (folder: string, ...args: readonly string[]) =>
  levelwright(folder, ['generate', 'building', ...args]);

function read(folder: string, name: string): Level {
  const result = parseLevel(readFileSync(join(folder, name)));
  if (!result.ok) throw new Error(`${name} is no level.`);
  expect(result.problems).toEqual([]);
  return result.level;
}

/** A level with a wall where a building without a place of its own would not stand, and things of a later version. */
const MINE = levelText([
  { kind: 'storey', id: 'g', elevation: 0, height: 3, carpet: 'red' },
  { kind: 'wall', id: 'w1', storey: 'g', start: [0, 0], end: [4, 0], ivy: true },
  { kind: 'statue', id: 'zeus', at: [1, 1] },
]);

describe('levelwright generate building', () => {
  test('writes a level with a building in which nothing is wrong, the same one each time', async () => {
    const folder = await makeTemporaryFolder();
    const made = await generate(folder, '-o', 'a.level.json', '--storeys', '2', '--rooms', '5', '--json');
    expect(made.status).toBe(0);
    const summary = JSON.parse(made.stdout.toString()) as unknown;
    expect(summary).toMatchObject({ seed: 1, at: [0, 0], storeys: 2, rooms: [5, 5] });
    expect(read(folder, 'a.level.json').header.name).toBe('a');
    const again = await generate(folder, '-o', '-', '--storeys', '2', '--rooms', '5-5', '--seed', '1');
    const named = readFileSync(join(folder, 'a.level.json'), 'utf8').replace('"name": "a"', '"name": ""');
    expect(again.stdout.toString()).toBe(named);
    const validated = await levelwright(folder, ['validate', 'a.level.json']);
    expect(validated.stdout.toString()).toBe('a.level.json: no problems.\n');
    const inspected = await levelwright(folder, ['inspect', 'a.level.json', '--json']);
    const { storeys } = JSON.parse(inspected.stdout.toString()) as { storeys: { rooms: unknown[] }[] };
    expect(storeys.map(({ rooms }) => rooms.length)).toEqual([5, 5]);
  });

  test('builds into a level that is there, and keeps all that it held', async () => {
    const folder = await makeTemporaryFolder();
    writeFileSync(join(folder, 'mine.level.json'), MINE);
    const { status, stderr } = await generate(folder, '--into', 'mine.level.json', '--storeys', '1');
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('mine.level.json') });
    const { records } = read(folder, 'mine.level.json');
    expect(records).toEqual(
      expect.arrayContaining([
        { kind: 'storey', id: 'g', elevation: 0, height: 3, carpet: 'red' },
        { kind: 'wall', id: 'w1', storey: 'g', start: [0, 0], end: [4, 0], ivy: true },
        { kind: 'statue', id: 'zeus', at: [1, 1] },
      ]),
    );
    expect(records.filter(({ kind }) => kind === 'storey')).toHaveLength(1);
    expect(records.filter(({ kind }) => kind === 'wall').length).toBeGreaterThan(10);
  });

  test('does not stand on walls unless it is to replace them, and leaves the level it read when told where else', async () => {
    const folder = await makeTemporaryFolder();
    writeFileSync(join(folder, 'mine.level.json'), MINE);
    const place = [
      '--into',
      'mine.level.json',
      '-o',
      'other.level.json',
      '--at',
      '-2,-2',
      '--compactness',
      '1',
    ];
    const refused = await generate(folder, ...place);
    expect(refused).toMatchObject({
      status: 4,
      stderr: expect.stringMatching(/walls that are there.*\(w1\)/),
    });
    expect(existsSync(join(folder, 'other.level.json'))).toBe(false);
    expect((await generate(folder, ...place, '--replace')).status).toBe(0);
    expect(read(folder, 'other.level.json').records.some((record) => 'ivy' in record)).toBe(false);
    expect(readFileSync(join(folder, 'mine.level.json'), 'utf8')).toBe(MINE);
  });

  test('builds a street, every wish said', async () => {
    const folder = await makeTemporaryFolder();
    const wishes =
      '--storeys 2 --rooms 4-5 --columns 2-3 --rows 3 --spacing 2.4-3.6 --compactness 0.8 --setback 0.2 --entrances 1 --window-density 1 --window-width 1 --window-height 1.1 --window-sill 1 --door-width 0.85 --door-height 2 --extra-doors 0 --layout free --no-uses --outer-thickness 0.25 --inner-thickness 0.1 --storey-height 2.6 --slab 0.25 --stair-width 0.9 --roof hip --roof-pitch 45 --roof-overhang 0.5 --materials brick';
    const made = await generate(
      folder,
      ...['-o', 'street.level.json', '--lot', '16x20', '--count', '6', '--seed', '-3', '--json'],
      ...wishes.split(' '),
    );
    expect(made.status).toBe(0);
    const { buildings } = JSON.parse(made.stdout.toString()) as { buildings: { seed: number }[] };
    expect(new Set(buildings.map(({ seed }) => seed)).size).toBe(6);
    const { records } = read(folder, 'street.level.json');
    const roofs = records.filter((record) => isKind(record, 'roof'));
    const tops = roofs.filter(({ besideUpper }) => !besideUpper);
    expect(tops).toHaveLength(6);
    // 45° to a millionth of a radian.
    expect(tops[0]).toMatchObject({ type: 'hip', pitch: 0.785398, overhang: 0.5 });
    expect(records.filter((record) => isKind(record, 'storey'))).toMatchObject([
      { elevation: 0, height: 2.6 },
      { elevation: 2.85, height: 2.6 },
    ]);
    expect(records.some((record) => isKind(record, 'room') && record.name !== undefined)).toBe(false);
  });

  test.each([
    [['--seed', '1.5']],
    [['--seed', '9007199254740992']],
    [['--seed', 'abc']],
    [['--storeys', 'many']],
    [['--towers', '3']],
    [['--layout', 'castle']],
    [['--count', '3']],
    [['--lot', '3', '--count', '3']],
    [['--at', '3']],
  ])('%j is wrong use', async (args) => {
    const folder = await makeTemporaryFolder();
    const { status, stderr } = await generate(folder, '-o', 'a.level.json', ...args);
    expect(status).toBe(2);
    expect(stderr).not.toBe('');
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    [['--storeys', '0'], 'storeys'],
    [['--storeys', '201'], 'storeys'],
    [['--storeys', '1', '--rooms', '5', '--columns', '2', '--rows', '2'], 'rooms'],
    [['--storey-height', '1.5'], 'storey height'],
    [['--roof-pitch', '81'], 'roof pitch'],
    [['--window-sill', '-1'], 'window sill'],
    [['--door-width', '0.1'], 'door width'],
    [['--lot', '-5x5', '--count', '2'], 'lot'],
    [['--lot', '5x5', '--count', '2'], 'lot'],
    [['--lot', '14x18', '--count', '0'], 'number of buildings'],
  ])('%j cannot be had: the wish is named and nothing is written', async (args, wish) => {
    const folder = await makeTemporaryFolder();
    const { status, stderr } = await generate(folder, '-o', 'a.level.json', ...args);
    expect({ status, stderr }).toEqual({ status: 4, stderr: expect.stringContaining(wish) });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('says so when it is not told where to write, or cannot read or write there', async () => {
    const folder = await makeTemporaryFolder();
    expect((await generate(folder)).status).toBe(2);
    expect((await generate(folder, '-o', '-', '--json')).status).toBe(2);
    expect((await generate(folder, '-o', 'no/such/a.level.json')).status).toBe(3);
    expect((await generate(folder, '--into', 'none.level.json')).status).toBe(3);
  });
});
