import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import type { BenchCase, BenchRow } from './bench-case.ts';

const BUILDINGS = 1000;
const WISHES = ['--storeys', '3', '--rooms', '8', '--lot', '20x20', '--count', String(BUILDINGS)];
/** What a small machine can spare: for the heap, and for the whole process. */
const HEAP_MB = 2048;
const MOST_MB = 2048;
const KB_PER_MB = 1024;

/** In the child: says at the end how much memory it had at most, in kB. */
const TELL_PEAK = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process.stderr.write('\\npeak ' + process.resourceUsage().maxRSS))",
)}`;

interface Step {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Runs the command line in a process of its own, as a user does. */
async function runStep(words: readonly string[]): Promise<Step> {
  const from = performance.now();
  const loaders = ['--import', 'tsx/esm', '--import', TELL_PEAK];
  const args = [`--max-old-space-size=${HEAP_MB}`, ...loaders, 'scripts/levelwright.ts', ...words];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const said = await text(child.stderr);
  const status = await ended;
  const peak = /peak (\d+)$/.exec(said)?.[1];
  if (status !== 0 || peak === undefined) throw new Error(`${words[0]} ended with ${status}:\n${said}`);
  return { seconds: (performance.now() - from) / 1000, megabytes: Number(peak) / KB_PER_MB };
}

function rowsOf(what: string, { seconds, megabytes }: Step): BenchRow[] {
  const subject = `${BUILDINGS} buildings in one level, 3 storeys of 8 rooms each: ${what}`;
  return [
    { what: subject, unit: 's', ours: seconds, peer: null, limit: null },
    { what: 'the same, memory at most', unit: 'MB', ours: megabytes, peer: null, limit: MOST_MB },
  ];
}

async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'levelwright-bench-'));
  const level = join(folder, 'town.level.json');
  try {
    return [
      ...rowsOf('generated', await runStep(['generate', 'building', ...WISHES, '-o', level])),
      ...rowsOf('opened and checked', await runStep(['validate', level])),
      ...rowsOf('exported', await runStep(['export', level, '-o', join(folder, 'town.glb')])),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const town: BenchCase = { name: 'town', title: 'A town of generated buildings', run };
