import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Starts the thread that reads modules. */
export type OpenWorker = (resourceLimits: ResourceLimits) => Worker;

/** The worker of the built program. */
export const builtWorker =
  (path: string): OpenWorker =>
  (resourceLimits) =>
    new Worker(path, { resourceLimits });
