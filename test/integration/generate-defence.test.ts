import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DefenceFacts } from '../../core/inspect/inspect-defence.ts';
import { levelText } from '../support/build-level.ts';
import { levelwright } from '../support/command-line.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const generate = (folder: string, ...args: readonly string[]) =>
  levelwright(folder, ['generate', 'defence', ...args]);

async function inspect(folder: string, level: string): Promise<DefenceFacts> {
  const { stdout } = await levelwright(folder, ['inspect', level, '--json']);
  const { defence } = JSON.parse(stdout.toString()) as { defence: [DefenceFacts] };
  return defence[0];
}

describe('levelwright generate defence', () => {
  test('writes a level whose path is told tile by tile, and its trace as JSON lines', async () => {
    const folder = await makeTemporaryFolder();
    const made = await generate(
      folder,
      ...['-o', 'a.level.json', '--seed', '7', '--length', '40', '--max-before-corner', '4'],
      ...['--border', '1', '--trace', 'trace.jsonl', '--json'],
    );
    expect(made.status).toBe(0);
    expect(JSON.parse(made.stdout.toString())).toMatchObject({ seed: 7, length: 40 });
    const facts = await inspect(folder, 'a.level.json');
    expect(facts.path).toHaveLength(40);
    expect(facts.path[0]).toEqual({ cell: [0, 0], kind: 'entrance' });
    expect(facts.path.at(-1)?.kind).toBe('exit');
    const cells = new Set(facts.path.map(({ cell }) => cell.join(',')));
    expect(facts.tiles.path).toBe(cells.size);
    const { min, max } = facts.bounds;
    expect(facts.tiles.path + facts.tiles.blank).toBe((max[0] - min[0] + 1) * (max[1] - min[1] + 1));
    const events = readFileSync(join(folder, 'trace.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string });
    expect(events.at(-1)).toEqual({ type: 'finished', attempts: facts.attempts });
    expect(events.filter(({ type }) => type === 'tile').length).toBeGreaterThanOrEqual(40);
  });

  test('gives the same bytes each time, and adds to a level that is there', async () => {
    const folder = await makeTemporaryFolder();
    const [first, again] = [await generate(folder, '-o', '-'), await generate(folder, '-o', '-')];
    expect(first.stdout.equals(again.stdout)).toBe(true);
    const mine = { kind: 'statue', id: 'zeus', at: [1, 1] };
    writeFileSync(join(folder, 'mine.level.json'), levelText([mine]));
    const { status } = await generate(folder, '--into', 'mine.level.json', '--heading', '-z');
    expect(status).toBe(0);
    expect(readFileSync(join(folder, 'mine.level.json'), 'utf8')).toContain('zeus');
    expect((await inspect(folder, 'mine.level.json')).path[1]).toMatchObject({ cell: [0, -1] });
  });

  test.each([
    ['--length', '1', 4, 'from 2'],
    ['--length', '1e7', 4, 'not 10000000'],
    ['--length', '2.5', 4, 'not 2.5'],
    ['--border', '-1', 4, 'border'],
    ['--decoration-chance', '2', 4, 'decoration chance'],
    ['--max-before-corner', '-2', 4, 'before a corner'],
    ['--tile-size', '0', 4, ''],
    ['--heading', 'nonsense', 2, '+x'],
    ['--seed', 'abc', 2, 'number'],
  ])('refuses %s %s by name and writes nothing', async (option, value, expected, words) => {
    const folder = await makeTemporaryFolder();
    const { status, stderr } = await generate(folder, '-o', 'a.level.json', option, value);
    expect({ status, stderr }).toEqual({ status: expected, stderr: expect.stringContaining(words) });
    expect(existsSync(join(folder, 'a.level.json'))).toBe(false);
  });

  test('says so where no level fits within the attempts', async () => {
    const folder = await makeTemporaryFolder();
    const args = ['--length', '3000', '--max-before-corner', '0', '--attempts', '20'];
    const { status, stderr } = await generate(folder, '-o', 'a.level.json', ...args);
    expect({ status, stderr }).toEqual({
      status: 4,
      stderr: expect.stringContaining('No level of length 3000'),
    });
  });
});
