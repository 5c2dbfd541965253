import { ExportError } from '../../core/gltf/export-error.ts';
import { exportLevel } from '../../core/gltf/export-level.ts';
import type { ExportJob, ExportNews } from './export-messages.ts';

/** Does the export, telling its progress and its end. Never rejects. */
export async function runExportJob(
  { level, options }: ExportJob,
  tell: (news: ExportNews) => void,
): Promise<void> {
  try {
    const onProgress = (fraction: number): void => tell({ type: 'progress', fraction });
    tell({ type: 'done', result: await exportLevel(level, options, { onProgress }) });
  } catch (error) {
    tell(
      error instanceof ExportError
        ? { type: 'refused', code: error.code, params: error.params }
        : { type: 'failed', reason: error instanceof Error ? error.message : String(error) },
    );
  }
}
