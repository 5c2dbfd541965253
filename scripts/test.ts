import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addCounts, type Counts, FAILED_ONCE, formatCounts, readCounts } from './test/counts.ts';
import { ensureChromium } from './test/ensure-chromium.ts';

const HELP = `Usage: npm test [-- --help]
Everything there is to prove: format, lint, layers, types and unused code, the build, and the unit, integration and
end-to-end tests, the last in a real Chromium. Ends with one line of counts; exit status 1 if anything failed.`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs a tool of the repository in this terminal; resolves to whether it was content. */
function run(command: string, ...args: string[]): Promise<boolean> {
  const child = spawn('npx', ['--no-install', command, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (status) => resolve(status === 0));
  });
}

async function runScript(name: string): Promise<Counts> {
  return (await run('tsx', `scripts/${name}.ts`)) ? { passed: 1, failed: 0, skipped: 0 } : FAILED_ONCE;
}

async function runTests(projects: readonly string[]): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'levelwright-test-'));
  const report = join(folder, 'report.json');
  try {
    const isGood = await run(
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    );
    return await readCounts(report, isGood);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED_ONCE;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runBrowserTests(): Promise<Counts> {
  try {
    console.log(`Browser: ${ensureChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED_ONCE;
  }
  return runTests(['e2e']);
}

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(HELP);
} else {
  const parts = [
    await runScript('check'),
    await runScript('build'),
    await runTests(['unit', 'integration']),
    await runBrowserTests(),
  ];
  const counts = addCounts(parts);
  console.log(`\n${formatCounts(counts)}`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}
