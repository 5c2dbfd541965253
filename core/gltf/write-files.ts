import { type Document, WebIO } from '@gltf-transform/core';
import { EXTTextureWebP, KHRTextureTransform } from '@gltf-transform/extensions';
import type { ExportFile } from './export-options.ts';

const GLTF_EXTENSION = /\.gltf$/i;

/** The bytes of a glTF document: one .glb, or a .gltf with the .bin and the images it names. */
export async function writeFiles(
  document: Document,
  fileName: string,
): Promise<readonly [ExportFile, ...ExportFile[]]> {
  // The library's reader and writer for pages: it needs nothing of a platform, so the bytes are the same on all.
  const io = new WebIO().registerExtensions([KHRTextureTransform, EXTTextureWebP]);
  const root = document.getRoot();
  if (!GLTF_EXTENSION.test(fileName)) {
    for (const texture of root.listTextures()) texture.setURI('');
    return [{ name: fileName, bytes: await io.writeBinary(document) }];
  }
  const base = plainName(fileName.replace(GLTF_EXTENSION, ''));
  for (const buffer of root.listBuffers()) buffer.setURI(`${base}.bin`);
  for (const texture of root.listTextures()) texture.setURI(nameBeside(base, texture.getURI()));
  const { json, resources } = await io.writeJSON(document);
  const main = { name: fileName, bytes: new TextEncoder().encode(`${JSON.stringify(json, null, 2)}\n`) };
  return [main, ...Object.entries(resources).map(([name, bytes]) => ({ name, bytes }))];
}

/** Images are named after the file that they belong to, so that the export of one level spares those of another. */
function nameBeside(base: string, uri: string): string {
  const dot = uri.lastIndexOf('.');
  return `${base}-${plainName(uri.slice(0, dot))}${uri.slice(dot)}`;
}

/**
 * A name that means the same as a file name and as a URI, whatever the thing is called: readers differ in how they
 * decode others. Names that had to be changed get a number made of the whole name, so that two do not become one.
 */
function plainName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-');
  return plain === name ? name : `${plain}-${hash(name)}`;
}

/** FNV-1a over UTF-16 code units, 32 bits, in hexadecimal. */
function hash(value: string): string {
  let state = 0x811c9dc5;
  for (let index = 0; index < value.length; index += 1) {
    state = Math.imul(state ^ value.charCodeAt(index), 0x01000193);
  }
  return (state >>> 0).toString(16).padStart(8, '0');
}
