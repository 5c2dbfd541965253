import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { ModuleFiles } from '../../core/gltf/module/module-file.ts';
import { triangleGlb } from '../../test/support/module-files.ts';
import { ModuleWorkshop } from './module-workshop.ts';
import { builtWorker, type OpenWorker } from './open-worker.ts';
import { sourceWorker } from './source-worker.ts';

const TRIANGLE: ModuleFiles = { main: { name: 'a.glb', bytes: triangleGlb(2) }, others: [] };

/** A thread that does that with each job. */
const threadOf = (body: string): OpenWorker => {
  const code = `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', (job) => { parentPort.postMessage({ type: 'begun' }); ${body} });`;
  return builtWorker(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
    import { createRequire } from 'node:module';
    const require = createRequire('file:///');
    ${code}`)}`,
    ),
  );
};

let workshop: ModuleWorkshop | undefined;
afterEach(() => workshop?.close());

/** The first thread is that one, those after it are real. */
function workshopAfter(body: string, least: number): ModuleWorkshop {
  let isFirst = true;
  const open: OpenWorker = (limits) => {
    const thread = (isFirst ? threadOf(body) : sourceWorker)(limits);
    isFirst = false;
    return thread;
  };
  workshop = new ModuleWorkshop(open, { least, perMegabyte: 0, most: least });
  return workshop;
}

describe('a module that is read in a thread', () => {
  it('comes back with its bounds', async () => {
    workshop = new ModuleWorkshop(sourceWorker);
    const { glb, bounds, notices } = await workshop.readModule(TRIANGLE);
    expect(Buffer.from(glb.subarray(0, 4)).toString()).toBe('glTF');
    expect({ bounds, notices }).toEqual({ bounds: { min: [0, 0, 0], max: [2, 0, 2] }, notices: [] });
  });

  it.each([
    ['hangs', 'for (;;) {}', /given up after/],
    ['ends', 'process.exit(1);', /stopped in the middle/],
    ['throws', 'throw new Error("no idea");', /failed on it \(no idea\)/],
    ['tells nonsense of itself', 'parentPort.postMessage({ type: "failed", reason: "odd" });', /odd/],
  ])('is refused in words when the thread %s, and the next one is read', async (_, body, words) => {
    const bench = workshopAfter(body, 3_000);
    await expect(bench.readModule(TRIANGLE)).rejects.toThrow(words);
    expect((await bench.readModule(TRIANGLE)).bounds.max).toEqual([2, 0, 2]);
  });

  it('is refused when it takes too much memory, and the next one is read', async () => {
    const bench = workshopAfter('const all = []; for (;;) all.push(new Array(1e5).fill(0.5));', 30_000);
    await expect(bench.readModule(TRIANGLE)).rejects.toThrow(/more memory than a module may/);
    expect((await bench.readModule(TRIANGLE)).bounds.max).toEqual([2, 0, 2]);
  });

  it('is let go at once when it is no longer wanted, and the next one is read', async () => {
    const bench = workshopAfter('for (;;) {}', 30_000);
    const stop = new AbortController();
    const reading = bench.readModule(TRIANGLE, stop.signal);
    const waiting = bench.readModule(TRIANGLE, stop.signal);
    setTimeout(() => stop.abort(), 50);
    await expect(reading).rejects.toBe(await waiting.catch((error: unknown) => error));
    expect((await bench.readModule(TRIANGLE)).bounds.max).toEqual([2, 0, 2]);
  });

  it('tells which files a .gltf names', async () => {
    workshop = new ModuleWorkshop(sourceWorker);
    const bytes = readFileSync(
      new URL('../../assets/samples/assets/modules/solar-wing.gltf', import.meta.url),
    );
    expect(await workshop.findFiles({ name: 'solar-wing.gltf', bytes })).toEqual([
      'solar-wing.bin',
      'solar-cells.png',
    ]);
  });
});
