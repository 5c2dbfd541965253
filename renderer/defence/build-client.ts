import type { BuildResult } from '../../core/defence/builder/build-level.ts';
import { text } from '../../core/text/text.ts';
import type { StartBuild } from '../session/defence/defence-builds.ts';

/** Builds a level in a worker, by the same code as everywhere; stopping ends the worker at once. */
export const startBuild: StartBuild = (parameters, done) => {
  const worker = new Worker(new URL('../workers/defence-worker.ts', import.meta.url), {
    type: 'module',
    name: 'defence',
  });
  const end = (result: BuildResult): void => {
    worker.terminate();
    done(result);
  };
  const fail = (reason: string): void =>
    end({
      ok: false,
      reason: { code: 'defence.build-failed', params: { reason: reason || text('defence.no-reason') } },
    });
  worker.addEventListener('message', ({ data }: MessageEvent<BuildResult>) => end(data));
  worker.addEventListener('error', ({ message }) => fail(message));
  worker.addEventListener('messageerror', () => fail(''));
  worker.postMessage(parameters);
  return () => worker.terminate();
};
