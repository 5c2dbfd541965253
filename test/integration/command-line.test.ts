import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { MAX_LEVEL_BYTES } from '../../core/document/level-format.ts';
import { parseLevel } from '../../core/document/parse-level.ts';
import { levelText } from '../support/build-level.ts';
import { levelwright, levelwrightInto } from '../support/command-line.ts';
import { readFixture } from '../support/fixture.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/** A picture of three pixels. */
const PICTURE = PNG.sync.write(new PNG({ width: 3, height: 1 }));
/** A module of the samples, in the place of that of the fixture. */
const MODULE = readFileSync(new URL('../../assets/samples/assets/modules/crates.glb', import.meta.url));
/** Everything that the sound level names. */
const FILES = { 'assets/brick.png': PICTURE, 'assets/pod.glb': MODULE };
const STACK_TRACE = /\n\s+at /;
const FIXTURE = readFixture('levels/version-1.level.json');
/** The same without the module that has no place on its ring, which is pointed out. */
const SOUND = Buffer.from(String(FIXTURE).replace(/.*"id":"m2".*\n/, ''));
/** An L of two walls, 4 m and 3 m long, 0.2 m thick, 2.7 m high. */
const CORNER = levelText([
  { kind: 'storey', id: 'g' },
  { kind: 'wall', id: 'w1', storey: 'g', start: [0, 0], end: [4, 0], thickness: 0.2 },
  { kind: 'wall', id: 'w2', storey: 'g', start: [4, 0], end: [4, 3], thickness: 0.2 },
]);
const BROKEN = levelText([{ kind: 'wall', id: 'w1', storey: 'attic', start: [0, 0], end: [4, null] }]);

/** A folder with these files in it. */
async function makeFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<string> {
  const folder = await makeTemporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

describe('levelwright new', () => {
  test('writes a level that reads without problems, named after its file', async () => {
    const folder = await makeFolder();
    const { status, stderr } = await levelwright(folder, [
      'new',
      'Haus ä.level.json',
      '--template',
      'cottage',
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringContaining('Haus ä.level.json') });
    const result = parseLevel(readFileSync(join(folder, 'Haus ä.level.json')));
    expect(result.ok && result.level.header.name).toBe('Haus ä');
    expect(result.problems).toEqual([]);
  });

  test('puts the modules of a ring station beside it, with the files that these name', async () => {
    const folder = await makeFolder();
    expect((await levelwright(folder, ['new', 'a.level.json', '--template', 'ring'])).status).toBe(0);
    expect(readdirSync(join(folder, 'assets/modules'))).toEqual(
      expect.arrayContaining(['habitat.glb', 'solar-wing.gltf', 'solar-wing.bin', 'solar-cells.png']),
    );
    const { status, stdout } = await levelwright(folder, ['validate', 'a.level.json']);
    expect([status, String(stdout)]).toEqual([0, 'a.level.json: no problems.\n']);
  });

  test('does not replace a file unless it is told to', async () => {
    const folder = await makeFolder({ 'a.level.json': 'mine' });
    const refused = await levelwright(folder, ['new', 'a.level.json']);
    expect(refused.status).toBe(3);
    expect(refused.stderr).toMatch(/^Nothing was written: a\.level\.json is there already.*--force/);
    expect(readFileSync(join(folder, 'a.level.json'), 'utf8')).toBe('mine');
    expect((await levelwright(folder, ['new', 'a.level.json', '--force'])).status).toBe(0);
    expect(parseLevel(readFileSync(join(folder, 'a.level.json'))).ok).toBe(true);
    expect(readdirSync(folder)).toEqual(['a.level.json']);
  });

  test('writes to standard output for -', async () => {
    const { status, stdout } = await levelwright(await makeFolder(), ['new', '-', '--template', 'ring']);
    expect(status).toBe(0);
    expect(parseLevel(stdout).ok).toBe(true);
  });

  test('says so when the folder does not exist', async () => {
    const { status, stderr } = await levelwright(await makeFolder(), ['new', 'no/such/a.level.json']);
    expect(status).toBe(3);
    expect(stderr).toMatch(/^no\/such\/a\.level\.json: .*folder/);
    expect(stderr).not.toMatch(STACK_TRACE);
  });
});

describe('levelwright validate', () => {
  test('is silent about nothing: a sound level is called sound', async () => {
    const folder = await makeFolder({ 'a.level.json': SOUND, ...FILES });
    const { status, stdout } = await levelwright(folder, ['validate', 'a.level.json']);
    expect([status, String(stdout)]).toEqual([0, 'a.level.json: no problems.\n']);
  });

  test('lists the problems of every level, and the unreadable one does not hide the others', async () => {
    const folder = await makeFolder({
      'a.level.json': SOUND,
      ...FILES,
      'b.level.json': BROKEN,
    });
    const { status, stdout, stderr } = await levelwright(folder, [
      'validate',
      'b.level.json',
      'gone',
      'a.level.json',
    ]);
    expect(status).toBe(3);
    expect(String(stdout).split('\n')).toEqual([
      'b.level.json: records[0] wall "w1": end[1]: Found null; expected a number.',
      'a.level.json: no problems.',
      '',
    ]);
    expect(stderr).toMatch(/“gone” could not be read/);
  });

  test('finds walls that stand in the same place, with their places in the file', async () => {
    const twin = { kind: 'wall', id: 'w3', storey: 'g', start: [4, 0], end: [0, 0] };
    const folder = await makeFolder({
      'a.level.json': CORNER.replace('\n]\n', `,\n${JSON.stringify(twin)}\n]\n`),
    });
    const { status, stdout } = await levelwright(folder, ['validate', 'a.level.json']);
    expect(status).toBe(1);
    expect(String(stdout)).toMatch(/records\[1\] wall "w1", records\[3\] wall "w3": Two walls stand/);
  });

  test('tells programs the line and column where a file is no JSON', async () => {
    const { stdout } = await levelwright(await makeFolder(), ['validate', '-', '--json'], '{\n  "a": 1,\n}');
    const [level] = JSON.parse(String(stdout)).levels;
    expect(level.problems).toMatchObject([{ code: 'document.trailing-comma', at: 'line 2, column 9' }]);
  });

  test('prints JSON for programs, from standard input too', async () => {
    const folder = await makeFolder();
    const { status, stdout } = await levelwright(folder, ['validate', '-', '--json'], BROKEN);
    expect(status).toBe(1);
    expect(JSON.parse(String(stdout))).toEqual({
      levels: [
        {
          level: '-',
          valid: false,
          problems: [
            {
              code: 'document.wrong-value',
              severity: 'error',
              record: 'w1',
              at: 'records[0].end[1]',
              place: 'records[0] wall "w1": end[1]',
              message: 'Found null; expected a number.',
            },
          ],
        },
      ],
    });
  });

  test('answers a file beyond the size limit, a folder and an empty file, without reading on', async () => {
    const folder = await makeFolder({ 'large.level.json': new Uint8Array(MAX_LEVEL_BYTES + 1), empty: '' });
    mkdirSync(join(folder, 'folder'));
    const { status, stdout, stderr } = await levelwright(folder, [
      'validate',
      'large.level.json',
      'empty',
      'folder',
    ]);
    expect(status).toBe(3);
    expect(String(stdout)).toMatch(/large.*64\.0 MiB can be read.*\nempty: The file is empty/);
    expect(stderr).toMatch(/folder/);
  });
});

describe('levelwright inspect', () => {
  test('prints what follows from a level as JSON', async () => {
    const folder = await makeFolder({ 'a.level.json': CORNER });
    const { status, stdout } = await levelwright(folder, ['inspect', 'a.level.json', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(String(stdout))).toEqual({
      storeys: [
        {
          id: 'g',
          walls: 2,
          openings: 0,
          wallLength: 7,
          // The mitred corner square is shared: (4 + 3) m × 0.2 m of footprint, times 2.7 m.
          wallVolume: expect.closeTo(7 * 0.2 * 2.7, 9),
          joints: [
            { at: [0, 0], walls: ['w1'] },
            { at: [4, 0], walls: ['w1', 'w2'] },
            { at: [4, 3], walls: ['w2'] },
          ],
          rooms: [],
        },
      ],
      rings: [],
      defence: [],
      problems: [],
    });
  });

  test('of a level that cannot be read knows the problems alone', async () => {
    const folder = await makeFolder({ 'a.level.json': BROKEN });
    const { status, stdout } = await levelwright(folder, ['inspect', 'a.level.json', '--json']);
    expect(status).toBe(1);
    expect(Object.keys(JSON.parse(String(stdout)))).toEqual(['problems']);
  });
});

describe('levelwright format', () => {
  test('rewrites a level in canonical form, and leaves one alone that is', async () => {
    const shuffled = JSON.parse(String(SOUND));
    shuffled.records.reverse();
    const folder = await makeFolder({
      'a.level.json': JSON.stringify(shuffled, null, 4),
      'b.level.json': SOUND,
      'assets/brick.png': PICTURE,
    });
    const before = statSync(join(folder, 'b.level.json')).mtimeMs;
    const { status, stderr } = await levelwright(folder, ['format', 'a.level.json', 'b.level.json']);
    expect(status).toBe(0);
    expect(stderr).toMatch(/a\.level\.json: rewritten.*\nb\.level\.json: .*already/);
    expect(readFileSync(join(folder, 'a.level.json'))).toEqual(SOUND);
    expect(statSync(join(folder, 'b.level.json')).mtimeMs).toBe(before);
  });

  test('does not touch a level that has errors', async () => {
    const folder = await makeFolder({ 'a.level.json': BROKEN });
    expect((await levelwright(folder, ['format', 'a.level.json'])).status).toBe(1);
    expect(readFileSync(join(folder, 'a.level.json'), 'utf8')).toBe(BROKEN);
    expect(readdirSync(folder)).toEqual(['a.level.json']);
  });

  test('works as a filter', async () => {
    const { status, stdout } = await levelwright(
      await makeFolder(),
      ['format', '-'],
      `\uFEFF${String(FIXTURE)}`,
    );
    expect(status).toBe(0);
    expect(stdout).toEqual(FIXTURE);
  });
});

describe('levelwright export', () => {
  test('writes a .glb, the same bytes each time, with the report of the validator', async () => {
    const folder = await makeFolder({ 'a.level.json': CORNER });
    const args = ['export', 'a.level.json', '-o', 'a.glb', '--report', 'a.json'];
    const { status, stderr } = await levelwright(folder, args);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: expect.stringMatching(/0 errors and 0 warnings/),
    });
    const report = readFileSync(join(folder, 'a.json'), 'utf8');
    expect(JSON.parse(report)).toMatchObject({
      counts: { storeys: 1, walls: 2 },
      validator: { issues: { numErrors: 0, numWarnings: 0 } },
    });
    const bytes = readFileSync(join(folder, 'a.glb'));
    const again = await levelwright(folder, ['export', 'a.level.json', '-o', '-']);
    expect(again.stdout).toEqual(bytes);
    await levelwright(folder, args);
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe(report);
  });

  test('writes a .gltf and its .bin', async () => {
    const folder = await makeFolder({ 'a.level.json': CORNER });
    expect((await levelwright(folder, ['export', 'a.level.json', '-o', 'a.gltf'])).status).toBe(0);
    expect(readdirSync(folder)).toEqual(['a.bin', 'a.gltf', 'a.level.json']);
  });

  test('says what the file does not hold', async () => {
    const folder = await makeFolder({ 'a.level.json': FIXTURE });
    const { status, stderr } = await levelwright(folder, ['export', 'a.level.json', '-o', 'a.glb']);
    expect(status).toBe(0);
    expect(stderr).toMatch(/Modules whose file cannot be read are left out: 1/);
    expect(stderr).toMatch(/Blobs are not exported yet: 1/);
  });

  test('refuses what cannot be, and writes nothing', async () => {
    const folder = await makeFolder({ 'a.level.json': CORNER, 'broken.level.json': BROKEN });
    const statusOf = async (...args: string[]) => (await levelwright(folder, ['export', ...args])).status;
    expect(await statusOf('a.level.json', '-o', 'a.glb', '--storeys', 'attic')).toBe(4);
    expect(await statusOf('a.level.json', '-o', 'a.obj')).toBe(2);
    expect(await statusOf('a.level.json')).toBe(2);
    expect(await statusOf('a.level.json', '-o', 'a.glb', '--report', 'a.level.json')).toBe(2);
    expect(await statusOf('broken.level.json', '-o', 'a.glb')).toBe(1);
    expect(await statusOf('gone.level.json', '-o', 'a.glb')).toBe(3);
    expect(readdirSync(folder)).toEqual(['a.level.json', 'broken.level.json']);
  });
});

describe('levelwright export beside other files', () => {
  test.each([
    ['under a link to the level', 'a.level.json', ['-o', 'link.glb']],
    ['with a .bin that is the level', 'a.bin', ['-o', 'a.gltf']],
    ['with a .bin that is the report', 'a.level.json', ['-o', 'b.gltf', '--report', 'b.bin']],
  ])('never writes over what it reads or writes itself: %s', async (_what, level, args) => {
    const folder = await makeFolder({ 'a.level.json': CORNER, 'a.bin': CORNER });
    symlinkSync('a.level.json', join(folder, 'link.glb'));
    const { status, stderr } = await levelwright(folder, ['export', level, ...args]);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/different files/) });
    expect(readFileSync(join(folder, level), 'utf8')).toBe(CORNER);
    expect(readdirSync(folder)).toEqual(['a.bin', 'a.level.json', 'link.glb']);
  });

  test('leaves an older .gltf and its .bin as they were when one of them cannot be written', async () => {
    const folder = await makeFolder({ 'a.level.json': CORNER, 'a.bin': 'old bin', 'b.gltf': 'old gltf' });
    mkdirSync(join(folder, 'a.gltf'));
    mkdirSync(join(folder, 'b.bin'));
    expect((await levelwright(folder, ['export', 'a.level.json', '-o', 'a.gltf'])).status).toBe(3);
    expect((await levelwright(folder, ['export', 'a.level.json', '-o', 'b.gltf'])).status).toBe(3);
    expect(readFileSync(join(folder, 'a.bin'), 'utf8')).toBe('old bin');
    expect(readFileSync(join(folder, 'b.gltf'), 'utf8')).toBe('old gltf');
    expect(readdirSync(folder)).toEqual(['a.bin', 'a.gltf', 'a.level.json', 'b.bin', 'b.gltf']);
  });
});

/** A device that answers every write as a full disk does. */
const FULL_DEVICE = '/dev/full';

describe('levelwright', () => {
  test.skipIf(!existsSync(FULL_DEVICE))('says in words that its output has no room', async () => {
    const folder = await makeFolder({ 'a.level.json': CORNER });
    const full = openSync(FULL_DEVICE, 'w');
    for (const args of [
      ['new', '-'],
      ['export', 'a.level.json', '-o', '-'],
      ['inspect', 'a.level.json', '--json'],
    ]) {
      const { status, stderr } = levelwrightInto(full, folder, args);
      expect({ status, stderr }).toEqual({ status: 3, stderr: expect.stringMatching(/^.*ENOSPC.*\n$/) });
    }
    closeSync(full);
  });

  test.each([
    ['no command', []],
    ['an unknown option', ['validate', 'a', '--loud']],
    ['standard input beside files', ['validate', '-', 'a']],
  ])('answers %s as wrong use, on standard error', async (_what, args) => {
    const { status, stdout, stderr } = await levelwright(await makeFolder(), args);
    expect([status, String(stdout)]).toEqual([2, '']);
    expect(stderr).not.toBe('');
    expect(stderr).not.toMatch(STACK_TRACE);
  });

  test('helps when it is asked to, as a success', async () => {
    const { status, stdout } = await levelwright(await makeFolder(), ['export', '--help']);
    expect([status, String(stdout)]).toEqual([0, expect.stringContaining('Example:\n  levelwright export ')]);
  });
});
