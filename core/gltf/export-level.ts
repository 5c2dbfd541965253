import { Document, type Node } from '@gltf-transform/core';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';
import type { Level, LevelReader } from '../document/level.ts';
import type { Storey } from '../document/schema/storey.ts';
import { canonicalImagePath } from '../images/image-paths.ts';
import { text } from '../text/text.ts';
import { storeysInOrder } from '../walls/storeys.ts';
import type { Surface } from '../walls/surface.ts';
import { ExportError } from './export-error.ts';
import type {
  ExportCounts,
  ExportNotice,
  ExportOptions,
  ExportResult,
  ExportWatch,
  LevelImageFiles,
} from './export-options.ts';
import { sizeOf } from './file-bytes.ts';
import { findNotices } from './find-notices.ts';
import { LevelGeometry } from './level-geometry.ts';
import { LevelMaterials } from './level-materials.ts';
import { LevelTextures } from './level-textures.ts';
import { UniqueNames } from './unique-names.ts';
import { writeFiles } from './write-files.ts';
import { type StoreyCounts, writeStorey } from './write-storey.ts';

/** Records between two looks at the signal: about 2 ms of work. */
const RECORDS_A_TURN = 100;

const NO_IMAGES: LevelImageFiles = new Map();

/** The kinds whose records become surfaces, so that their number tells how much there is to do. */
const SHAPED = ['wall', 'opening', 'room', 'stair', 'roof'] as const;

/**
 * Writes a level as glTF 2.0: metres, right-handed, +Y up, the tree level → building → storey → surfaces by layer and
 * material, and rooms. What is hidden in an editor and how it is looked at is no part of a level and changes nothing.
 * Rejects with an ExportError when a storey that was asked for does not exist, when geometry is not finite, and when
 * the signal is aborted. Runs in Node, pages and workers alike, to the same bytes.
 * @param level a valid level
 */
export async function exportLevel(
  level: Level,
  options: ExportOptions,
  watch: ExportWatch = {},
): Promise<ExportResult> {
  const document = new Document();
  document.getRoot().getAsset().generator = `Levelwright ${options.programVersion}`;
  const geometry = new LevelGeometry();
  const { storeys, notices } = await writeLevel(level, { document, geometry, options, watch });
  const files = await writeFiles(document, geometry, options.fileName);
  await report(watch, 1);
  return { files, counts: { ...count(document, geometry, storeys), bytes: sum(files.map(sizeOf)) }, notices };
}

interface LevelTarget {
  readonly document: Document;
  readonly geometry: LevelGeometry;
  readonly options: ExportOptions;
  readonly watch: ExportWatch;
}

interface WrittenLevel {
  readonly storeys: readonly StoreyCounts[];
  readonly notices: readonly ExportNotice[];
}

/** By itself, so that what is derived of the level is gone when the file is put together, which takes memory too. */
async function writeLevel(level: Level, target: LevelTarget): Promise<WrittenLevel> {
  const reader = new DocumentStore(level, countedIds());
  const { images = NO_IMAGES, storeys } = target.options;
  const written = await writeTree(reader, chosenStoreys(reader, storeys), { ...target, images });
  return { storeys: written, notices: findNotices(reader, (path) => images.has(canonicalImagePath(path))) };
}

function chosenStoreys(level: LevelReader, ids: readonly string[] | undefined): readonly Storey[] {
  const all = storeysInOrder(level);
  const missing = ids?.find((id) => !level.findKind('storey', id));
  if (missing !== undefined) throw new ExportError('export.no-such-storey', { storey: missing });
  return ids ? all.filter(({ id }) => ids.includes(id)) : all;
}

interface TreeTarget extends LevelTarget {
  readonly images: LevelImageFiles;
}

async function writeTree(
  level: LevelReader,
  storeys: readonly Storey[],
  { document, geometry, images, options, watch }: TreeTarget,
): Promise<readonly StoreyCounts[]> {
  const names = new UniqueNames();
  const building = writeTop(level, document, names);
  const target = {
    document,
    geometry,
    names,
    materials: new LevelMaterials(document, level, new LevelTextures(document, images)),
    without: options.without ?? [],
  };
  const onSurface = surfaceProgress(level, watch);
  const counts: StoreyCounts[] = [];
  for (const storey of storeys) {
    const written = await writeStorey(level, storey, target, onSurface);
    building.addChild(written.node);
    counts.push(written.counts);
  }
  return counts;
}

/** The scene, the level and its building; returns the last. */
function writeTop({ header: { name } }: LevelReader, document: Document, names: UniqueNames): Node {
  const root = document
    .createNode(names.take(name || text('export.level-node')))
    .setExtras({ kind: 'level', name });
  const building = document
    .createNode(names.take(text('export.building-node')))
    .setExtras({ kind: 'building' });
  document.getRoot().setDefaultScene(document.createScene(root.getName()).addChild(root.addChild(building)));
  return building;
}

/** Reports after each hundred records whose surface is built; writing the file is counted as a tenth of it all. */
function surfaceProgress(level: LevelReader, watch: ExportWatch): (surface: Surface) => Promise<void> {
  const total = SHAPED.reduce((sum, kind) => sum + level.countOf(kind), 0);
  let done = 0;
  let told = 0;
  return async ({ sources }) => {
    done += sources.length;
    if (done < told + RECORDS_A_TURN) return;
    told = done;
    // Surfaces that no record stands for, such as the floor of an unnamed room, make more of them than of records.
    await report(watch, 0.9 * Math.min(1, done / total));
  };
}

async function report({ onProgress, signal }: ExportWatch, fraction: number): Promise<void> {
  await onProgress?.(fraction);
  if (signal?.aborted) throw new ExportError('export.cancelled');
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function count(
  document: Document,
  geometry: LevelGeometry,
  storeys: readonly StoreyCounts[],
): Omit<ExportCounts, 'bytes'> {
  const root = document.getRoot();
  return {
    storeys: storeys.length,
    walls: sum(storeys.map(({ walls }) => walls)),
    rooms: sum(storeys.map(({ rooms }) => rooms)),
    openings: sum(storeys.map(({ openings }) => openings)),
    nodes: root.listNodes().length,
    meshes: root.listMeshes().length,
    materials: root.listMaterials().length,
    images: root.listTextures().length,
    vertices: geometry.vertexCount,
    triangles: geometry.triangleCount,
  };
}
