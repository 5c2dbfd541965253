import type { ModuleModel } from '../../core/modules/module-model.ts';

/** What the page sends to the worker that parses modules. */
export interface ParseJob {
  readonly number: number;
  readonly glb: Uint8Array;
}

/** What the worker sends back, once a job. */
export type ParseNews =
  | { readonly type: 'done'; readonly number: number; readonly model: ModuleModel }
  | { readonly type: 'failed'; readonly number: number; readonly reason: string };
