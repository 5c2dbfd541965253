import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { buildStale } from '../../build/build-stale.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { launchChromium } from '../browser/chromium.ts';
import type { BenchCase } from './bench-case.ts';
import { median } from './measure.ts';
import { latticeLevel } from './plan-levels.ts';

const STARTS = 5;
/** In the level that is opened. */
const WALLS = 100;
const LONGEST_WAIT_MS = 60_000;

interface Start {
  /** From the start of the process to the address. */
  readonly host: number;
  /** From the opening of the address to the first frame with something drawn. */
  readonly page: number;
}

/**
 * In the page: notes when the engine first draws, and that the browser has shown that frame. As text, because functions
 * that the loader has prepared for Node call what a page does not have.
 */
const NOTE_FIRST_FRAME = `
  const { prototype } = WebGL2RenderingContext;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
    const draw = prototype[name];
    prototype[name] = function (...args) {
      requestAnimationFrame(() => globalThis.tellFirstFrame());
      return draw.apply(this, args);
    };
  }
`;

async function readAddress(host: ChildProcess): Promise<string> {
  if (!host.stdout) throw new Error('The host has no output.');
  const lines: string[] = [];
  for await (const line of createInterface({ input: host.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
    lines.push(line);
  }
  throw new Error(`The host ended without an address:\n${lines.join('\n')}`);
}

async function measureStart(browser: Browser, project: string): Promise<Start> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const from = performance.now();
  const arguments_ = ['--import', 'tsx', 'scripts/start.ts', '--no-open', '--project', project];
  const host = spawn(process.execPath, arguments_, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => host.once('exit', resolve));
  try {
    const address = await readAddress(host);
    const opened = performance.now();
    const page = await context.newPage();
    let tell = (): void => undefined;
    const shown = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.exposeFunction('tellFirstFrame', () => tell());
    await page.addInitScript(NOTE_FIRST_FRAME);
    await page.goto(address, { waitUntil: 'commit' });
    await Promise.race([shown, tooLate()]);
    return { host: opened - from, page: performance.now() - opened };
  } finally {
    await context.close();
    host.kill('SIGTERM');
    await ended;
  }
}

async function tooLate(): Promise<never> {
  await wait(LONGEST_WAIT_MS, undefined, { ref: false });
  throw new Error(`The page drew nothing within ${LONGEST_WAIT_MS / 1000} s.`);
}

async function run() {
  const root = process.cwd();
  await buildStale(root, ['renderer']);
  const project = await mkdtemp(join(tmpdir(), 'levelwright-bench-'));
  await writeFile(join(project, 'lattice.level.json'), serialiseLevel(latticeLevel(WALLS)));
  const browser = await launchChromium();
  try {
    const starts: Start[] = [];
    for (let count = 0; count < STARTS; count += 1) starts.push(await measureStart(browser, project));
    const row = (what: string, time: (start: Start) => number) =>
      ({ what, unit: 'ms', ours: median(starts.map(time)), peer: null, limit: null }) as const;
    return [
      row(
        `start of the browser host to the first frame, a level of ${WALLS} walls in the project`,
        ({ host, page }) => host + page,
      ),
      row('of it, until the address is there', ({ host }) => host),
      row('of it, from opening the address', ({ page }) => page),
    ];
  } finally {
    await browser.close();
    await rm(project, { recursive: true, force: true });
  }
}

export const startup: BenchCase = { name: 'start', title: 'Start', run };
