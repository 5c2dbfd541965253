import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planBuilding } from '../../core/walls/building-generator/plan-building.ts';
import { ENDS, WISH_NAMES } from '../support/arbitrary-wishes.ts';
import { levelwright } from '../support/command-line.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test('every two wishes at their ends together come to a building or to a refusal that names one', () => {
  const pairs = WISH_NAMES.flatMap((a, index) =>
    WISH_NAMES.slice(index + 1).flatMap((b) =>
      ENDS[a].flatMap((first) => ENDS[b].map((second) => ({ [a]: first, [b]: second }))),
    ),
  );
  const results = pairs.map((wishes, seed) => planBuilding(wishes, seed));
  const unnamed = results.filter(
    (result) => !result.ok && !WISH_NAMES.some((name) => name === result.reason.wish),
  );
  expect(unnamed).toEqual([]);
  expect(results.filter(({ ok }) => ok).length).toBeGreaterThan(pairs.length / 4);
});

test.each([
  ['storeys', ['--storeys', '0']],
  ['storeys', ['--storeys', '201']],
  ['rooms', ['--rooms', '10', '--columns', '3', '--rows', '3']],
  ['storey height', ['--storey-height', '2', '--door-height', '2.1']],
  ['seed', ['--seed', '9007199254740992']],
  ['seed', ['--seed', '1.5']],
  ['seed', ['--seed', 'abc']],
])('the command line names %s in a refusal of %s and writes nothing', async (wish, options) => {
  const folder = await makeTemporaryFolder();
  const { status, stderr } = await levelwright(folder, [
    'generate',
    'building',
    '-o',
    'a.level.json',
    ...options,
  ]);
  expect([2, 4]).toContain(status);
  expect(stderr).toContain(wish);
  expect(existsSync(join(folder, 'a.level.json'))).toBe(false);
});
