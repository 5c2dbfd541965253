import { join } from 'node:path';
import type { SaveOutcome } from '../../core/ipc/contract.ts';
import type { Backups } from './backups.ts';
import { durableReplace } from './durable-replace.ts';
import { tagName } from './file-name.ts';
import type { FileFacts, FilePort } from './file-port.ts';
import { compareFile, type FileState, type Fingerprint, fingerprintOf } from './fingerprint.ts';
import type { KnownLevel } from './level-registry.ts';
import { prepareLevelBytes } from './level-text.ts';
import { ProjectError, projectError } from './project-error.ts';
import { SaveQueue } from './save-queue.ts';

/** A level to be written. */
export interface LevelSave {
  readonly level: KnownLevel;
  readonly text: string;
  /** Write although the file is not the one that was opened or last saved. */
  readonly overwrite: boolean;
  /** Keep the file as it was beside the new one. */
  readonly keepOriginal: boolean;
  /** Write only where there is no file of that name. */
  readonly mustBeNew: boolean;
}

type Saved =
  | { readonly status: 'saved'; readonly facts: FileFacts }
  | Exclude<SaveOutcome, { status: 'saved' }>;

interface Place {
  readonly files: FilePort;
  /** Real path of the project folder. */
  readonly root: string;
  readonly backups: Backups | undefined;
}

/** Writes levels: one save of a file at a time, checked before it is written, never over another's change. */
export class LevelSaver {
  private readonly place: Place;
  private readonly queue: SaveQueue<LevelSave, Saved>;

  constructor(place: Place) {
    this.place = place;
    this.queue = new SaveQueue((job) => this.write(job), merge);
  }

  save(job: LevelSave): Promise<Saved> {
    return this.queue.add(job.level.fileName, job);
  }

  idle(): Promise<void> {
    return this.queue.idle();
  }

  private async write(job: LevelSave): Promise<Saved> {
    const { level, mustBeNew } = job;
    const path = join(this.place.root, level.fileName);
    const conflict = await this.findConflict(job, path);
    if (conflict) return conflict;
    const bytes = await prepareLevelBytes(job.text, level.fileName);
    const content = fingerprintOf(bytes);
    // A save that fails after the rename leaves this content: the next save must not take it for another's change.
    const before = level.contents;
    level.contents = [...before, content];
    try {
      const { facts } = await durableReplace(path, bytes, {
        files: this.place.files,
        within: this.place.root,
        mustBeNew,
        beforeReplace: (real) => this.beforeReplace(job, real, before),
        ...(job.keepOriginal && {
          keepOriginalAs: (n) => join(this.place.root, tagName(level.fileName, `before-repair-${n}`)),
        }),
      });
      level.contents = [content];
      return { status: 'saved', facts };
    } catch (error) {
      const outcome = await this.toOutcome(error, path);
      if (outcome) return outcome;
      throw error;
    }
  }

  private async findConflict(job: LevelSave, path: string): Promise<Saved | undefined> {
    if (job.overwrite || job.mustBeNew) return undefined;
    const state = await compareFile(this.place.files, path, job.level.contents);
    return state.status === 'same' ? undefined : changedOnDisk(state);
  }

  /** The last look before the file is replaced: what another program did while the new file was being written. */
  private async beforeReplace(job: LevelSave, real: string, contents: readonly Fingerprint[]): Promise<void> {
    if (job.mustBeNew) return;
    if (!job.overwrite) {
      const { status } = await compareFile(this.place.files, real, contents);
      if (status !== 'same') throw projectError('project.file-changed', 'save', job.level.fileName);
    }
    // A full disk elsewhere must not stop this save, which is safe without an earlier version.
    await this.place.backups?.keep(real, job.level.fileName).catch(() => undefined);
  }

  private async toOutcome(error: unknown, path: string): Promise<Saved | undefined> {
    if (!(error instanceof ProjectError)) return undefined;
    if (error.code === 'project.file-exists') return { status: 'exists' };
    if (error.code !== 'project.file-changed') return undefined;
    return changedOnDisk(await compareFile(this.place.files, path, []));
  }
}

/** The newer content; what either caller wants kept is kept. */
const merge = (older: LevelSave, newer: LevelSave): LevelSave => ({
  ...newer,
  keepOriginal: older.keepOriginal || newer.keepOriginal,
});

const changedOnDisk = (state: FileState): Saved => ({
  status: 'changed-on-disk',
  modified: state.status === 'missing' ? null : state.modified,
});
