import { describe, expect, test } from 'vitest';
import { buildLevel, levelText } from '../../test/support/build-level.ts';
import { MAX_DEPTH, MAX_LEVEL_BYTES, MAX_PROBLEMS } from './level-format.ts';
import { parseLevel } from './parse-level.ts';
import { describeProblem } from './problem.ts';
import { serialiseLevel } from './serialise-level.ts';

const GROUND = { kind: 'storey', id: 'g' };
const WALL = { kind: 'wall', id: 'w1', storey: 'g', start: [0, 0], end: [4, 0] };
const VALID = levelText([GROUND, WALL]);

/** What is reported about a file that must not be read. */
const complaints = (source: string | Uint8Array): string[] => {
  const result = parseLevel(source);
  expect(result.ok).toBe(false);
  return result.problems.map(describeProblem);
};

const utf8 = (text: string): Uint8Array => Buffer.from(text);

describe('files that other programs touched', () => {
  const plain = serialiseLevel(buildLevel([GROUND, WALL]));
  test.each([
    ['a byte-order mark', `\uFEFF${VALID}`],
    ['CRLF', VALID.replaceAll('\n', '\r\n')],
    ['CR', VALID.replaceAll('\n', '\r')],
    ['one line', JSON.stringify(JSON.parse(VALID))],
    ['four spaces of indent', JSON.stringify(JSON.parse(VALID), null, 4)],
  ])('%s makes no difference', (_what, text) => {
    for (const source of [text, utf8(text)]) {
      const result = parseLevel(source);
      expect(result.ok && serialiseLevel(result.level)).toBe(plain);
      expect(result.problems).toEqual([]);
    }
  });

  test('comments are read, and it is said that saving loses them', () => {
    const result = parseLevel(`${VALID.replace('"records"', '/* { " */ "records"')} // [ end`);
    expect(result.ok && serialiseLevel(result.level)).toBe(plain);
    expect(result.problems).toMatchObject([
      { severity: 'warning', code: 'document.comments', place: 'line 5, column 1' },
    ]);
  });

  test.each([
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${VALID}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(VALID, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\uFEFF${VALID}`, 'utf16le').swap16()],
  ])('%s is named, with the way out', (_what, bytes) => {
    expect(complaints(bytes)).toEqual([expect.stringMatching(/UTF-16.*Save it as UTF-8/)]);
  });

  test('bytes that are no UTF-8 are located', () => {
    const bytes = Buffer.from(VALID);
    bytes[VALID.indexOf('Test')] = 0xe9;
    expect(complaints(bytes)).toEqual([expect.stringMatching(/^line 4, column 10: .*UTF-8/)]);
  });
});

describe('files that were damaged', () => {
  test.each([
    ['nothing at all', '', /empty/],
    ['white space', ' \r\n\t', /empty/],
    ['zeros', '\0\0\0\0', /zeros.*older copy/],
    ['zeros at the end', `${VALID}\0\0`, /^line 10, column 1: .*2 zero bytes/],
    ['half of it', VALID.slice(0, VALID.length / 2), /^line \d+, column \d+: The file ends in the middle/],
    ['a missing last brace', VALID.trimEnd().slice(0, -1), /^line 8, column 2: The file ends in the middle/],
    ['a word cut short', '{"a": tru', /^line 1, column 10: The file ends in the middle/],
    ['something after its end', `${VALID}}`, /^line 10, column 1: Found "}" after the end/],
    ['a text that is not closed', '{"a": "b\n}', /^line 1, column 7: .*not closed/],
    ['a missing comma', VALID.replace('},\n{', '}\n{'), /^line 7, column 1: Found "{" where a comma/],
    [
      'a merge conflict',
      VALID.replace('{"kind":"wall"', '<<<<<<< HEAD\n$&'),
      /^line 7, column 1: .*merge conflict/,
    ],
    ['a picture', '\u0089PNG\r\n', /no JSON/],
    ['YAML', 'format: levelwright/level', /no JSON/],
    ['a raw control character', '{"a": "\u0001"}', /^line 1, column 7/],
    ['a number with a leading zero', '{"a": 012}', /^line 1, column 8/],
  ])('%s', (_what, text, words) => {
    expect(complaints(text)).toEqual([expect.stringMatching(words)]);
  });

  test('every trailing comma and every NaN is located, not the first alone', () => {
    const text = levelText([GROUND, '{"kind":"storey","id":"h","elevation":NaN,"height":-Infinity,},']);
    expect(complaints(text)).toEqual([
      expect.stringMatching(/^line 7, column 39: NaN is no number/),
      expect.stringMatching(/^line 7, column 52: -Infinity is no number/),
      expect.stringMatching(/^line 7, column 61: .*Delete it/),
      expect.stringMatching(/^line 7, column 63: .*Delete it/),
    ]);
  });
});

describe('files of another kind', () => {
  test.each([
    ['{}', /no "format" field: it is not a Levelwright level/],
    ['{"tiledversion":"1.10","layers":[]}', /no "format" field/],
    ['{"asset":{"version":"2.0"},"format":"glTF"}', /^format: Found "glTF"; expected "levelwright\/level"/],
    ['[]', /Found a list of 0; expected a level/],
    ['null', /Found null; expected a level/],
    ['""', /Found ""; expected a level/],
    ['12', /Found 12; expected a level/],
  ])('%s', (text, words) => {
    expect(complaints(text)).toEqual([expect.stringMatching(words)]);
  });

  test('a newer version is refused, and says so, whatever else it holds', () => {
    expect(complaints(levelText([{ kind: 'wall' }], 2))).toEqual([
      expect.stringMatching(/^version: .*version 2 .*newer Levelwright.*Nothing was changed/),
    ]);
  });

  test.each(['1', null, 1.5, -1, [1]])('version %j is not guessed at', (version) => {
    expect(complaints(levelText([GROUND], version))).toEqual([
      expect.stringMatching(/^version: Found .*; expected/),
    ]);
  });

  test('a missing version is not guessed at', () => {
    expect(complaints(VALID.replace('"version": 1,', ''))).toEqual([
      expect.stringMatching(/^version: Found nothing/),
    ]);
  });

  test('a file without records is not a level without records', () => {
    expect(complaints('{"format":"levelwright/level","version":1,"name":5}')).toEqual([
      'name: Found 5; expected text in quotes.',
      'records: Found nothing; expected a list.',
    ]);
  });
});

describe('records that are wrong', () => {
  test('all are reported at once, each with its place, what was found and what was expected', () => {
    const text = levelText([
      GROUND,
      { ...WALL, start: [0], end: ['12', null], thickness: 0 },
      { kind: 'opening', id: 'o1', wall: 'w1', type: 'gate', offset: 0, width: 1, height: 1, sill: -1 },
      { kind: 'material', id: 'm', color: 'red', texture: '../../secret.png', tiling: 'much' },
      { kind: 'ring', id: '', steps: 3.5, cellSize: 1, scaleHeight: 1 },
      { kind: 'storey', id: 'x'.repeat(100) },
      { kind: 'fountain' },
      'null',
    ]);
    expect(complaints(text)).toEqual([
      'records[1] wall "w1": start: Found a list of 1; expected a list of 2.',
      'records[1] wall "w1": end[0]: Found "12"; expected a number.',
      'records[1] wall "w1": end[1]: Found null; expected a number.',
      'records[1] wall "w1": thickness: Found 0; expected a number above 0.',
      'records[2] opening "o1": type: Found "gate"; expected one of "door", "window", "arch".',
      'records[2] opening "o1": sill: Found -1; expected a number of at least 0.',
      'records[3] material "m": color: Found "red"; expected a colour such as "#b5523b".',
      'records[3] material "m": texture: Found "../../secret.png"; expected a relative path inside the project folder.',
      'records[3] material "m": tiling: Found "much"; expected a list.',
      'records[4] ring "": id: Found ""; expected text that is not empty.',
      'records[4] ring "": steps: Found 3.5; expected a whole number.',
      'records[4] ring "": scaleHeight: Found 1; expected true or false.',
      `records[5] storey "${'x'.repeat(100)}": id: Found "${'x'.repeat(40)}…"; expected text of at most 64 characters.`,
      'records[6] fountain: id: Found nothing; expected text in quotes.',
      'records[7]: Found null; expected an object in braces.',
    ]);
  });

  test('problems carry the path and the id for programs', () => {
    const { problems } = parseLevel(levelText([GROUND, { ...WALL, end: [0, 'x'] }]));
    expect(problems).toMatchObject([{ severity: 'error', at: 'records[1].end[1]', record: 'w1' }]);
  });

  test('a number too large to be held is located, in fields of later versions too', () => {
    const text = levelText([
      GROUND,
      '{"kind":"storey","id":"h","elevation":1e999,"later":{"two words":[0,-1e999]}}',
    ]);
    expect(complaints(text)).toEqual([
      expect.stringMatching(/^records\[1\] storey "h": elevation: Found a number too large/),
      expect.stringMatching(/^records\[1\] storey "h": later\["two words"\]\[1\]: Found a number too large/),
    ]);
  });

  test('two records of one id', () => {
    expect(complaints(levelText([GROUND, WALL, { ...WALL, end: [0, 4] }]))).toEqual([
      'records[2] wall "w1": id: The id "w1" is taken by records[1] already. Give each record an id of its own.',
    ]);
  });

  test('references that lead nowhere, or to a record of another kind', () => {
    expect(complaints(levelText([GROUND, { ...WALL, storey: 'attic', left: 'g' }]))).toEqual([
      'records[1] wall "w1": storey: Found "attic", which no record has; expected the id of a storey.',
      'records[1] wall "w1": left: Found "g", which is a storey; expected the id of a material.',
    ]);
  });

  test('a reference to a kind that begins with a vowel reads like English', () => {
    const door = { kind: 'opening', id: 'o1', wall: 'o1', type: 'door', offset: 2, width: 1, height: 2 };
    expect(complaints(levelText([door]))).toEqual([
      'records[0] opening "o1": wall: Found "o1", which is an opening; expected the id of a wall.',
    ]);
  });

  test('a record of an empty kind', () => {
    expect(complaints(levelText([{ kind: '', id: 'a' }]))).toEqual([
      'records[0] "a": kind: Found ""; expected text that is not empty.',
    ]);
  });

  test('a reference to a record that is itself wrong is not reported as dangling', () => {
    expect(complaints(levelText([{ ...GROUND, height: 0 }, WALL]))).toHaveLength(1);
  });

  test('a field that stands twice is reported: readers of JSON would drop one silently', () => {
    expect(complaints(levelText(['{"kind":"storey","id":"g","height":3,"height":4}']))).toEqual([
      'line 6, column 38: The field "height" stands twice in one object. Keep the one that is meant and delete the other.',
    ]);
  });

  test('__proto__ is refused as a field name and changes nothing', () => {
    expect(complaints(levelText(['{"kind":"x","id":"1","__proto__":{"polluted":true}}']))).toEqual([
      expect.stringMatching(/^records\[0\] x "1": __proto__: /),
    ]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('points beside the 0.1 mm lattice are read and offered for repair', () => {
    const result = parseLevel(levelText([GROUND, { ...WALL, start: [0.00001, -0] }]));
    expect(result.ok).toBe(true);
    expect(result.problems).toMatchObject([{ severity: 'repair', code: 'document.off-lattice' }]);
  });

  test('-0 is read as 0, so that equal joints are equal', () => {
    const [, wall] = buildLevel([GROUND, { ...WALL, note: { deep: [-0] } }]).records;
    expect(JSON.stringify(wall)).toContain('"deep":[0]');
    const { level } = parseLevel(
      levelText([GROUND, '{"kind":"wall","id":"w","storey":"g","start":[-0,-0.0],"end":[1,0]}']),
    ) as {
      level: { records: readonly unknown[] };
    };
    expect(level.records[1]).toStrictEqual({
      kind: 'wall',
      id: 'w',
      storey: 'g',
      start: [0, 0],
      end: [1, 0],
    });
  });
});

describe('files that are too much', () => {
  test('a file beyond the size limit is refused before it is looked at', () => {
    expect(complaints(new Uint8Array(MAX_LEVEL_BYTES + 1))).toEqual([
      expect.stringMatching(/64\.0 MiB can be read/),
    ]);
  });

  test('millions of brackets are refused where they go too deep', () => {
    for (const bracket of ['[', '{"a":', '[{"a":']) {
      expect(complaints(bracket.repeat(1_000_000))).toEqual([
        expect.stringMatching(/^line 1, column \d+: .*100 deep/),
      ]);
    }
  });

  test('unknown records may go as deep as allowed, and not deeper', () => {
    const nested = (depth: number): string =>
      levelText([`{"kind":"x","id":"1","in":${'['.repeat(depth)}${']'.repeat(depth)}}`]);
    const deepest = parseLevel(nested(MAX_DEPTH - 3));
    expect(deepest.ok && serialiseLevel(deepest.level)).toBe(nested(MAX_DEPTH - 3));
    expect(parseLevel(nested(MAX_DEPTH - 2)).ok).toBe(false);
  });

  test('a file of 200,000 faults is answered with the first ones and a count', () => {
    const faults = 200_000;
    const words = complaints(levelText(Array.from({ length: faults }, () => '0')));
    expect(words).toHaveLength(MAX_PROBLEMS + 1);
    expect(words.at(-1)).toBe(`${faults - MAX_PROBLEMS} more problems are not listed.`);
  });

  test('a file of 200,000 trailing commas is answered too', () => {
    expect(complaints(levelText(Array.from({ length: 200_000 }, () => '[0,]')))).toHaveLength(MAX_PROBLEMS);
  });
});

test('unknown kinds and fields are kept', () => {
  const records = [
    { ...GROUND, later: { a: [1, null] } },
    { kind: 'fountain', id: 'f', spouts: 3 },
  ];
  expect(buildLevel(records).records).toEqual(records);
});
