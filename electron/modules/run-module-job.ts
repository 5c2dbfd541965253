import { findExternalFiles } from '../../core/gltf/module/inspect-module.ts';
import { ModuleError } from '../../core/gltf/module/module-error.ts';
import { normaliseModule } from '../../core/gltf/module/normalise-module.ts';
import { readModule } from '../../core/gltf/module/read-module.ts';
import { DECODERS } from './decoders.ts';
import type { JobName, WorkerJob, WorkerJobs, WorkerNews } from './worker-messages.ts';

/** How each job is done. */
const WORK: { readonly [N in JobName]: (job: WorkerJobs[N]['job']) => Promise<WorkerJobs[N]['result']> } = {
  'find-files': async (main) => findExternalFiles(main),
  'read-module': async (files) => {
    const module = await normaliseModule(files, DECODERS);
    const { bounds } = await readModule(module.glb);
    return { ...module, bounds };
  },
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
