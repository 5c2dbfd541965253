import { Document, type Node } from '@gltf-transform/core';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';
import type { Level, LevelReader } from '../document/level.ts';
import type { Storey } from '../document/schema/storey.ts';
import { canonicalImagePath } from '../images/image-paths.ts';
import { text } from '../text/text.ts';
import { storeysInOrder } from '../walls/storeys.ts';
import { ThingMeshes } from './defence/thing-meshes.ts';
import { type DefenceCounts, writeDefences } from './defence/write-defences.ts';
import { ExportError } from './export-error.ts';
import type {
  ExportCounts,
  ExportNotice,
  ExportOptions,
  ExportResult,
  ExportWatch,
  LevelImageFiles,
  LevelModuleFiles,
} from './export-options.ts';
import { ExportProgress } from './export-progress.ts';
import { sizeOf } from './file-bytes.ts';
import { findNotices } from './find-notices.ts';
import { LevelGeometry } from './level-geometry.ts';
import { LevelMaterials } from './level-materials.ts';
import { LevelTextures } from './level-textures.ts';
import { loadMeshEncoder } from './mesh-encoder.ts';
import { MeshWriter } from './mesh-writer.ts';
import { ModuleMaterials } from './module-materials.ts';
import { ModuleShapes } from './module-shapes.ts';
import { ModuleSources } from './module-sources.ts';
import { type RingModules, ringModules } from './ring-modules.ts';
import { UniqueNames } from './unique-names.ts';
import { writeFiles } from './write-files.ts';
import { type RingCounts, writeRings } from './write-rings.ts';
import { type StoreyCounts, writeStorey } from './write-storey.ts';

const NO_FILES: LevelImageFiles & LevelModuleFiles = new Map();

/** The kinds whose records become geometry, so that their number tells how much there is to do. */
const SHAPED = ['wall', 'opening', 'room', 'stair', 'roof', 'module', 'defence', 'tower'] as const;

/**
 * Writes a level as glTF 2.0: metres, right-handed, +Y up, the tree level → building → storey → surfaces by layer and
 * material, and rooms; level → ring → modules; level → defence → tiles, walls, decorations, towers and path. What is hidden in an editor and how it is looked at is no part of a level
 * and changes nothing. Rejects with an ExportError when a storey or ring that was asked for does not exist, when
 * geometry is not finite, and when the signal is aborted. Runs in Node, pages and workers alike, to the same bytes.
 * @param level a valid level
 */
export async function exportLevel(
  level: Level,
  options: ExportOptions,
  watch: ExportWatch = {},
): Promise<ExportResult> {
  const document = new Document();
  document.getRoot().getAsset().generator = `Levelwright ${options.programVersion}`;
  const geometry = new LevelGeometry(options.compress ? await loadMeshEncoder() : null);
  const progress = new ExportProgress(watch, level.records.filter(isShaped).length);
  const { counts, notices } = await writeLevel(level, { document, geometry, options, progress });
  const files = await writeFiles(document, geometry, options.fileName);
  await progress.report(1);
  const vertices = geometry.vertexCount;
  return {
    files,
    counts: { ...counts, ...countOf(document), vertices, bytes: sum(files.map(sizeOf)) },
    notices,
  };
}

const isShaped = ({ kind }: Level['records'][number]): boolean => SHAPED.some((each) => each === kind);

interface LevelTarget {
  readonly document: Document;
  readonly geometry: LevelGeometry;
  readonly options: ExportOptions;
  readonly progress: ExportProgress;
}

type LevelCounts = Pick<
  ExportCounts,
  'storeys' | 'walls' | 'rooms' | 'openings' | 'rings' | 'modules' | 'defences' | 'towers' | 'triangles'
>;

interface WrittenLevel {
  readonly counts: LevelCounts;
  readonly notices: readonly ExportNotice[];
}

/** By itself, so that what is derived of the level is gone when the file is put together, which takes memory too. */
async function writeLevel(level: Level, target: LevelTarget): Promise<WrittenLevel> {
  const reader = new DocumentStore(level, countedIds());
  const { images = NO_FILES, modules = NO_FILES } = target.options;
  const counts = await writeTree(reader, target);
  const notices = findNotices(reader, target.options, {
    hasImage: (path) => images.has(canonicalImagePath(path)),
    hasModule: (path) => modules.has(path),
  });
  return { counts, notices };
}

async function writeTree(level: LevelReader, target: LevelTarget): Promise<LevelCounts> {
  const { document, geometry, options, progress } = target;
  const storeys = chosenStoreys(level, options.storeys);
  const rings = chosenRings(level, options);
  const names = new UniqueNames();
  const { root, building } = writeTop(level, document, names);
  const meshes = new MeshWriter(document, geometry, options.quantise ?? false);
  const materialNames = new UniqueNames();
  const textures = new LevelTextures(document, options.images ?? NO_FILES);
  const materials = new LevelMaterials(document, level, textures, materialNames);
  const storeyTarget = { meshes, names, materials, without: options.without ?? [] };
  const written: StoreyCounts[] = [];
  for (const storey of storeys) {
    const { node, counts } = await writeStorey(level, storey, storeyTarget, ({ sources }) =>
      progress.advance(sources.length),
    );
    building.addChild(node);
    written.push(counts);
  }
  const sources = new ModuleSources(
    options.modules ?? NO_FILES,
    new ModuleMaterials(document, textures, materialNames),
  );
  const shapes = new ModuleShapes(sources, options.shapes ?? 'shared', progress);
  const form = options.moduleForm ?? 'keep';
  const { nodes, counts } = await writeRings(rings, { meshes, names, shapes, form, progress });
  const defences = await writeDefences(level, {
    meshes,
    names,
    shapes: new ThingMeshes(meshes, names, materialNames),
    form,
    progress,
  });
  for (const node of [...nodes, ...defences.nodes]) root.addChild(node);
  return addCounts(written, counts, defences.counts);
}

function chosenStoreys(level: LevelReader, ids: readonly string[] | undefined): readonly Storey[] {
  const all = storeysInOrder(level);
  const missing = ids?.find((id) => !level.findKind('storey', id));
  if (missing !== undefined) throw new ExportError('export.no-such-storey', { storey: missing });
  return ids ? all.filter(({ id }) => ids.includes(id)) : all;
}

function chosenRings(level: LevelReader, options: ExportOptions): readonly RingModules[] {
  const missing = options.rings?.find((id) => !level.findKind('ring', id));
  if (missing !== undefined) throw new ExportError('export.no-such-ring', { ring: missing });
  return ringModules(level, options);
}

/** The scene, the level and its building. */
function writeTop(
  { header: { name } }: LevelReader,
  document: Document,
  names: UniqueNames,
): { readonly root: Node; readonly building: Node } {
  const root = document
    .createNode(names.take(name || text('export.level-node')))
    .setExtras({ kind: 'level', name });
  const building = document
    .createNode(names.take(text('export.building-node')))
    .setExtras({ kind: 'building' });
  document.getRoot().setDefaultScene(document.createScene(root.getName()).addChild(root.addChild(building)));
  return { root, building };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const addCounts = (
  storeys: readonly StoreyCounts[],
  rings: RingCounts,
  defences: DefenceCounts,
): LevelCounts => ({
  ...rings,
  ...defences,
  storeys: storeys.length,
  walls: sum(storeys.map(({ walls }) => walls)),
  rooms: sum(storeys.map(({ rooms }) => rooms)),
  openings: sum(storeys.map(({ openings }) => openings)),
  triangles: rings.triangles + defences.triangles + sum(storeys.map(({ triangles }) => triangles)),
});

function countOf(document: Document): Pick<ExportCounts, 'nodes' | 'meshes' | 'materials' | 'images'> {
  const root = document.getRoot();
  return {
    nodes: root.listNodes().length,
    meshes: root.listMeshes().length,
    materials: root.listMaterials().length,
    images: root.listTextures().length,
  };
}
