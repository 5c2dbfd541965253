import { ModuleError } from '../../core/gltf/module/module-error.ts';
import type { ModuleFile, ModuleFiles } from '../../core/gltf/module/module-file.ts';
import type { JobName, ReadModule, WorkerJob, WorkerJobs, WorkerNews } from './worker-messages.ts';

/** How each job is done. */
const WORK: { readonly [N in JobName]: (job: WorkerJobs[N]['job']) => Promise<WorkerJobs[N]['result']> } = {
  'find-files': (_main: ModuleFile) => Promise.reject(new Error('not built yet')),
  'read-module': (_files: ModuleFiles): Promise<ReadModule> => Promise.reject(new Error('not built yet')),
};

/** Does one job and tells what came of it. Never rejects. */
export async function runModuleJob<N extends JobName>(
  { name, job }: WorkerJob<N>,
  tell: (news: WorkerNews<N>) => void,
): Promise<void> {
  tell({ type: 'begun' });
  try {
    tell({ type: 'done', result: await WORK[name](job) });
  } catch (error) {
    tell(
      error instanceof ModuleError
        ? { type: 'refused', reasons: error.reasons }
        : { type: 'failed', reason: error instanceof Error ? error.message : String(error) },
    );
  }
}
