import { expect, test } from 'vitest';
import { levelText } from '../../../test/support/build-level.ts';
import { readFixture } from '../../../test/support/fixture.ts';
import { LEVEL_VERSION } from '../level-format.ts';
import { parseLevel } from '../parse-level.ts';
import { RECORD_KINDS } from '../schema/record-kinds.ts';
import { serialiseLevel } from '../serialise-level.ts';

const versions = Array.from({ length: LEVEL_VERSION + 1 }, (_value, version) => version);

test.each(versions)('a level of version %i is saved as the same level of the present version', (version) => {
  const result = parseLevel(readFixture(`levels/version-${version}.level.json`));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(serialiseLevel(result.level)).toBe(
    readFixture(`levels/version-${LEVEL_VERSION}.level.json`).toString(),
  );
});

test('what an old level has wrong is reported after its migration, at its own record', () => {
  const { problems } = parseLevel(
    levelText(
      [
        7,
        { kind: 'floor', id: 'g' },
        { kind: 'wall', id: 'w', floor: 'h', from: [0, 0], to: [1, null] },
      ] as object[],
      0,
    ),
  );
  expect(problems.map(({ place, code }) => [place, code])).toEqual([
    ['records[0]', 'document.wrong-value'],
    ['records[2] wall "w": end[1]', 'document.wrong-value'],
  ]);
});

test('the fixture of the present version holds a record of every kind, so that no kind is forgotten here', () => {
  const file = JSON.parse(readFixture(`levels/version-${LEVEL_VERSION}.level.json`).toString());
  const kinds = new Set(file.records.map(({ kind }: { kind: string }) => kind));
  expect([...RECORD_KINDS].filter((kind) => !kinds.has(kind))).toEqual([]);
});
