import { spawn, spawnSync } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** As `npm run levelwright` does; by address, because the folder it runs in has no packages. */
const LOADER = import.meta.resolve('tsx/esm');
const PROGRAM = fileURLToPath(new URL('../../scripts/levelwright.ts', import.meta.url));

export interface CommandOutcome {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Runs `levelwright` as a user does: as a process of its own, in that folder. */
export async function levelwright(
  folder: string,
  args: readonly string[],
  input: string | Uint8Array = '',
): Promise<CommandOutcome> {
  const child = spawn(process.execPath, ['--import', LOADER, PROGRAM, ...args], { cwd: folder });
  // A program that ends without reading its input closes the pipe: that is its right.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const [stdout, stderr, status] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  return { status, stdout, stderr };
}

/** The same, with what it prints going to a file or device that is open under this descriptor. */
export function levelwrightInto(output: number, folder: string, args: readonly string[]) {
  return spawnSync(process.execPath, ['--import', LOADER, PROGRAM, ...args], {
    cwd: folder,
    stdio: ['ignore', output, 'pipe'],
    encoding: 'utf8',
  });
}
