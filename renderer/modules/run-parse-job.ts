import { readModule } from '../../core/gltf/module/read-module.ts';
import type { ParseJob, ParseNews } from './module-messages.ts';

/** Makes plain data of a module. Never rejects. */
export async function runParseJob({ number, glb }: ParseJob, tell: (news: ParseNews) => void): Promise<void> {
  try {
    tell({ type: 'done', number, model: await readModule(glb) });
  } catch (error) {
    tell({ type: 'failed', number, reason: error instanceof Error ? error.message : String(error) });
  }
}
