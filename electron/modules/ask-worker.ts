import type { Worker } from 'node:worker_threads';
import type { ModuleReason } from '../../core/gltf/module/module-error.ts';
import type { JobName, WorkerJob, WorkerJobs, WorkerNews } from './worker-messages.ts';

/** What came of a job. A spent worker is of no more use: it hangs, has died, or is in a state that nobody knows. */
export type WorkerAnswer<N extends JobName> =
  | { readonly result: WorkerJobs[N]['result']; readonly isSpent: false }
  | { readonly reasons: readonly ModuleReason[]; readonly isSpent: boolean };

/** A thread that has not begun by then never will, in milliseconds: loading its code takes a second. */
const LONGEST_START = 20_000;

const MILLISECONDS = 1000;

/** Node's names for a thread that took more memory than it may. */
const OUT_OF_MEMORY: ReadonlySet<unknown> = new Set([
  'ERR_WORKER_OUT_OF_MEMORY',
  'ERR_MEMORY_ALLOCATION_FAILED',
]);

/**
 * Sends one job and waits for its end, whatever that is.
 * @param limit milliseconds from the moment the worker has the job
 * @param signal ends the wait; the worker is then spent
 */
export function askWorker<N extends JobName>(
  worker: Worker,
  job: WorkerJob<N>,
  limit: number,
  signal?: AbortSignal,
): Promise<WorkerAnswer<N>> {
  return new Promise((resolve) => {
    const settle = (answer: WorkerAnswer<N>): void => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fail).off('exit', die);
      signal?.removeEventListener('abort', stop);
      resolve(answer);
    };
    const refuse = (code: ModuleReason['code'], params: ModuleReason['params'] = {}): void =>
      settle({ reasons: [{ code, params }], isSpent: true });
    const expire = (): void => refuse('module-files.too-slow', { seconds: Math.round(limit / MILLISECONDS) });
    let timer = setTimeout(() => refuse('module-files.no-start'), LONGEST_START);
    const hear = (news: WorkerNews<N>): void => {
      if (news.type === 'begun') {
        clearTimeout(timer);
        timer = setTimeout(expire, limit);
      } else if (news.type === 'done') settle({ result: news.result, isSpent: false });
      else if (news.type === 'refused') settle({ reasons: news.reasons, isSpent: false });
      else refuse('module-files.failed', { reason: news.reason });
    };
    const fail = (error: Error & { readonly code?: unknown }): void => {
      if (OUT_OF_MEMORY.has(error.code)) refuse('module-files.too-much-memory');
      else refuse('module-files.failed', { reason: error.message });
    };
    const die = (): void => refuse('module-files.died');
    const stop = (): void => settle({ reasons: [], isSpent: true });
    worker.on('message', hear).on('error', fail).on('exit', die);
    signal?.addEventListener('abort', stop);
    worker.postMessage(job);
  });
}
