import type { GLTF } from '@gltf-transform/core';
import type { ProblemList } from './problem-list.ts';
import { isObject } from './shape.ts';

/** What KHR_draco_mesh_compression says of a primitive. */
export interface DracoPrimitive {
  readonly bufferView: number;
  /** Which of Draco's attributes each one is. */
  readonly attributes: Readonly<Record<string, number>>;
}

/** The shape of primitives has been checked. */
const isDraco = (value: unknown): value is DracoPrimitive => isObject(value);

/** How a primitive is compressed, if it is. */
export function findDraco({
  extensions,
}: Pick<GLTF.IMeshPrimitive, 'extensions'>): DracoPrimitive | undefined {
  const draco = extensions?.KHR_draco_mesh_compression;
  return isDraco(draco) ? draco : undefined;
}

/**
 * Whether compressed data says of itself that it holds what the file says: a few bytes can unpack to far more than
 * that.
 * @param buffers the bytes of each buffer
 */
export function checkDraco(
  json: GLTF.IGLTF,
  buffers: readonly (Uint8Array | undefined)[],
  problems: ProblemList,
): void {
  for (const [mesh, { primitives }] of (json.meshes ?? []).entries()) {
    for (const [index, primitive] of primitives.entries()) {
      const draco = findDraco(primitive);
      const view = draco && json.bufferViews?.[draco.bufferView];
      if (!view) continue;
      const from = view.byteOffset ?? 0;
      const data = buffers[view.buffer]?.subarray(from, from + view.byteLength) ?? new Uint8Array();
      if (isAsSaid(data, primitive, json)) continue;
      problems.add('modules.draco', { place: `meshes[${mesh}].primitives[${index}]` });
    }
  }
}

function isAsSaid(data: Uint8Array, { attributes, indices }: GLTF.IMeshPrimitive, json: GLTF.IGLTF): boolean {
  const counts = findDracoCounts(data);
  const vertices = json.accessors?.[attributes.POSITION ?? -1]?.count ?? 0;
  const corners = json.accessors?.[indices ?? -1]?.count;
  if (!counts || counts.vertices > vertices) return false;
  return corners === undefined || counts.faces * 3 === corners;
}

/** Of the Draco bitstream 2.2: "DRACO", version, kind, method, flags. */
const MAGIC = [0x44, 0x52, 0x41, 0x43, 0x4f];
const HEADER = 11;
const MESH = 1;
const EDGEBREAKER = 1;
const HAS_METADATA = 0x80;

/** Faces and the vertices that there are at least; undefined for data that is no Draco mesh of the version in use. */
function findDracoCounts(data: Uint8Array): { faces: number; vertices: number } | undefined {
  const [major = 0, minor = 0, kind, method, , flags = 0] = data.subarray(MAGIC.length);
  const isMesh = MAGIC.every((byte, at) => data[at] === byte) && kind === MESH;
  // Metadata would stand before the counts; no glTF has a use for it.
  if (!isMesh || major !== 2 || minor !== 2 || (flags & HAS_METADATA) !== 0) return undefined;
  // Edgebreaker says first how it walks.
  const [first, after] = readVarint(data, method === EDGEBREAKER ? HEADER + 1 : HEADER);
  const [second] = readVarint(data, after);
  return method === EDGEBREAKER ? { vertices: first, faces: second } : { faces: first, vertices: second };
}

/** Seven bits a byte, the lowest first. @returns the number and where the next begins */
function readVarint(data: Uint8Array, from: number): readonly [number, number] {
  let value = 0;
  for (let at = from; at < from + 5; at += 1) {
    const byte = data[at] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * (at - from));
    if (byte < 0x80) return [value, at + 1];
  }
  return [value, from + 5];
}
