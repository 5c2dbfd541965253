import { text } from '../../text/text.ts';
import { findFileKind } from './file-kind.ts';
import { findJsonExcess } from './json-bounds.ts';
import type { ModuleFile } from './module-file.ts';
import { inMegabytes, MAX_JSON_BYTES, MAX_JSON_DEPTH } from './module-limits.ts';
import type { ProblemList } from './problem-list.ts';

/** What a .glb or .gltf holds, before anything of it is believed. */
export interface ModuleContainer {
  readonly json: unknown;
  /** The binary chunk of a .glb. */
  readonly binary?: Uint8Array;
  readonly isGlb: boolean;
}

/** Of the glTF specification, section 4.4: little-endian "glTF", "JSON" and "BIN". */
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const HEADER = 12;
const CHUNK_HEADER = 8;

const BRACE = 0x7b;
const MARK = [0xef, 0xbb, 0xbf];

/** The JSON and the binary chunk of a file, told apart by its first bytes; undefined with a problem for any other. */
export function readContainer(file: ModuleFile, problems: ProblemList): ModuleContainer | undefined {
  const { name, bytes } = file;
  if (bytes.length === 0) {
    problems.add('modules.empty-file', { file: name });
    return undefined;
  }
  if (beginsWithMagic(bytes)) return readGlb(file, problems);
  if (!beginsWithBrace(bytes)) {
    problems.add('modules.other-kind', { file: name, kind: text(findFileKind(bytes)) });
    return undefined;
  }
  const json = parseJson(file, bytes, problems);
  return json === undefined ? undefined : { json, isGlb: false };
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const beginsWithMagic = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 && viewOf(bytes).getUint32(0, true) === MAGIC;

function beginsWithBrace(bytes: Uint8Array): boolean {
  let at = hasMark(bytes) ? MARK.length : 0;
  while (at < bytes.length && [0x20, 0x09, 0x0a, 0x0d].includes(bytes[at] ?? 0)) at += 1;
  return bytes[at] === BRACE;
}

/** Some programs put a byte order mark before UTF-8. glTF forbids it and readers may skip it. */
const hasMark = (bytes: Uint8Array): boolean => MARK.every((byte, at) => bytes[at] === byte);

function readGlb(file: ModuleFile, problems: ProblemList): ModuleContainer | undefined {
  const chunks = readChunks(file, problems);
  const first = chunks?.[0];
  if (!chunks || !first) return undefined;
  const json = parseJson(file, first.bytes, problems);
  const binary = chunks.find(({ type }) => type === BINARY_CHUNK)?.bytes;
  return json === undefined ? undefined : { json, isGlb: true, ...(binary && { binary }) };
}

interface Chunk {
  readonly type: number;
  readonly bytes: Uint8Array;
}

function readChunks({ name, bytes }: ModuleFile, problems: ProblemList): readonly Chunk[] | undefined {
  const fault = findHeaderFault(bytes);
  if (fault) {
    problems.add(fault, { file: name, ...headerFacts(bytes) });
    return undefined;
  }
  const chunks: Chunk[] = [];
  for (let at = HEADER; at < bytes.length; ) {
    const chunk = readChunk(bytes, at);
    if (!chunk) {
      problems.add('modules.glb-chunk', { file: name, at });
      return undefined;
    }
    chunks.push(chunk);
    at += CHUNK_HEADER + chunk.bytes.length;
  }
  if (isInOrder(chunks)) return chunks;
  problems.add('modules.glb-order', { file: name });
  return undefined;
}

function findHeaderFault(bytes: Uint8Array) {
  if (bytes.length < HEADER) return 'modules.glb-cut' as const;
  const { version, says } = headerFacts(bytes);
  if (version !== 2) return 'modules.glb-version' as const;
  return says === bytes.length ? undefined : ('modules.glb-length' as const);
}

function headerFacts(bytes: Uint8Array) {
  if (bytes.length < HEADER) return { version: 0, says: 0, is: bytes.length };
  const view = viewOf(bytes);
  return { version: view.getUint32(4, true), says: view.getUint32(8, true), is: bytes.length };
}

function readChunk(bytes: Uint8Array, at: number): Chunk | undefined {
  const view = viewOf(bytes);
  if (at + CHUNK_HEADER > bytes.length) return undefined;
  const length = view.getUint32(at, true);
  const from = at + CHUNK_HEADER;
  if (length % 4 !== 0 || from + length > bytes.length) return undefined;
  return { type: view.getUint32(at + 4, true), bytes: bytes.subarray(from, from + length) };
}

/** JSON first, binary second if at all; chunks of later versions after. */
function isInOrder(chunks: readonly Chunk[]): boolean {
  const places = (wanted: number) => chunks.flatMap(({ type }, at) => (type === wanted ? [at] : []));
  const [json, ...moreJson] = places(JSON_CHUNK);
  const [binary = 1, ...moreBinary] = places(BINARY_CHUNK);
  return json === 0 && binary === 1 && moreJson.length + moreBinary.length === 0;
}

function parseJson({ name }: ModuleFile, bytes: Uint8Array, problems: ProblemList): unknown {
  if (bytes.length > MAX_JSON_BYTES) {
    const limit = inMegabytes(MAX_JSON_BYTES);
    problems.add('modules.json-size', { file: name, size: inMegabytes(bytes.length), limit });
    return undefined;
  }
  const excess = findJsonExcess(bytes);
  if (excess) {
    problems.add(`modules.json-${excess}`, { file: name, limit: MAX_JSON_DEPTH });
    return undefined;
  }
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (json !== null) return json;
  } catch {
    // Said below: the words of the parser are of no use to an artist.
  }
  problems.add('modules.json-broken', { file: name });
  return undefined;
}
