import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import type { Browser } from 'playwright-core';
import { buildStale } from '../../build/build-stale.ts';
import { launchChromium } from '../../test/support/chromium.ts';
import type { BenchCase } from './bench-case.ts';
import { median } from './measure.ts';

const STARTS = 5;
const LONGEST_WAIT_MS = 120_000;

interface Start {
  /** From the start of the process to the address. */
  readonly host: number;
  /** From the opening of the address to the first frame with something drawn. */
  readonly page: number;
}

/** In the page: notes when the engine first draws, and that the browser has shown that frame. */
function noteFirstFrame(): void {
  const { prototype } = WebGL2RenderingContext;
  const note = (): void => {
    requestAnimationFrame(() => Object.assign(globalThis, { firstFrameShown: true }));
  };
  for (const name of [
    'drawElements',
    'drawArrays',
    'drawElementsInstanced',
    'drawArraysInstanced',
  ] as const) {
    const draw = prototype[name] as (...args: unknown[]) => void;
    Object.assign(prototype, {
      [name](this: WebGL2RenderingContext, ...args: unknown[]) {
        note();
        return draw.apply(this, args);
      },
    });
  }
}

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
    await page.addInitScript(noteFirstFrame);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'firstFrameShown' in globalThis, undefined, {
      timeout: LONGEST_WAIT_MS,
    });
    return { host: opened - from, page: performance.now() - opened };
  } finally {
    await context.close();
    host.kill('SIGTERM');
    await ended;
  }
}

async function run() {
  const root = process.cwd();
  await buildStale(root, ['renderer']);
  const project = await mkdtemp(join(tmpdir(), 'levelwright-bench-'));
  await cp(join(root, 'assets/samples'), project, { recursive: true });
  const browser = await launchChromium();
  try {
    const starts: Start[] = [];
    for (let count = 0; count < STARTS; count += 1) starts.push(await measureStart(browser, project));
    const row = (what: string, time: (start: Start) => number) =>
      ({ what, unit: 'ms', ours: median(starts.map(time)), peer: null, limit: null }) as const;
    return [
      row('start of the browser host to its first frame', ({ host, page }) => host + page),
      row('of it, until the address is there', ({ host }) => host),
      row('of it, from opening the address', ({ page }) => page),
    ];
  } finally {
    await browser.close();
    await rm(project, { recursive: true, force: true });
  }
}

export const startup: BenchCase = { name: 'start', title: 'Start', run };
