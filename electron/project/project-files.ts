import { basename, dirname, join } from 'node:path';
import { MAX_LEVEL_BYTES } from '../../core/document/level-format.ts';
import type { Problem } from '../../core/document/problem.ts';
import { IMAGE_EXTENSIONS } from '../../core/images/image-header.ts';
import type {
  LevelInfo,
  OpenOutcome,
  RequestInput,
  RequestOutput,
  SaveOutcome,
} from '../../core/ipc/contract.ts';
import { text } from '../../core/text/text.ts';
import { Backups } from './backups.ts';
import { durableReplace } from './durable-replace.ts';
import { LEVEL_EXTENSION, parseFileName } from './file-name.ts';
import { type FileFacts, type FilePort, nodeFiles } from './file-port.ts';
import { compareFile, fingerprintOf } from './fingerprint.ts';
import { findLevelFile, listLevelFiles } from './level-list.ts';
import { type KnownLevel, LevelRegistry } from './level-registry.ts';
import { type LevelSave, LevelSaver } from './level-saver.ts';
import { readLevelText } from './level-text.ts';
import { ProjectError, projectError, toProjectError } from './project-error.ts';
import { addImage, listImages, type ProjectImage, placeImage, readImage } from './project-images.ts';
import { readBytes } from './read-bytes.ts';
import { isWriteProtected } from './replace-target.ts';
import { resolveInside } from './safe-path.ts';
import { SaveQueue } from './save-queue.ts';
import { removeStaleTemps } from './stale-temps.ts';

export interface ProjectOptions {
  readonly files?: FilePort;
  /** Folder for earlier versions of saved levels, outside the project; none are kept without it. */
  readonly backupStore?: string;
}

/** A level as glTF, and what a .gltf has beside it; what the builder of a level did, as JSON lines. */
const EXPORT_EXTENSIONS = [
  '.glb',
  '.gltf',
  '.bin',
  '.jsonl',
  ...Object.values(IMAGE_EXTENSIONS).flat(),
] as const;

type ExportSave = RequestInput<'export.save'>;
type ExportOutcome = RequestOutput<'export.save'>;

/**
 * The files of one open project: a folder of levels. One method for each request about it; each throws ProjectError
 * with words for the user. Nothing outside the folder is read or written, and no path is handed out.
 */
export class ProjectFiles {
  /** Real path of the project folder. */
  readonly root: string;
  private readonly files: FilePort;
  private readonly backups: Backups | undefined;
  private readonly registry = new LevelRegistry();
  private readonly saver: LevelSaver;
  private readonly exports: SaveQueue<ExportSave, ExportOutcome>;

  private constructor(root: string, files: FilePort, backups: Backups | undefined) {
    this.root = root;
    this.files = files;
    this.backups = backups;
    this.saver = new LevelSaver({ files, root, backups });
    this.exports = new SaveQueue(
      (job) => this.writeExport(job),
      (_older, newer) => newer,
    );
  }

  /** Opens a folder as project, and removes what killed saves left in it. */
  static async open(
    folder: string,
    { files = nodeFiles, backupStore }: ProjectOptions = {},
  ): Promise<ProjectFiles> {
    const name = basename(folder);
    try {
      const root = await files.realPath(folder);
      if ((await files.facts(root)).kind !== 'folder')
        throw projectError('project.not-a-folder', 'list', name);
      await removeStaleTemps(files, root);
      return new ProjectFiles(
        root,
        files,
        backupStore === undefined ? undefined : new Backups(files, backupStore, root),
      );
    } catch (error) {
      throw toProjectError(error, 'list', name);
    }
  }

  /** Name of the folder. */
  get name(): string {
    return basename(this.root) || this.root;
  }

  /** Answers `project.list`. */
  async list(): Promise<RequestOutput<'project.list'>> {
    try {
      const found = await listLevelFiles(this.files, this.root);
      const levels = found.map(({ fileName, facts }) => describe(this.registry.register(fileName), facts));
      return { project: this.name, levels };
    } catch (error) {
      throw toProjectError(error, 'list', this.name);
    }
  }

  /** The level of that file name, if the project has it. */
  async findLevel(fileName: string): Promise<LevelInfo | undefined> {
    if (fileName !== basename(fileName) || !fileName.toLowerCase().endsWith(LEVEL_EXTENSION))
      return undefined;
    const found = await findLevelFile(this.files, this.root, fileName);
    return found && describe(this.registry.register(fileName), found.facts);
  }

  /** Answers `level.open`. A file that cannot be read as a level is left as it is. */
  async openLevel({ id }: RequestInput<'level.open'>): Promise<OpenOutcome> {
    const level = this.getLevel(id);
    const { fileName } = level;
    const path = await resolveInside(this.files, this.root, `./${fileName}`);
    const { bytes, facts } = await readBytes(this.files, path, { name: fileName, limit: MAX_LEVEL_BYTES });
    const read = await readLevelText(bytes);
    if (!read.ok) {
      const problems = [...read.problems, ...(await this.earlierVersions(fileName))];
      return { status: 'unreadable', fileName, problems: problems.map(toMessage) };
    }
    level.contents = [fingerprintOf(bytes)];
    return {
      status: 'opened',
      level: describe(level, facts),
      text: read.text,
      problems: read.problems.map(toMessage),
      isWritable: await this.isWritable(path, facts),
    };
  }

  /** Answers `level.check`. */
  async checkLevel({ id }: RequestInput<'level.check'>): Promise<RequestOutput<'level.check'>> {
    const level = this.getLevel(id);
    const { status } = await compareFile(this.files, join(this.root, level.fileName), level.contents);
    return { status };
  }

  /** Answers `level.save`. Of saves asked for while one runs the newest is written. */
  async saveLevel({ id, ...save }: RequestInput<'level.save'>): Promise<SaveOutcome> {
    return this.save({ ...save, level: this.getLevel(id), mustBeNew: false });
  }

  /** Answers `level.saveAs`. The extension of levels is added where it is missing. */
  async saveLevelAs({ fileName, ...save }: RequestInput<'level.saveAs'>): Promise<SaveOutcome> {
    const level = this.registry.register(parseFileName(fileName, [LEVEL_EXTENSION]));
    return this.save({ ...save, level, keepOriginal: false, mustBeNew: !save.overwrite });
  }

  /** Answers `export.save`. */
  async saveExport({ fileName, bytes, overwrite }: ExportSave): Promise<ExportOutcome> {
    const name = parseFileName(fileName, EXPORT_EXTENSIONS);
    return this.exports.add(name, { fileName: name, bytes, overwrite });
  }

  /** Answers `image.read`. */
  readImage(path: string): Promise<ProjectImage> {
    return readImage(this.files, this.root, path);
  }

  /** Answers `image.add`. */
  addImage(image: { readonly fileName: string; readonly bytes: Uint8Array }): Promise<string> {
    return addImage(this.files, this.root, image);
  }

  /** Answers `image.list`. */
  listImages(): Promise<string[]> {
    return listImages(this.files, this.root);
  }

  /** Copies an image from the same path in another folder, unless there is one. */
  placeImage(path: string, from: string): Promise<void> {
    return placeImage(this.files, { root: this.root, from, path });
  }

  /** Resolves when nothing is being written any more: before the program ends. */
  async idle(): Promise<void> {
    await Promise.all([this.saver.idle(), this.exports.idle()]);
  }

  private async save(job: LevelSave): Promise<SaveOutcome> {
    const saved = await this.saver.save(job);
    return saved.status === 'saved' ? { status: 'saved', level: describe(job.level, saved.facts) } : saved;
  }

  private async writeExport({ fileName, bytes, overwrite }: ExportSave): Promise<ExportOutcome> {
    const options = { files: this.files, within: this.root, mustBeNew: !overwrite };
    try {
      await durableReplace(join(this.root, fileName), bytes, options);
      return { status: 'saved', fileName, size: bytes.length };
    } catch (error) {
      if (error instanceof ProjectError && error.code === 'project.file-exists') return { status: 'exists' };
      throw error;
    }
  }

  private getLevel(id: string): KnownLevel {
    const level = this.registry.find(id);
    if (!level) throw new ProjectError('project.no-such-level', text('project.no-such-level'));
    return level;
  }

  /** A save makes a new file beside the old one, so the folder has to be writable too. */
  private async isWritable(path: string, facts: FileFacts): Promise<boolean> {
    try {
      await this.files.askWritable(dirname(path));
      await this.files.askWritable(path);
      return !isWriteProtected(facts);
    } catch {
      return false;
    }
  }

  private async earlierVersions(fileName: string): Promise<Problem[]> {
    if (!this.backups || !(await this.backups.has(fileName))) return [];
    const params = { folder: this.backups.folder };
    return [
      { code: 'project.earlier-versions', severity: 'warning', place: '', at: null, record: null, params },
    ];
  }
}

const describe = ({ id, fileName }: KnownLevel, { modified, size }: FileFacts): LevelInfo => ({
  id,
  fileName,
  modified,
  size,
});

const toMessage = (problem: Problem): Problem & { params: Record<string, string | number> } => ({
  ...problem,
  params: { ...problem.params },
});
