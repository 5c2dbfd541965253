import type { Level } from '../../core/document/level.ts';
import { ExportError } from '../../core/gltf/export-error.ts';
import type { ExportOptions, ExportResult } from '../../core/gltf/export-options.ts';
import type { ExportJob, ExportNews } from './export-messages.ts';

export interface RunningExport {
  /** The files; rejects with an ExportError, whose message is for the user, when there are none. */
  readonly result: Promise<ExportResult>;
  /** Stops at once, whatever the export is doing; `result` then rejects with the code `export.cancelled`. */
  cancel(): void;
}

/**
 * Exports a level in a worker, by the same code and to the same bytes as the command line.
 * @param level is copied, so it may be edited on
 * @param onProgress told how much is done, from 0 to 1
 */
export function startExport(
  level: Level,
  options: ExportOptions,
  onProgress: (fraction: number) => void,
): RunningExport {
  const worker = new Worker(new URL('../workers/export-worker.ts', import.meta.url), {
    type: 'module',
    name: 'export',
  });
  let cancel = (): void => {};
  const result = new Promise<ExportResult>((resolve, reject) => {
    const refuse = (error: ExportError): void => {
      worker.terminate();
      reject(error);
    };
    cancel = () => refuse(new ExportError('export.cancelled'));
    worker.addEventListener('message', ({ data }: MessageEvent<ExportNews>) => {
      if (data.type === 'progress') onProgress(data.fraction);
      else if (data.type === 'done') {
        worker.terminate();
        resolve(data.result);
      } else refuse(toError(data));
    });
    worker.addEventListener('error', ({ message }) => refuse(interrupted(message)));
    worker.addEventListener('messageerror', () => refuse(interrupted('')));
  });
  worker.postMessage({ level, options } satisfies ExportJob);
  return { result, cancel: () => cancel() };
}

const interrupted = (reason: string): ExportError => new ExportError('export.interrupted', { reason });

const toError = (news: Extract<ExportNews, { type: 'refused' | 'failed' }>): ExportError =>
  news.type === 'refused' ? new ExportError(news.code, news.params) : interrupted(news.reason);
