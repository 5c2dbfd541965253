import { Worker } from 'node:worker_threads';
import type { OpenWorker } from './open-worker.ts';

/** A thread of TypeScript as it is, for hosts that run from the sources: the loader is not handed on to threads. */
const threadOfSource = (entry: URL): OpenWorker => {
  const loader = import.meta.resolve('tsx/esm/api');
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(entry.href)});
  });`;
  return (resourceLimits) => new Worker(code, { eval: true, resourceLimits });
};

export const sourceWorker: OpenWorker = (resourceLimits) =>
  threadOfSource(new URL('./module-worker.ts', import.meta.url))(resourceLimits);
