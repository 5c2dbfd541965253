import { parentPort } from 'node:worker_threads';
import { runModuleJob } from './run-module-job.ts';
import type { WorkerJob, WorkerNews } from './worker-messages.ts';

/** Reads modules in a thread of its own, which its host ends when it takes too long or too much. */
parentPort?.on('message', (job: WorkerJob) => {
  void runModuleJob(job, (news: WorkerNews) => {
    const made = news.type === 'done' && 'glb' in news.result ? [news.result.glb.buffer] : [];
    parentPort?.postMessage(news, made);
  });
});
