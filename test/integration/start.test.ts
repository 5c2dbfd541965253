import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { decodeFrame, encodeFrame } from '../../core/ipc/frame.ts';
import { API_PATH, FRAME_TYPE } from '../../core/ipc/http-api.ts';
import { rowText } from '../support/sample-level.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Started {
  readonly child: ChildProcess;
  readonly lines: string[];
  readonly ended: Promise<number | null>;
  /** What is behind “Address: ”, once it is printed; undefined when the program ends without. */
  readonly address: Promise<string | undefined>;
}

/** `npm start` as a user types it, with a home of its own and without a display. */
function start(home: string, ...options: string[]): Started {
  return startWith({}, home, ...options);
}

function startWith(extra: Record<string, string>, home: string, ...options: string[]): Started {
  const { DISPLAY: _x, WAYLAND_DISPLAY: _w, BROWSER: _b, ...rest } = process.env;
  const env = { ...rest, HOME: home, XDG_CONFIG_HOME: join(home, '.config'), INIT_CWD: home, ...extra };
  const args = ['--import', 'tsx', join(ROOT, 'scripts/start.ts'), ...options];
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const lines: string[] = [];
  const address = new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const url = /^Address: (http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]+)$/.exec(line)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
    child.once('close', () => resolve(undefined));
  });
  return { child, lines, address, ended: once(child, 'close').then(([status]) => status) };
}

/** Opens the address as a browser does, and asks one thing. */
async function ask(address: string, name: string): Promise<unknown> {
  const opened = await fetch(address, { redirect: 'manual' });
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = await fetch(new URL(`${API_PATH}${name}`, address), {
    method: 'POST',
    headers: { cookie, 'content-type': FRAME_TYPE },
    body: encodeFrame({}),
  });
  return decodeFrame(new Uint8Array(await answer.arrayBuffer()));
}

describe('npm start', () => {
  it('without a display opens the user’s copy of the samples in the browser, saying why and where', async () => {
    const home = await makeTemporaryFolder();
    const { lines, address } = start(home);
    const url = (await address) ?? '';
    expect(lines).toContain(
      'Levelwright opens in your browser, because there is no display for a window of its own.',
    );
    const samples = join(home, 'Levelwright samples');
    expect(lines).toContain(`Project: ${samples}, your own copy of the samples`);
    expect(await readdir(samples)).toEqual([
      'Cottage.level.json',
      'Ring station.level.json',
      'Tower defence.level.json',
      'assets',
    ]);
    expect(await ask(url, 'app.describe')).toMatchObject({
      ok: true,
      output: { host: 'browser', project: 'Levelwright samples', firstLevel: expect.any(String) },
    });
  });

  it('opens the project that it is given, by a path from where it was typed', async () => {
    const home = await makeTemporaryFolder();
    await writeFile(join(home, 'House.level.json'), rowText(2));
    const { address } = start(home, '--no-open', '--project', '.');
    expect(await ask((await address) ?? '', 'project.list')).toMatchObject({
      output: { levels: [{ fileName: 'House.level.json' }] },
    });
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stops cleanly on %s', async (signal) => {
    const home = await makeTemporaryFolder();
    const { child, address, ended, lines } = start(home, '--no-open', '--project', home);
    await address;
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(lines.at(-1)).toBe('Stopping.');
  });

  it('takes the port that it is given', async () => {
    const home = await makeTemporaryFolder();
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const at = free.address();
    const port = typeof at === 'object' ? at?.port : undefined;
    const taken = start(home, '--no-open', '--project', home, '--port', String(port));
    expect(await taken.ended).toBe(1);
    expect(taken.lines.at(-1)).toBe(
      `Port ${port} is in use by another program. Choose another with --port, or leave --port out to get a free one.`,
    );
    free.close();
    await once(free, 'close');
    const { address } = start(home, '--no-open', '--project', home, '--port', String(port));
    expect(new URL((await address) ?? '').port).toBe(String(port));
  });

  it.each([
    [['--project', 'nowhere'], 'There is no project folder “'],
    [['--project', 'file'], 'is not a folder. --project takes a folder of levels.'],
    [['--port', 'x'], '--port takes a number from 0 to 65535, not “x”.'],
    [['--port', '65536'], '--port takes a number from 0 to 65535, not “65536”.'],
    [['--port'], "Option '--port <value>' argument missing."],
    [['--colour'], "Unknown option '--colour'."],
    [['level.json'], "Unexpected argument 'level.json'."],
  ])('says in one line what is wrong with %j', async (options, words) => {
    const home = await makeTemporaryFolder();
    await writeFile(join(home, 'file'), '');
    const { ended, lines } = start(home, ...options);
    expect(await ended).toBe(2);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(words);
    expect(await readdir(home)).toEqual(['file']);
  });

  it('explains its options', async () => {
    const { ended, lines } = start(await makeTemporaryFolder(), '--help');
    expect(await ended).toBe(0);
    for (const option of ['--browser', '--project DIR', '--port N', '--no-open', '--help']) {
      expect(lines.join('\n')).toContain(option);
    }
  });

  it('hands the address to the system’s browser as it is', async () => {
    const home = await makeTemporaryFolder();
    const seen = join(home, 'seen');
    const opener = `#!/bin/sh\nprintf '%s %s' "$#" "$1" > '${seen}.part'; mv '${seen}.part' '${seen}'\n`;
    await writeFile(join(home, 'xdg-open'), opener, { mode: 0o755 });
    const path = `${home}${delimiter}${process.env.PATH}`;
    const { address } = startWith({ PATH: path, BROWSER: 'any' }, home, '--browser', '--project', home);
    const url = await address;
    await vi.waitFor(async () => expect(await readFile(seen, 'utf8')).toBe(`1 ${url}`), { timeout: 20_000 });
  });

  it('goes on when there is no browser to open', async () => {
    const home = await makeTemporaryFolder();
    const { address } = startWith({ PATH: home, BROWSER: 'any' }, home, '--browser', '--project', home);
    expect(await ask((await address) ?? '', 'project.list')).toMatchObject({ ok: true });
  });

  it('leaves the shipped samples as they are', async () => {
    const home = await makeTemporaryFolder();
    const { address } = start(home, '--no-open');
    await address;
    const copy = join(home, 'Levelwright samples/Cottage.level.json');
    expect(await readFile(copy)).toEqual(await readFile(join(ROOT, 'assets/samples/Cottage.level.json')));
  });
});
