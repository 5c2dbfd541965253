import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseLevel } from '../../core/document/parse-level.ts';
import { findTempWriter } from '../../electron/project/temp-name.ts';
import { rowText } from '../support/sample-level.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { buildChild, type Child, startChild } from './child.ts';

const KILLS = Number(process.env.LEVELWRIGHT_KILLS ?? 30);
/** A save of 5 MB takes some 20 ms: the kills are spread evenly over several saves. */
const LATEST_KILL_MS = 60;
/** About 5 MB of level. */
const WALLS = 45_000;

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

let child: Child;

beforeAll(async () => {
  child = await buildChild('save-loop.ts');
});

afterAll(() => child.remove());

test(`a level of 5 MB is whole after each of ${KILLS} kills in the middle of saving`, async () => {
  const folder = await makeTemporaryFolder();
  const [level, a, b] = ['tower.level.json', 'a', 'b'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(a, rowText(WALLS, 'a'));
  await writeFile(b, rowText(WALLS, 'b'));
  await writeFile(level, rowText(WALLS, 'a'));
  const whole = new Set([hash(await readFile(a)), hash(await readFile(b))]);
  const found = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const saving = await startChild(child.program, [level, a, b]);
    const ended = new Promise((resolve) => saving.once('exit', resolve));
    await wait((kill / KILLS) * LATEST_KILL_MS);
    saving.kill('SIGKILL');
    await ended;
    found.add(hash(await readFile(level)));
  }
  expect([...found].filter((content) => !whole.has(content))).toEqual([]);
  expect(parseLevel(await readFile(level)).ok).toBe(true);
  const left = (await readdir(folder)).filter((name) => !['tower.level.json', 'a', 'b'].includes(name));
  expect(left.filter((name) => findTempWriter(name) === undefined)).toEqual([]);
}, 600_000);
