import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { call } from '../../core/document/command.ts';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds, type NewId } from '../../core/document/ids.ts';
import type { Level, LevelReader } from '../../core/document/level.ts';
import { ASSET_DEFAULTS, type Asset } from '../../core/document/schema/asset.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { ModuleError } from '../../core/gltf/module/module-error.ts';
import type { ModuleFiles } from '../../core/gltf/module/module-file.ts';
import { MAX_MODULE_BYTES } from '../../core/gltf/module/module-limits.ts';
import { addAsset } from '../../core/polar/commands/add-asset.ts';
import { findCellSize, guessFootprint } from '../../core/polar/guess-footprint.ts';
import { type TextKey, text } from '../../core/text/text.ts';
import { ModuleWorkshop } from '../../electron/modules/module-workshop.ts';
import { placeModule } from '../../electron/modules/place-module.ts';
import { readModuleFiles } from '../../electron/modules/project-modules.ts';
import { sourceWorker } from '../../electron/modules/source-worker.ts';
import type { ReadModule } from '../../electron/modules/worker-messages.ts';
import { nodeFiles } from '../../electron/project/file-port.ts';
import { prepareLevelBytes } from '../../electron/project/level-text.ts';
import { ProjectError } from '../../electron/project/project-error.ts';
import { CommandFailure, EXIT, type ExitStatus } from './exit-status.ts';
import type { ImportOptions } from './import-options.ts';
import { requireLevel } from './level-source.ts';
import { print, readSource, STANDARD_STREAM, tell, writeResult } from './streams.ts';

/** Copies a module beside a level and adds it to its assets. Whatever fails leaves everything as it was. */
export async function importModule(file: string, options: ImportOptions): Promise<ExitStatus> {
  checkTogether(file, options);
  const { into } = options;
  const { level, reader } = await requireLevel(into);
  if (options.id !== undefined && reader.find(options.id)) {
    throw notPossible(text('module-files.command.id-taken', { id: options.id }));
  }
  const { files, module } = await readOrExplain(file, options);
  const folder = into === STANDARD_STREAM ? '.' : dirname(into);
  const placed = await withStatus(async () => placeModule(nodeFiles, await realpath(folder), files));
  const added = await writeLevel(level, placed.path, { options, module }).catch(async (error: unknown) => {
    await placed.takeBack();
    throw error;
  });
  report(added, options, module);
  return EXIT.done;
}

/** Standard input and output serve one thing each. */
function checkTogether(file: string, { into, json, name }: ImportOptions): void {
  const wrong = (key: TextKey): never => {
    throw new CommandFailure(EXIT.wrongUse, text(key));
  };
  if (into === STANDARD_STREAM && (file === STANDARD_STREAM || json)) {
    wrong('module-files.command.one-stream');
  }
  if (file === STANDARD_STREAM && !name) wrong('module-files.command.needs-name');
}

interface CheckedModule {
  readonly files: ModuleFiles;
  readonly module: ReadModule;
}

/** Reads and checks it in the thread that the editor uses, with the same limits. */
async function readOrExplain(file: string, options: ImportOptions): Promise<CheckedModule> {
  const workshop = new ModuleWorkshop(sourceWorker);
  try {
    const files = await withStatus(() => filesOf(file, options, workshop));
    return { files, module: await workshop.readModule(files) };
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    const lead = text('module-files.command.refused', { file, level: options.into });
    throw notPossible(`${lead}\n${error.message}`);
  } finally {
    await workshop.close();
  }
}

/** What it names is looked for in its own folder, and below. */
async function filesOf(
  file: string,
  { name }: ImportOptions,
  workshop: ModuleWorkshop,
): Promise<ModuleFiles> {
  if (file === STANDARD_STREAM) {
    return { main: { name: `${name}.glb`, bytes: await readSource(file, MAX_MODULE_BYTES) }, others: [] };
  }
  const folder = await realpath(dirname(file)).catch(() => dirname(file));
  // The file itself may be a link: whoever names it means what it leads to.
  const real = await realpath(file).catch(() => join(folder, basename(file)));
  const found = await readModuleFiles(nodeFiles, dirname(real), `./${basename(real)}`, (main) =>
    workshop.findFiles(main),
  );
  return { ...found, main: { ...found.main, name: basename(file) } };
}

async function withStatus<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProjectError)) throw error;
    throw new CommandFailure(EXIT.notReadOrWritten, error.message);
  }
}

const notPossible = (words: string): CommandFailure => new CommandFailure(EXIT.notPossible, words);

async function writeLevel(
  level: Level,
  path: string,
  { options, module }: { readonly options: ImportOptions; readonly module: ReadModule },
): Promise<Asset> {
  const { into, name, pivot, scale } = options;
  const store = new DocumentStore(level, idsOf(options));
  const footprint = options.footprint ?? guess(store, module, scale);
  const result = store.run(call(addAsset, { path, name, pivot, scale, footprint }));
  if (!result.ok) throw notPossible(text(result.reason.code, result.reason.params));
  const asset = store.findKind('asset', result.select[0] ?? '');
  if (!asset) throw new RangeError('The command that adds an asset selects it.');
  await writeResult(into, await prepareLevelBytes(serialiseLevel(store.snapshot()), into));
  return asset;
}

function idsOf({ id }: ImportOptions): NewId {
  const counted = countedIds();
  return id === undefined ? counted : () => id;
}

function guess(
  level: LevelReader,
  { bounds }: ReadModule,
  scale: number = ASSET_DEFAULTS.scale,
): Asset['footprint'] {
  const cellSize = findCellSize(level);
  if (cellSize !== null) return guessFootprint(bounds, cellSize, scale);
  tell(text('module-files.command.no-ring'));
  return undefined;
}

function report(asset: Asset, { into, json }: ImportOptions, { bounds, notices }: ReadModule): void {
  for (const { code, params } of notices) tell(text(code, params));
  const { id, path, name = path, footprint = ASSET_DEFAULTS.footprint } = asset;
  if (json) {
    const told = notices.map(({ code, params }) => ({ code, message: text(code, params) }));
    const { pivot = ASSET_DEFAULTS.pivot, scale = ASSET_DEFAULTS.scale } = asset;
    print(JSON.stringify({ id, path, name, footprint, pivot, scale, bounds, notices: told }, null, 2));
  }
  const [width, depth] = footprint;
  if (into !== STANDARD_STREAM) {
    tell(text('module-files.command.done', { level: into, id, path, name, width, depth }));
  }
}
