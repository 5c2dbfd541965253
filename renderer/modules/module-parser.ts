import { RequestError } from '../../core/ipc/contract.ts';
import type { ModuleModel } from '../../core/modules/module-model.ts';
import { text } from '../../core/text/text.ts';
import type { ParseModule } from '../session/level-modules.ts';
import type { ParseJob, ParseNews } from './module-messages.ts';

interface Waiting {
  readonly resolve: (model: ModuleModel) => void;
  readonly reject: (error: Error) => void;
}

/** Parses modules in a worker, so that large ones do not hold the page up. One that dies costs what it had. */
export function createModuleParser(): ParseModule {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let count = 0;
  const lose = (reason: string): void => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(failed(reason));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('../workers/module-worker.ts', import.meta.url), {
      type: 'module',
      name: 'modules',
    });
    started.addEventListener('message', ({ data }: MessageEvent<ParseNews>) => {
      const asked = waiting.get(data.number);
      waiting.delete(data.number);
      if (data.type === 'done') asked?.resolve(data.model);
      else asked?.reject(failed(data.reason));
    });
    started.addEventListener('error', ({ message }) => lose(message));
    started.addEventListener('messageerror', () => lose(''));
    return started;
  };
  return (glb) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      worker ??= start();
      worker.postMessage({ number: count, glb } satisfies ParseJob);
    });
}

const failed = (reason: string): RequestError =>
  new RequestError({ code: 'module-refused', message: text('module-files.failed', { reason }) });
