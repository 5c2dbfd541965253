import { BufferUtils, type GLTF } from '@gltf-transform/core';
import type { ModuleFiles } from './module-file.ts';
import { findModuleFile, parseModuleUri } from './module-uris.ts';
import type { ProblemList } from './problem-list.ts';
import type { ModuleContainer } from './read-container.ts';

/** Where the bytes that a file names come from. */
export interface ModuleSource {
  readonly container: ModuleContainer;
  readonly files: ModuleFiles;
}

/**
 * The bytes of a `uri`; undefined, with the problem, where there are none.
 * @param place of what has it, as in `buffers[0]`
 */
export function findUriBytes(
  uri: string,
  place: string,
  { container, files }: ModuleSource,
  problems: ProblemList,
): Uint8Array | undefined {
  const meaning = parseModuleUri(uri);
  if (meaning.kind === 'data') return findDataBytes(uri, place, problems);
  if (meaning.kind === 'refused') {
    problems.add(meaning.code, { place, uri: shorten(uri) });
    return undefined;
  }
  if (container.isGlb) {
    problems.add('modules.uri-in-glb', { place, uri: shorten(uri) });
    return undefined;
  }
  const file = findModuleFile(meaning.name, files.others);
  if (!file) problems.add('modules.missing-file', { place, file: shorten(meaning.name) });
  return file?.bytes;
}

const BASE64 = /^data:[^,]{0,200};base64,/;
/** Characters of an address that a message repeats. */
const MOST_SHOWN = 120;
const shorten = (uri: string): string => (uri.length > MOST_SHOWN ? `${uri.slice(0, MOST_SHOWN)}…` : uri);

function findDataBytes(uri: string, place: string, problems: ProblemList): Uint8Array | undefined {
  try {
    if (BASE64.test(uri)) return BufferUtils.createBufferFromDataURI(uri);
  } catch {
    // Said below.
  }
  problems.add('modules.data-uri', { place });
  return undefined;
}

/** The bytes of each buffer of a file, as many as it says at least. A buffer without any has none: only what is compressed stands in for it. */
export function findBuffers(
  json: GLTF.IGLTF,
  source: ModuleSource,
  problems: ProblemList,
): readonly (Uint8Array | undefined)[] {
  return (json.buffers ?? []).map(({ uri, byteLength }, index) => {
    const place = `buffers[${index}]`;
    const own = index === 0 ? source.container.binary : undefined;
    const bytes = uri === undefined ? own : findUriBytes(uri, place, source, problems);
    if (bytes && bytes.length < byteLength) {
      problems.add('modules.buffer-short', { place, says: byteLength, is: bytes.length });
      return undefined;
    }
    return bytes?.subarray(0, byteLength);
  });
}
