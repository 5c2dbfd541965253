import type { Level } from '../../core/document/level.ts';
import type { ExportOptions, ExportResult } from '../../core/gltf/export-options.ts';
import type { TextKey, TextParams } from '../../core/text/text.ts';

/** What the page sends to the export worker, once. */
export interface ExportJob {
  readonly level: Level;
  readonly options: ExportOptions;
}

/** What the worker sends back: progress any number of times, then one of the others. */
export type ExportNews =
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'done'; readonly result: ExportResult }
  /** A failure that has words for the user. */
  | { readonly type: 'refused'; readonly code: TextKey; readonly params: TextParams }
  /** A failure that nobody foresaw. */
  | { readonly type: 'failed'; readonly reason: string };
