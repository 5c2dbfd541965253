import { type ResourceLimits, Worker } from 'node:worker_threads';

/** Starts the thread that reads modules. */
export type OpenWorker = (resourceLimits: ResourceLimits) => Worker;

/** The worker of the built program. */
export const builtWorker =
  (place: string | URL): OpenWorker =>
  (resourceLimits) =>
    new Worker(place, { resourceLimits });
