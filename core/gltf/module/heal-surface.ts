import type { Vec3 } from '../../math/vec3.ts';
import { type Corners, findAreaNormal } from './face-normals.ts';
import { gatherVertices, type Surface } from './surface.ts';

/** A surface on which everything can be reckoned. */
export type SoundSurface = Surface & { readonly normals: Float32Array };

/**
 * The same surface with unit normals and tangents, without triangles that are lines or points, and without vertices
 * that no triangle has. One without normals gets flat faces, each vertex to one face alone; a normal of no direction
 * becomes that of the faces around it. Numbers of uvs and colours that are not finite become 0 and 1.
 */
export function healSurface(surface: Surface): SoundSurface {
  const indices = withoutDegenerate(surface);
  const { normals } = surface;
  if (!normals) return withFlatFaces(surface, indices);
  const used = keepUsed({ ...surface, indices });
  const healed = healNormals(used);
  return {
    ...withFiniteLooks(used),
    normals: healed,
    tangents: used.tangents && healTangents(used.tangents, healed),
  };
}

function withoutDegenerate({ positions, indices }: Surface): Uint32Array {
  const kept = new Uint32Array(indices.length);
  let count = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const corners = cornersAt(indices, at);
    if (!findAreaNormal(positions, corners)) continue;
    for (const corner of corners) {
      kept[count] = corner;
      count += 1;
    }
  }
  return kept.subarray(0, count);
}

const cornersAt = (indices: Uint32Array, at: number): Corners => [
  indices[at] ?? 0,
  indices[at + 1] ?? 0,
  indices[at + 2] ?? 0,
];

function withFlatFaces(surface: Surface, corners: Uint32Array): SoundSurface {
  const indices = Uint32Array.from(corners, (_, at) => at);
  const split = gatherVertices(surface, corners, indices);
  const normals = new Float32Array(split.positions.length);
  for (let at = 0; at < indices.length; at += 3) {
    const normal = unit(findAreaNormal(split.positions, cornersAt(indices, at)) ?? UP);
    for (let corner = 0; corner < 3; corner += 1) normals.set(normal, (at + corner) * 3);
  }
  return { ...withFiniteLooks(split), normals };
}

function keepUsed(surface: Surface): Surface {
  const { positions, indices } = surface;
  const places = new Uint32Array(positions.length / 3);
  for (const index of indices) places[index] = 1;
  let count = 0;
  const order = new Uint32Array(places.length);
  for (let vertex = 0; vertex < places.length; vertex += 1) {
    if (places[vertex] === 0) continue;
    order[count] = vertex;
    places[vertex] = count;
    count += 1;
  }
  if (count === places.length) return surface;
  return gatherVertices(
    surface,
    order.subarray(0, count),
    indices.map((index) => places[index] ?? 0),
  );
}

const UP: Vec3 = [0, 1, 0];
/** Shorter vectors have no direction: their squares vanish in single precision. */
const SHORTEST = 1e-18;
/** What single precision takes from a unit vector; those are left, so that what is sound stays bit for bit. */
const ROUNDING = 1e-6;

function unit(vector: Vec3): Vec3 {
  const length = Math.hypot(...vector);
  // + 0 makes 0 of −0, so that equal directions are equal bits.
  return length > 0 ? [vector[0] / length + 0, vector[1] / length + 0, vector[2] / length + 0] : UP;
}

const vectorAt = (values: Float32Array, at: number): Vec3 => [
  values[at] ?? 0,
  values[at + 1] ?? 0,
  values[at + 2] ?? 0,
];

/** Makes a vector one long in place. Tells whether it had a direction. */
function makeUnit(values: Float32Array, at: number): boolean {
  const [x = 0, y = 0, z = 0] = [values[at], values[at + 1], values[at + 2]];
  const length = Math.sqrt(x * x + y * y + z * z);
  if (!(length > SHORTEST && length < Number.POSITIVE_INFINITY)) return false;
  if (Math.abs(length - 1) > ROUNDING) values.set(unit([x, y, z]), at);
  return true;
}

function healNormals({ normals = new Float32Array(), positions, indices }: Surface): Float32Array {
  const healed = Float32Array.from(normals);
  const bad = new Set<number>();
  for (let vertex = 0; vertex < healed.length / 3; vertex += 1) {
    if (!makeUnit(healed, vertex * 3)) bad.add(vertex);
  }
  if (bad.size === 0) return healed;
  for (const vertex of bad) healed.fill(0, vertex * 3, vertex * 3 + 3);
  const sums = sumFaces(bad, positions, indices);
  for (const [vertex, sum] of sums) healed.set(unit(sum), vertex * 3);
  return healed;
}

/** The area normals of all faces around each of the vertices. */
function sumFaces(
  vertices: ReadonlySet<number>,
  positions: Float32Array,
  indices: Uint32Array,
): Map<number, Vec3> {
  const sums = new Map<number, Vec3>();
  for (let at = 0; at < indices.length; at += 3) {
    const corners = cornersAt(indices, at);
    const wanted = corners.filter((corner) => vertices.has(corner));
    const normal = wanted.length > 0 ? findAreaNormal(positions, corners) : undefined;
    if (!normal) continue;
    for (const vertex of wanted) {
      const [x, y, z] = sums.get(vertex) ?? [0, 0, 0];
      sums.set(vertex, [x + normal[0], y + normal[1], z + normal[2]]);
    }
  }
  return sums;
}

function healTangents(tangents: Float32Array, normals: Float32Array): Float32Array {
  const healed = Float32Array.from(tangents);
  for (let vertex = 0; vertex < healed.length / 4; vertex += 1) {
    const sign = healed[vertex * 4 + 3] ?? 1;
    if (!makeUnit(healed, vertex * 4)) healed.set(anyAcross(vectorAt(normals, vertex * 3)), vertex * 4);
    healed[vertex * 4 + 3] = sign < 0 ? -1 : 1;
  }
  return healed;
}

/** A unit vector square to another, which it does not matter. */
function anyAcross([x, y, z]: Vec3): Vec3 {
  return Math.abs(x) < Math.abs(z) ? unit([0, z, -y]) : unit([y, -x, 0]);
}

function withFiniteLooks(surface: Surface): Surface {
  return {
    ...surface,
    uvs: surface.uvs.map((uv) => finiteOr(uv, 0)),
    colors: surface.colors && withinOne(finiteOr(surface.colors, 1)),
  };
}

const finiteOr = (values: Float32Array, otherwise: number): Float32Array =>
  values.every(Number.isFinite)
    ? values
    : values.map((value) => (Number.isFinite(value) ? value : otherwise));

/** Colours beyond are no colours of glTF, and engines cut them off. */
const withinOne = (values: Float32Array): Float32Array =>
  values.every((value) => value >= 0 && value <= 1)
    ? values
    : values.map((value) => Math.min(1, Math.max(0, value)));
