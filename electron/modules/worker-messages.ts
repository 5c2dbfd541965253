import type { ModuleReason } from '../../core/gltf/module/module-error.ts';
import type { ModuleFile, ModuleFiles, NormalisedModule } from '../../core/gltf/module/module-file.ts';
import type { Bounds } from '../../core/modules/module-model.ts';

/** A module that was read, with what is asked of it before it is placed. */
export interface ReadModule extends NormalisedModule {
  /** Of its geometry, in metres of the file. */
  readonly bounds: Bounds;
}

/** What is asked of the worker, and what comes of it. */
export interface WorkerJobs {
  /** The files that a .gltf names, as their names stand from its folder. */
  readonly 'find-files': { readonly job: ModuleFile; readonly result: readonly string[] };
  readonly 'read-module': { readonly job: ModuleFiles; readonly result: ReadModule };
}

export type JobName = keyof WorkerJobs;

/** One job; the next is sent when it has been answered. */
export interface WorkerJob<N extends JobName = JobName> {
  readonly name: N;
  readonly job: WorkerJobs[N]['job'];
}

/** What the worker answers: that it has begun, then one of the others. */
export type WorkerNews<N extends JobName = JobName> =
  | { readonly type: 'begun' }
  | { readonly type: 'done'; readonly result: WorkerJobs[N]['result'] }
  /** The file cannot be used; the reasons have words. */
  | { readonly type: 'refused'; readonly reasons: readonly ModuleReason[] }
  /** A failure that nobody foresaw. */
  | { readonly type: 'failed'; readonly reason: string };
