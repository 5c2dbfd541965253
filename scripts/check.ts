import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const HELP = `Usage: npm run check [-- --help]
Formats, lint, layers, types and unused code of the whole repository, side by side. Changes nothing.`;

/** One tsconfig an environment: core must not see the DOM, the page must not see Node. */
const TYPE_PROJECTS = ['core', 'electron', 'renderer', 'renderer/workers', 'scripts', 'test'];

const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings'],
  ['layers', 'tsx', 'scripts/check-layers.ts'],
  ['unused code', 'knip', '--no-progress'],
  ...TYPE_PROJECTS.map((project) => [`types of ${project}`, 'tsc', '-p', project] as const),
];

interface Outcome {
  readonly name: string;
  readonly passed: boolean;
  readonly output: string;
}

function runCheck([name, command, ...args]: (typeof CHECKS)[number]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', (error) => resolve({ name, passed: false, output: error.message }));
    child.on('close', (status) => resolve({ name, passed: status === 0, output }));
  });
}

/** Runs the checks, two at a time: as many as the smallest machine has cores. */
async function runAll(): Promise<Outcome[]> {
  const waiting = [...CHECKS];
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await runCheck(next));
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(HELP);
} else {
  const outcomes = await runAll();
  for (const { name, passed, output } of outcomes) {
    if (!passed) console.log(`--- ${name}\n${output.trim()}\n`);
  }
  const failed = outcomes.filter(({ passed }) => !passed);
  console.log(
    failed.length === 0
      ? `All ${outcomes.length} checks pass.`
      : `Failed: ${failed.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
