import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Failure, readFailures } from './test/failures.ts';
import { findRandomTests } from './test/random-tests.ts';
import { drawSeed } from './test/seed.ts';

const HELP = `Usage: npm run test:explore -- [--rounds N] [PART OF A PATH …]
Runs the random tests again and again, each round from another seed, until Ctrl+C or for N rounds, and lists the seeds
that failed. Exit status 1 if any did.

  --rounds N  how many rounds; without it, until Ctrl+C
  --help      this text

Example: npm run test:explore -- --rounds 20 core/walls/rooms`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface SeedFailure extends Failure {
  readonly seed: number;
}

let isStopped = false;
process.once('SIGINT', () => {
  isStopped = true;
});

/** One run of vitest from a seed, one file at a time so that others can work beside it. */
async function runRound(files: readonly string[], seed: number, report: string): Promise<SeedFailure[]> {
  const child = spawn(
    'npx',
    [
      '--no-install',
      'vitest',
      'run',
      '--no-file-parallelism',
      '--testTimeout=0',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, LEVELWRIGHT_TEST_SEED: String(seed) },
    },
  );
  const status = await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  if (isStopped) return [];
  const failures = await readFailures(report, ROOT);
  // A rejection that nobody awaited belongs to no test.
  if (failures.length === 0 && status !== 0)
    failures.push({ file: files.join(' '), title: 'the run itself', message: '' });
  return failures.map((failure) => ({ ...failure, seed }));
}

const howToRepeat = ({ seed, file, title }: SeedFailure): string =>
  `LEVELWRIGHT_TEST_SEED=${seed} npx vitest run ${file}\n    ${title}`;

async function explore(files: readonly string[], rounds: number): Promise<SeedFailure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'levelwright-explore-'));
  const failures: SeedFailure[] = [];
  try {
    for (let round = 1; round <= rounds && !isStopped; round += 1) {
      const seed = drawSeed();
      const failed = await runRound(files, seed, join(folder, `${round}.json`));
      if (isStopped) break;
      console.log(
        `Round ${round}, seed ${seed}: ${failed.length === 0 ? 'clean' : `${failed.length} failed`}`,
      );
      for (const { message } of failed) console.log(message);
      failures.push(...failed);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return failures;
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const rounds = Number(values.rounds ?? Number.POSITIVE_INFINITY);
  if (!(rounds >= 1))
    throw new Error(`“${values.rounds}” is no number of rounds. Give a whole number from 1.`);
  return { rounds, parts: positionals, isHelp: values.help ?? false };
}

async function main(): Promise<void> {
  const { rounds, parts, isHelp } = readOptions();
  if (isHelp) return console.log(HELP);
  const all = await findRandomTests(ROOT);
  const files = parts.length === 0 ? all : all.filter((file) => parts.some((part) => file.includes(part)));
  if (files.length === 0) throw new Error(`No random test has ${parts.join(' or ')} in its path.`);
  console.log(`${files.length} files with random tests.`);
  const failures = await explore(files, rounds);
  console.log(
    failures.length === 0 ? 'Nothing failed.' : `\nFailed:\n${failures.map(howToRepeat).join('\n')}`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
