import { basename, extname, join } from 'node:path';
import {
  findImageHeader,
  IMAGE_EXTENSIONS,
  type ImageHeader,
  type ImageType,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_SIDE,
} from '../../core/images/image-header.ts';
import { durableReplace } from './durable-replace.ts';
import { parseFileName } from './file-name.ts';
import type { FilePort } from './file-port.ts';
import { type FileTask, ProjectError, projectError, toProjectError } from './project-error.ts';
import { readBytes } from './read-bytes.ts';
import { resolveInside } from './safe-path.ts';

/** The folder beside the levels that images are copied into. */
const ASSETS = 'assets';

/** Most copies of one name: who has more has another trouble. */
const MOST_NAMES = 1000;

/** Longest list of images that is shown. */
const MOST_IMAGES = 2000;

/** An image of the project. */
export interface ProjectImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: ImageType;
}

/**
 * Reads an image that a level names. Throws a ProjectError for a path out of the folder, by steps or by symbolic
 * links, for a file that is missing or too large, and for one whose content is no PNG, JPEG or WebP.
 * @param root real path of the folder that the level is in
 */
export async function readImage(files: FilePort, root: string, path: string): Promise<ProjectImage> {
  const real = await resolveInside(files, root, path);
  const { bytes } = await readBytes(files, real, { name: path, limit: MAX_IMAGE_BYTES });
  return { bytes, type: checkImage(bytes, 'read', path).type };
}

/**
 * Copies an image into the project's `assets`. One that is there already with the same content is used again; no file
 * is ever replaced.
 * @returns the path for the level's materials
 */
export async function addImage(
  files: FilePort,
  root: string,
  { fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array },
): Promise<string> {
  if (bytes.length > MAX_IMAGE_BYTES) {
    const params = { size: bytes.length, limit: MAX_IMAGE_BYTES };
    throw projectError('project.file-over-limit', 'read', fileName, params);
  }
  const { type } = checkImage(bytes, 'read', fileName);
  const { stem, extension } = splitName(fileName, type);
  const folder = await makeAssets(files, root);
  for (let number = 1; number <= MOST_NAMES; number += 1) {
    const name = `${stem}${number === 1 ? '' : ` ${number}`}${extension}`;
    if (await holds(files, join(folder, name), bytes)) return `${ASSETS}/${name}`;
    if (await writeNew(files, root, join(folder, name), bytes)) return `${ASSETS}/${name}`;
  }
  throw projectError('project.file-exists', 'save', fileName);
}

/** Copies a file to the same path in the project, unless there is one. */
export async function placeImage(
  files: FilePort,
  { root, from, path }: { readonly root: string; readonly from: string; readonly path: string },
): Promise<void> {
  const { bytes } = await readImage(files, from, path);
  await makeAssets(files, root);
  await writeNew(files, root, join(root, path), bytes);
}

/** The images in `assets`, as materials name them, by name. */
export async function listImages(files: FilePort, root: string): Promise<string[]> {
  const names = await files.names(join(root, ASSETS)).catch(() => []);
  const known = Object.values(IMAGE_EXTENSIONS).flat();
  const byName = new Intl.Collator('en', { numeric: true });
  return names
    .filter((name) => known.includes(extname(name).toLowerCase()) && !name.startsWith('.'))
    .sort(byName.compare)
    .slice(0, MOST_IMAGES)
    .map((name) => `${ASSETS}/${name}`);
}

function checkImage(bytes: Uint8Array, task: FileTask, name: string): ImageHeader {
  const header = findImageHeader(bytes);
  if (!header) throw projectError('project.not-an-image', task, name);
  const side = Math.max(header.width, header.height);
  if (side > MAX_IMAGE_SIDE) {
    throw projectError('project.image-too-wide', task, name, { side, limit: MAX_IMAGE_SIDE });
  }
  return header;
}

/** The extension says what the file is, whatever it was called before. */
function splitName(fileName: string, type: ImageType): { stem: string; extension: string } {
  const extensions = IMAGE_EXTENSIONS[type];
  const given = extname(fileName);
  const extension = extensions.includes(given.toLowerCase()) ? given.toLowerCase() : extensions[0];
  const stem = basename(fileName, given);
  return { stem: parseFileName(stem + extension, [extension]).slice(0, -extension.length), extension };
}

async function makeAssets(files: FilePort, root: string): Promise<string> {
  try {
    await files.makeFolder(join(root, ASSETS));
  } catch (error) {
    throw toProjectError(error, 'save', ASSETS);
  }
  return resolveInside(files, root, ASSETS);
}

async function holds(files: FilePort, path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const found = await readBytes(files, path, { name: basename(path), limit: bytes.length });
    return Buffer.compare(found.bytes, bytes) === 0;
  } catch {
    return false;
  }
}

/** Returns false where a file of that name is. */
async function writeNew(files: FilePort, root: string, path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    await durableReplace(path, bytes, { files, within: root, mustBeNew: true });
    return true;
  } catch (error) {
    if (error instanceof ProjectError && error.code === 'project.file-exists') return false;
    throw error;
  }
}
