import { text } from '../../core/text/text.ts';
import type { Recording, StartRecording } from '../session/trace/trace-viewer.ts';

/** Watches a builder in a worker, by the same code as everywhere; stopping ends the worker at once. */
export const startRecording: StartRecording = (parameters, done, failed) => {
  const worker = new Worker(new URL('../workers/trace-worker.ts', import.meta.url), {
    type: 'module',
    name: 'trace',
  });
  const fail = (reason: string): void => {
    worker.terminate();
    failed(reason || text('defence.no-reason'));
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Recording>) => {
    worker.terminate();
    done(data);
  });
  worker.addEventListener('error', ({ message }) => fail(message));
  worker.addEventListener('messageerror', () => fail(''));
  worker.postMessage(parameters);
  return () => worker.terminate();
};
