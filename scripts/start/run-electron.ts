import { spawn } from 'node:child_process';
import { READY_LINE } from '../../electron/ready-line.ts';

/** How a run in Electron ended: by the user, or before there was anything to see. */
export type ElectronEnd =
  | { readonly kind: 'closed'; readonly status: number }
  | { readonly kind: 'not-started' };

/** Runs the shell in Electron until its window is closed. */
export function runElectron(executable: string, root: string, folder: string): Promise<ElectronEnd> {
  const child = spawn(executable, [root, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  let isReady = false;
  child.stdout.on('data', (chunk: Buffer) => {
    isReady ||= chunk.toString().includes(READY_LINE);
  });
  // Chromium's own messages are no use to anybody before there is a window.
  child.stderr.on('data', (chunk: Buffer) => {
    if (isReady) process.stderr.write(chunk);
  });
  const pass = (signal: NodeJS.Signals): void => {
    child.kill(signal);
  };
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  return new Promise((resolve) => {
    child.once('error', () => resolve({ kind: 'not-started' }));
    child.once('exit', (status) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      // Zero without a window: a running Levelwright has taken the project over.
      resolve(isReady || status === 0 ? { kind: 'closed', status: status ?? 1 } : { kind: 'not-started' });
    });
  });
}
