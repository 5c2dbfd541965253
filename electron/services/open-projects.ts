import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { LevelInfo, RequestInput, RequestOutput, SaveOutcome } from '../../core/ipc/contract.ts';
import { ProjectFiles } from '../project/project-files.ts';

type LevelList = RequestOutput<'project.list'>;

/** A folder, or a level file in one. What does not exist is taken for a folder, which opening then says is missing. */
async function splitPath(path: string): Promise<{ folder: string; fileName?: string }> {
  const info = await stat(path).catch(() => undefined);
  return info?.isFile() ? { folder: dirname(path), fileName: basename(path) } : { folder: path };
}

function findNewestLevel(levels: readonly LevelInfo[]): string | null {
  const newest = levels.reduce<LevelInfo | undefined>(
    (best, level) => (best === undefined || level.modified > best.modified ? level : best),
    undefined,
  );
  return newest?.id ?? null;
}

/**
 * The project that is open, and those that were: a level of an earlier project that is still in the editor is saved
 * where it came from.
 */
export class OpenProjects {
  private readonly homes = new Map<string, ProjectFiles>();

  private constructor(
    private current: ProjectFiles,
    private readonly backupStore: string,
  ) {}

  /**
   * Opens the folder that a path names, or that its level is in.
   *
   * @param userFolder the user's own folder, for earlier versions of what is saved.
   * @returns the project, and the level to show first: the one the path names, else the one worked on last.
   */
  static async open(
    path: string,
    userFolder: string,
  ): Promise<{ projects: OpenProjects; firstLevel: string | null }> {
    const backupStore = join(userFolder, 'earlier-versions');
    const { folder, fileName } = await splitPath(path);
    const files = await ProjectFiles.open(folder, { backupStore });
    const projects = new OpenProjects(files, backupStore);
    const { levels } = await projects.list();
    const named = levels.find((level) => level.fileName === fileName)?.id;
    return { projects, firstLevel: named ?? findNewestLevel(levels) };
  }

  get name(): string {
    return this.current.name;
  }

  async list(): Promise<LevelList> {
    const list = await this.current.list();
    for (const { id } of list.levels) this.homes.set(id, this.current);
    return list;
  }

  /** Makes another folder the project. */
  async change(folder: string): Promise<LevelList> {
    const next = await ProjectFiles.open(folder, { backupStore: this.backupStore });
    if (next.root !== this.current.root) this.current = next;
    return this.list();
  }

  /**
   * Makes the folder that a path names, or that its level is in, the project.
   *
   * @returns the level to show: the one the path names, else the one worked on last, else null. Null as well for the
   *   folder that is open already: there is nothing to change.
   */
  async changeToPath(path: string): Promise<string | null> {
    const before = this.current;
    const { folder, fileName } = await splitPath(path);
    const list = await this.change(folder);
    if (fileName === undefined) return before === this.current ? null : findNewestLevel(list.levels);
    const level = await this.current.findLevel(fileName);
    if (level === undefined) return null;
    this.homes.set(level.id, this.current);
    return level.id;
  }

  openLevel(input: RequestInput<'level.open'>): Promise<RequestOutput<'level.open'>> {
    return this.homeOf(input.id).openLevel(input);
  }

  checkLevel(input: RequestInput<'level.check'>): Promise<RequestOutput<'level.check'>> {
    return this.homeOf(input.id).checkLevel(input);
  }

  saveLevel(input: RequestInput<'level.save'>): Promise<SaveOutcome> {
    return this.homeOf(input.id).saveLevel(input);
  }

  async saveLevelAs(input: RequestInput<'level.saveAs'>): Promise<SaveOutcome> {
    const files = this.current;
    const outcome = await files.saveLevelAs(input);
    if (outcome.status === 'saved') this.homes.set(outcome.level.id, files);
    return outcome;
  }

  saveExport(input: RequestInput<'export.save'>): Promise<RequestOutput<'export.save'>> {
    return this.current.saveExport(input);
  }

  readImage({ level, path }: RequestInput<'image.read'>): Promise<RequestOutput<'image.read'>> {
    return this.homeOf(level).readImage(path);
  }

  async addImage({ level, ...image }: RequestInput<'image.add'>): Promise<RequestOutput<'image.add'>> {
    return { path: await this.homeOf(level).addImage(image) };
  }

  async listImages({ level }: RequestInput<'image.list'>): Promise<RequestOutput<'image.list'>> {
    return { paths: await this.homeOf(level).listImages() };
  }

  /** @param from folder that has a file of that path */
  provideImage(path: string, from: string): Promise<void> {
    return this.current.placeImage(path, from);
  }

  /** Real path of the folder that the files of a level are in. */
  rootOf(level: string | null): string {
    return this.homeOf(level).root;
  }

  /** Resolves when nothing is being written any more. */
  async idle(): Promise<void> {
    await Promise.all([...new Set([this.current, ...this.homes.values()])].map((files) => files.idle()));
  }

  /** A level without a file will be saved in the project that is open. */
  private homeOf(id: string | null): ProjectFiles {
    return (id === null ? undefined : this.homes.get(id)) ?? this.current;
  }
}
