import { checkShape } from './gltf-shape.ts';
import type { ModuleReason } from './module-error.ts';
import type { ModuleFile, ModuleFiles } from './module-file.ts';
import { findUsedImages } from './module-images.ts';
import { parseModuleUri } from './module-uris.ts';
import { openModule } from './open-module.ts';
import { ProblemList } from './problem-list.ts';
import { readContainer } from './read-container.ts';

/**
 * Why a module cannot be used, each with its place in the file: all reasons at once, none for one that can. Reads bytes
 * alone, with work bounded by their number, and never throws: whatever a file claims, nothing is made of it before it
 * has been found to hold it.
 */
export function inspectModule(files: ModuleFiles): readonly ModuleReason[] {
  const problems = new ProblemList();
  openModule(files, problems);
  return problems.reasons;
}

/**
 * The files that a .gltf needs beside itself, by their names as seen from its folder: percent signs decoded, folders
 * divided by `/`, none outside the folder. Of a .glb, and of a file that cannot be read, none: its inspection says why.
 */
export function findExternalFiles(main: ModuleFile): readonly string[] {
  const problems = new ProblemList();
  const container = readContainer(main, problems);
  const json = container && !container.isGlb ? checkShape(container.json, problems) : undefined;
  if (!json) return [];
  const images = [...findUsedImages(json)].map((index) => json.images?.[index]);
  const names = [...(json.buffers ?? []), ...images].flatMap((entry) => {
    const meaning = entry?.uri === undefined ? undefined : parseModuleUri(entry.uri);
    return meaning?.kind === 'file' ? [meaning.name] : [];
  });
  return [...new Set(names)];
}
