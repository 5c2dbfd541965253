import { type Document, Format, WebIO } from '@gltf-transform/core';
import { EXTMeshGPUInstancing, KHRMeshQuantization } from '@gltf-transform/extensions';
import type { ExportFile } from './export-options.ts';
import { sizeOf } from './file-bytes.ts';
import { frameGlb } from './frame-glb.ts';
import type { LevelGeometry } from './level-geometry.ts';
import { MODULE_EXTENSIONS } from './module/module-document.ts';

const GLTF_EXTENSION = /\.gltf$/i;

/** All that a document of a level may use; geometry that is compressed goes past the library. */
const EXTENSIONS = [...MODULE_EXTENSIONS, EXTMeshGPUInstancing, KHRMeshQuantization];

/** A glTF document with its geometry: one .glb, or a .gltf with the .bin and the images it names. */
export async function writeFiles(
  document: Document,
  geometry: LevelGeometry,
  fileName: string,
): Promise<readonly [ExportFile, ...ExportFile[]]> {
  // The library's reader and writer for pages: it needs nothing of a platform, so the bytes are the same on all.
  const io = new WebIO().registerExtensions(EXTENSIONS);
  return GLTF_EXTENSION.test(fileName)
    ? await writeApart(io, document, geometry, fileName)
    : [await writeGlb(io, document, geometry, fileName)];
}

async function writeGlb(
  io: WebIO,
  document: Document,
  geometry: LevelGeometry,
  name: string,
): Promise<ExportFile> {
  const textures = document.getRoot().listTextures();
  for (const texture of textures) texture.setURI('');
  // The library puts images into a buffer, and wants one for them.
  if (textures.length > 0 && document.getRoot().listBuffers().length === 0) document.createBuffer();
  const { json, resources } = await io.writeJSON(document, { format: Format.GLB });
  const own = Object.values(resources);
  const binary = [...own, ...geometry.parts];
  const byteLength = sizeOf({ parts: binary });
  const unpacked = geometry.describe(json, sizeOf({ parts: own }));
  if (byteLength > 0) json.buffers = [{ byteLength }, ...unpacked];
  return { name, parts: frameGlb(JSON.stringify(json), binary) };
}

async function writeApart(
  io: WebIO,
  document: Document,
  geometry: LevelGeometry,
  name: string,
): Promise<readonly [ExportFile, ...ExportFile[]]> {
  const base = plainName(name.replace(GLTF_EXTENSION, ''));
  for (const texture of document.getRoot().listTextures()) {
    texture.setURI(nameBeside(base, texture.getURI()));
  }
  const binName = `${base}.bin`;
  for (const buffer of document.getRoot().listBuffers()) buffer.setURI(binName);
  const { json, resources } = await io.writeJSON(document);
  const { [binName]: own = new Uint8Array(0), ...images } = resources;
  const parts = [own, ...geometry.parts].filter(({ length }) => length > 0);
  const byteLength = sizeOf({ parts });
  const unpacked = geometry.describe(json, own.length);
  if (byteLength > 0) json.buffers = [{ uri: binName, byteLength }, ...unpacked];
  const main = { name, parts: [new TextEncoder().encode(`${JSON.stringify(json, null, 2)}\n`)] };
  const pictures = Object.entries(images).map(([uri, bytes]) => ({ name: uri, parts: [bytes] }));
  return [main, ...(byteLength > 0 ? [{ name: binName, parts }] : []), ...pictures];
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
