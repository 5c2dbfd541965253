import { type Document, WebIO } from '@gltf-transform/core';
import type { ExportFile } from './export-options.ts';

const GLTF_EXTENSION = /\.gltf$/i;

/** The bytes of a glTF document: one .glb, or a .gltf and the .bin it names. */
export async function writeFiles(
  document: Document,
  fileName: string,
): Promise<readonly [ExportFile, ...ExportFile[]]> {
  // The library's reader and writer for pages: it needs nothing of a platform, so the bytes are the same on all.
  const io = new WebIO();
  if (!GLTF_EXTENSION.test(fileName)) {
    return [{ name: fileName, bytes: await io.writeBinary(document) }];
  }
  for (const buffer of document.getRoot().listBuffers()) buffer.setURI(bufferName(fileName));
  const { json, resources } = await io.writeJSON(document);
  const main = { name: fileName, bytes: new TextEncoder().encode(`${JSON.stringify(json, null, 2)}\n`) };
  return [main, ...Object.entries(resources).map(([name, bytes]) => ({ name, bytes }))];
}

/**
 * A name that means the same as a file name and as a URI, whatever the .gltf is called: readers differ in how they
 * decode others. Names that had to be changed get a number made of the whole name, so that two do not become one.
 */
function bufferName(fileName: string): string {
  const base = fileName.replace(GLTF_EXTENSION, '');
  const plain = base.replace(/[^A-Za-z0-9._-]+/g, '-');
  return plain === base ? `${base}.bin` : `${plain}-${hash(base)}.bin`;
}

/** FNV-1a over UTF-16 code units, 32 bits, in hexadecimal. */
function hash(value: string): string {
  let state = 0x811c9dc5;
  for (let index = 0; index < value.length; index += 1) {
    state = Math.imul(state ^ value.charCodeAt(index), 0x01000193);
  }
  return (state >>> 0).toString(16).padStart(8, '0');
}
