import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A program for a process of its own, as one file of plain JavaScript that any user can run. */
export interface Child {
  readonly program: string;
  remove(): Promise<void>;
}

/** Bundles a file of this folder. */
export async function buildChild(name: string): Promise<Child> {
  const entry = join(dirname(fileURLToPath(import.meta.url)), name);
  const folder = await mkdtemp(join(tmpdir(), 'levelwright-child-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: folder,
      minify: false,
      target: 'node20',
      rollupOptions: { output: { format: 'es', entryFileNames: '[name].mjs' } },
    },
  });
  await chmod(folder, 0o755);
  return {
    program: join(folder, basename(name).replace(/\.ts$/, '.mjs')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** What a save in another process came to, as save-once.ts prints it. */
export interface ChildOutcome {
  readonly code: string | null;
  readonly message: string;
}

/** Runs a command line that ends in a run of save-once.ts; throws with its words when it printed no outcome. */
export function runSave(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildOutcome {
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{'))
    throw new Error(`${command} ${args.join(' ')} ended without an outcome:\n${stdout}${stderr}`);
  return JSON.parse(last) as ChildOutcome;
}

/** Starts a child whose first words say that it is at work. */
export async function startChild(program: string, args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve, reject) => {
    child.stdout?.once('data', resolve);
    child.once('exit', reject);
  });
  return child;
}
