import type { GLTF } from '@gltf-transform/core';
import { checkAccessors, checkBufferViews } from './check-accessors.ts';
import { checkPrimitives, isOfTriangles } from './check-primitives.ts';
import { checkDraco } from './draco-data.ts';
import { checkShape } from './gltf-shape.ts';
import { findBuffers } from './module-buffers.ts';
import type { ModuleFiles } from './module-file.ts';
import { findImages, type UsedImage } from './module-images.ts';
import { inMegabytes, MAX_ENTRIES, MAX_MODULE_BYTES } from './module-limits.ts';
import { findPlacedNodes } from './placed-nodes.ts';
import { checkPlacedSize } from './placed-size.ts';
import type { ProblemList } from './problem-list.ts';
import { readContainer } from './read-container.ts';
import { checkTree } from './scene-tree.ts';
import { isObject } from './shape.ts';
import { isSupportedExtension } from './supported-extensions.ts';

/** A module whose files may be given to a library: everything they say of themselves has been checked. */
export interface OpenedModule {
  readonly json: GLTF.IGLTF;
  /** Bytes of each buffer; a buffer without any is not read. */
  readonly buffers: readonly (Uint8Array | undefined)[];
  /** The images that materials show, by index. */
  readonly images: ReadonlyMap<number, UsedImage>;
}

/** The checked content of a module's files; undefined with all that is wrong with them. */
export function openModule(files: ModuleFiles, problems: ProblemList): OpenedModule | undefined {
  checkSize(files, problems);
  const container = problems.isEmpty ? readContainer(files.main, problems) : undefined;
  if (!container) return undefined;
  checkExtensions(container.json, problems);
  const json = checkShape(container.json, problems);
  if (json) checkCounts(json, problems);
  if (!json || !problems.isEmpty) return undefined;
  const source = { container, files };
  const buffers = findBuffers(json, source, problems);
  checkBufferViews(json, buffers, container.binary !== undefined, problems);
  checkAccessors(json, problems);
  checkPrimitives(json, problems);
  if (problems.isEmpty) checkDraco(json, buffers, problems);
  const images = findImages(json, buffers, source, problems);
  checkTree(json, problems);
  // Of what has not been found sound, no size can be told.
  if (problems.isEmpty) checkPlacing(json, problems);
  return problems.isEmpty ? { json, buffers, images } : undefined;
}

/** Of lists that a library makes objects of. */
function checkCounts({ meshes = [], ...json }: GLTF.IGLTF, problems: ProblemList): void {
  const { accessors, bufferViews, buffers, images, materials, samplers, textures } = json;
  const lists = { accessors, bufferViews, buffers, images, materials, meshes, samplers, textures };
  const primitives = meshes.reduce((sum, mesh) => sum + mesh.primitives.length, 0);
  const counts = Object.entries(lists).map(([name, list = []]) => [name, list.length] as const);
  for (const [place, count] of [...counts, ['primitives', primitives] as const]) {
    if (count > MAX_ENTRIES) problems.add('modules.too-many-entries', { place, count, limit: MAX_ENTRIES });
  }
}

function checkPlacing(json: GLTF.IGLTF, problems: ProblemList): void {
  const hasSurface = findPlacedNodes(json).nodes.some(({ node }) =>
    json.meshes?.[node.mesh ?? -1]?.primitives.some(isOfTriangles),
  );
  if (hasSurface) checkPlacedSize(json, problems);
  else problems.add('modules.nothing-to-place');
}

function checkSize({ main, others }: ModuleFiles, problems: ProblemList): void {
  const size = others.reduce((sum, { bytes }) => sum + bytes.length, main.bytes.length);
  if (size <= MAX_MODULE_BYTES) return;
  problems.add('modules.file-size', {
    file: main.name,
    size: inMegabytes(size),
    limit: inMegabytes(MAX_MODULE_BYTES),
  });
}

/** Asked before anything else, since a file of a later version may be of any shape. */
function checkExtensions(json: unknown, problems: ProblemList): void {
  if (!isObject(json)) return;
  const version = isObject(json.asset) ? json.asset.version : undefined;
  if (typeof version === 'string' && !version.startsWith('2.')) problems.add('modules.version', { version });
  const required: readonly unknown[] = Array.isArray(json.extensionsRequired) ? json.extensionsRequired : [];
  for (const name of new Set(required)) {
    if (typeof name === 'string' && !isKnown(name)) problems.add('modules.extension', { name });
  }
}

/** Textures in Basis Universal are refused one by one, where they have no image beside them. */
const isKnown = (name: string): boolean => isSupportedExtension(name) || name === 'KHR_texture_basisu';
