import type { Worker } from 'node:worker_threads';
import { ModuleError } from '../../core/gltf/module/module-error.ts';
import type { ModuleFile, ModuleFiles } from '../../core/gltf/module/module-file.ts';
import { askWorker } from './ask-worker.ts';
import type { OpenWorker } from './open-worker.ts';
import type { JobName, ReadModule, WorkerJob, WorkerJobs } from './worker-messages.ts';

/** How long a job may take, in milliseconds from the moment the worker has it. */
export interface WorkshopLimits {
  /** For the smallest file: a hostile one is refused by then. */
  readonly least: number;
  /** More for each million bytes, so that large honest files come to their end. */
  readonly perMegabyte: number;
  readonly most: number;
}

const WORKSHOP_LIMITS: WorkshopLimits = { least: 10_000, perMegabyte: 200, most: 30_000 };

/** Memory of the worker's scripts. The buffers of a file are bounded by what the inspector lets through. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 1024 };

/** A worker that nobody needs any more is let go after this many milliseconds: its decoders hold memory. */
const KEPT_IDLE = 30_000;

const MEGABYTE = 1e6;

/**
 * Reads artists' files in a thread beside the program, one after the other. A thread that hangs, dies or takes too
 * much memory costs one refusal: the next file gets a new one.
 */
export class ModuleWorkshop {
  private readonly open: OpenWorker;
  private readonly limits: WorkshopLimits;
  private worker: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(open: OpenWorker, limits: WorkshopLimits = WORKSHOP_LIMITS) {
    this.open = open;
    this.limits = limits;
  }

  /** The files that a .gltf names, from its folder. Throws a ModuleError, or the signal's reason. */
  findFiles(main: ModuleFile, signal?: AbortSignal): Promise<readonly string[]> {
    return this.queue({ name: 'find-files', job: main }, main.bytes.length, signal);
  }

  /** Throws a ModuleError for files that cannot be used, or the signal's reason. */
  readModule(files: ModuleFiles, signal?: AbortSignal): Promise<ReadModule> {
    const size = files.others.reduce((sum, { bytes }) => sum + bytes.length, files.main.bytes.length);
    return this.queue({ name: 'read-module', job: files }, size, signal);
  }

  /** Ends the thread; a job under way is refused. */
  async close(): Promise<void> {
    clearTimeout(this.idleTimer);
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  private queue<N extends JobName>(
    job: WorkerJob<N>,
    size: number,
    signal?: AbortSignal,
  ): Promise<WorkerJobs[N]['result']> {
    const result = this.last.then(() => this.run(job, size, signal));
    this.last = result.catch(() => undefined);
    return result;
  }

  private async run<N extends JobName>(
    job: WorkerJob<N>,
    size: number,
    signal?: AbortSignal,
  ): Promise<WorkerJobs[N]['result']> {
    signal?.throwIfAborted();
    clearTimeout(this.idleTimer);
    const { least, perMegabyte, most } = this.limits;
    const limit = Math.min(most, least + (size / MEGABYTE) * perMegabyte);
    this.worker ??= this.open(RESOURCE_LIMITS);
    this.worker.ref();
    const answer = await askWorker(this.worker, job, limit, signal);
    if (answer.isSpent) await this.close();
    else this.rest();
    signal?.throwIfAborted();
    if ('result' in answer) return answer.result;
    throw new ModuleError(answer.reasons);
  }

  /** The program may end while the worker rests. */
  private rest(): void {
    this.worker?.unref();
    this.idleTimer = setTimeout(() => void this.close(), KEPT_IDLE);
    this.idleTimer.unref();
  }
}
