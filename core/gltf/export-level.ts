import { Document } from '@gltf-transform/core';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';
import type { Level, LevelReader } from '../document/level.ts';
import type { Storey } from '../document/schema/storey.ts';
import { text } from '../text/text.ts';
import { clearHeightOf, floorOf, storeysInOrder } from '../walls/storeys.ts';
import { ExportError } from './export-error.ts';
import type { ExportCounts, ExportFile, ExportOptions, ExportResult, ExportWatch } from './export-options.ts';
import { findNotices } from './find-notices.ts';
import { LevelMaterials } from './level-materials.ts';
import { UniqueNames } from './unique-names.ts';
import { writeFiles } from './write-files.ts';
import { writeWalls } from './write-walls.ts';

/** Walls between two looks at the signal: about 2 ms of work. */
const WALLS_A_TURN = 100;

/**
 * Writes a level as glTF 2.0: metres, right-handed, +Y up, the tree level → building → storey → walls by material.
 * Rejects with an ExportError when a storey that was asked for does not exist, when geometry is not finite, and when
 * the signal is aborted. Runs in Node, pages and workers alike, to the same bytes.
 * @param level a valid level
 */
export async function exportLevel(
  level: Level,
  options: ExportOptions,
  watch: ExportWatch = {},
): Promise<ExportResult> {
  const reader = new DocumentStore(level, countedIds());
  const storeys = chosenStoreys(reader, options.storeys);
  const document = new Document();
  document.getRoot().getAsset().generator = `Levelwright ${options.programVersion}`;
  const walls = await writeTree(reader, storeys, document, watch);
  const files = await writeFiles(document, options.fileName);
  await report(watch, 1);
  return { files, counts: count(document, storeys.length, walls, files), notices: findNotices(reader) };
}

function chosenStoreys(level: LevelReader, ids: readonly string[] | undefined): readonly Storey[] {
  const all = storeysInOrder(level);
  const missing = ids?.find((id) => !level.findKind('storey', id));
  if (missing !== undefined) throw new ExportError('export.no-such-storey', { storey: missing });
  return ids ? all.filter(({ id }) => ids.includes(id)) : all;
}

async function writeTree(
  level: LevelReader,
  storeys: readonly Storey[],
  document: Document,
  watch: ExportWatch,
): Promise<number> {
  const names = new UniqueNames();
  const materials = new LevelMaterials(document, level);
  const { name } = level.header;
  const root = document
    .createNode(names.take(name || text('export.level-node')))
    .setExtras({ kind: 'level', name });
  const building = document
    .createNode(names.take(text('export.building-node')))
    .setExtras({ kind: 'building' });
  document.getRoot().setDefaultScene(document.createScene(root.getName()).addChild(root.addChild(building)));
  const onWall = wallProgress(level.countOf('wall'), watch);
  let walls = 0;
  for (const storey of storeys) {
    const storeyNode = document.createNode(names.take(storey.name || storey.id)).setExtras({
      kind: 'storey',
      id: storey.id,
      elevation: floorOf(storey),
      height: clearHeightOf(storey),
    });
    building.addChild(storeyNode);
    walls += await writeWalls(level, storey.id, { document, materials, names, storeyNode }, onWall);
  }
  return walls;
}

/** Reports after each hundred walls; writing the file is counted as long as a tenth of the walls. */
function wallProgress(total: number, watch: ExportWatch): () => Promise<void> {
  let done = 0;
  return async () => {
    done += 1;
    if (done % WALLS_A_TURN === 0) await report(watch, (0.9 * done) / total);
  };
}

async function report({ onProgress, signal }: ExportWatch, fraction: number): Promise<void> {
  await onProgress?.(fraction);
  if (signal?.aborted) throw new ExportError('export.cancelled');
}

function count(
  document: Document,
  storeys: number,
  walls: number,
  files: readonly ExportFile[],
): ExportCounts {
  const root = document.getRoot();
  const primitives = root.listMeshes().flatMap((mesh) => mesh.listPrimitives());
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    storeys,
    walls,
    nodes: root.listNodes().length,
    meshes: root.listMeshes().length,
    materials: root.listMaterials().length,
    vertices: sum(primitives.map((primitive) => primitive.getAttribute('POSITION')?.getCount() ?? 0)),
    triangles: sum(primitives.map((primitive) => (primitive.getIndices()?.getCount() ?? 0) / 3)),
    bytes: sum(files.map(({ bytes }) => bytes.length)),
  };
}
