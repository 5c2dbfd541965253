import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryLevel } from '../../test/support/arbitrary-level.ts';
import { buildLevel } from '../../test/support/build-level.ts';
import { readFixture } from '../../test/support/fixture.ts';
import type { Level } from './level.ts';
import { parseLevel } from './parse-level.ts';
import type { LevelRecord } from './schema/record-kinds.ts';
import { serialiseLevel } from './serialise-level.ts';

const parsed = (source: string | Uint8Array): Level => {
  const result = parseLevel(source);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.level;
};

const byId = ({ records }: Level): Record<string, LevelRecord> =>
  Object.fromEntries(records.map((record) => [record.id, record]));

describe('what is written', () => {
  test('a level of one of each kind is written as it stands in the fixture', () => {
    const bytes = readFixture('levels/version-1.level.json');
    expect(serialiseLevel(parsed(bytes))).toBe(bytes.toString());
  });

  test('a level without records keeps its shape', () => {
    expect(serialiseLevel({ header: { name: 'Nothing\n"yet"', extra: {} }, records: [] })).toBe(
      '{\n"format": "levelwright/level",\n"version": 1,\n"name": "Nothing\\n\\"yet\\"",\n"records": []\n}\n',
    );
  });

  test('fields stand in the order of the schema, whatever order they came in; unknown ones after them by name', () => {
    const level = buildLevel([
      { z: 1, '10': 2, height: 3, id: 's', '9': { b: 1, a: 2 }, kind: 'storey', elevation: -0 },
    ]);
    expect(serialiseLevel(level)).toContain(
      '\n{"kind":"storey","id":"s","elevation":0,"height":3,"10":2,"9":{"b":1,"a":2},"z":1}\n',
    );
  });

  test('a field that is undefined is not written', () => {
    const storey = { kind: 'storey', id: 's', name: undefined } as LevelRecord;
    expect(serialiseLevel({ header: { name: '', extra: {} }, records: [storey] })).toContain(
      '{"kind":"storey","id":"s"}',
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    '%s is never written as null: writing refuses and names the place',
    (number) => {
      const blob = { kind: 'blob', id: 'b1', radius: 1, at: [0, number, 0] } as LevelRecord;
      expect(() => serialiseLevel({ header: { name: '', extra: {} }, records: [blob] })).toThrow(
        /b1: at\[1\]/,
      );
    },
  );
});

describe('any level', () => {
  test('is read as it was written, and written with the same bytes again', () => {
    fc.assert(
      fc.property(arbitraryLevel, (level) => {
        const text = serialiseLevel(level);
        const again = parsed(text);
        expect(again.header).toEqual(JSON.parse(JSON.stringify(level.header)));
        expect(byId(again)).toEqual(JSON.parse(JSON.stringify(byId(level))));
        expect(serialiseLevel(again)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('is written alike in whatever order its records and fields stand', () => {
    fc.assert(
      fc.property(arbitraryLevel, ({ header, records }) => {
        const reversed = records
          .map((record) => Object.fromEntries(Object.entries(record).reverse()) as unknown as LevelRecord)
          .reverse();
        expect(serialiseLevel({ header, records: reversed })).toBe(serialiseLevel({ header, records }));
      }),
    );
  });
});
