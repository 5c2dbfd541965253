import Module, { type ManifoldToplevel } from 'manifold-3d';
import type { MeshData } from '../../core/mesh/mesh-data.ts';

/** What a surface is like once vertices at the same place are one. */
export interface SurfaceFacts {
  readonly triangles: number;
  /** Directed edges that do not have exactly one partner in the other direction. */
  readonly loneEdges: number;
  /** Directed edges that occur a different number of times in the two directions. */
  readonly unbalancedEdges: number;
  /** In m²; 0 or not a number for a degenerate triangle. */
  readonly smallestTriangle: number;
  /** Signed, in m³: positive when the faces look outward. */
  readonly volume: number;
  /** Welded: three coordinates a vertex. */
  readonly vertices: Float32Array;
  readonly indices: Uint32Array;
}

/** Welds meshes by position and tells what there is to know about the surface they make together. */
export function examineSurface(meshes: Iterable<Pick<MeshData, 'positions' | 'indices'>>): SurfaceFacts {
  const numbers = new Map<string, number>();
  const vertices: number[] = [];
  const indices: number[] = [];
  for (const { positions, indices: own } of meshes) {
    const welded = Array.from({ length: positions.length / 3 }, (_, vertex) => {
      const [x = 0, y = 0, z = 0] = positions.subarray(vertex * 3, vertex * 3 + 3);
      const key = `${x + 0},${y + 0},${z + 0}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const added = numbers.size;
      numbers.set(key, added);
      vertices.push(x, y, z);
      return added;
    });
    for (const index of own) indices.push(welded[index] ?? Number.NaN);
  }
  return {
    triangles: indices.length / 3,
    ...examineEdges(indices),
    ...examineTriangles(vertices, indices),
    vertices: Float32Array.from(vertices),
    indices: Uint32Array.from(indices),
  };
}

/** More than any surface here has vertices: two numbers of vertices make one of an edge. */
const MOST_VERTICES = 2 ** 26;

function examineEdges(indices: readonly number[]) {
  const count = new Map<number, number>();
  const add = (from: number, to: number): void => {
    const key = from * MOST_VERTICES + to;
    count.set(key, (count.get(key) ?? 0) + 1);
  };
  for (let at = 0; at < indices.length; at += 3) {
    const [a = 0, b = 0, c = 0] = [indices[at], indices[at + 1], indices[at + 2]];
    add(a, b);
    add(b, c);
    add(c, a);
  }
  let loneEdges = 0;
  let unbalancedEdges = 0;
  for (const [key, times] of count) {
    const to = key % MOST_VERTICES;
    const back = count.get(to * MOST_VERTICES + (key - to) / MOST_VERTICES) ?? 0;
    if (times !== 1 || back !== 1) loneEdges += 1;
    if (times !== back) unbalancedEdges += 1;
  }
  return { loneEdges, unbalancedEdges };
}

function examineTriangles(vertices: readonly number[], indices: readonly number[]) {
  let smallestTriangle = Number.POSITIVE_INFINITY;
  let volume = 0;
  const corner = (at: number): readonly [number, number, number] => {
    const vertex = (indices[at] ?? 0) * 3;
    return [vertices[vertex] ?? 0, vertices[vertex + 1] ?? 0, vertices[vertex + 2] ?? 0];
  };
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [corner(at), corner(at + 1), corner(at + 2)];
    const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
    const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
    const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
    smallestTriangle = Math.min(smallestTriangle, Math.hypot(...normal) / 2);
    volume += (a[0] * normal[0] + a[1] * normal[1] + a[2] * normal[2]) / 6;
  }
  return { smallestTriangle, volume };
}

let loaded: Promise<ManifoldToplevel> | null = null;

/** The independent solid-geometry library that judges our meshes. */
export function loadManifold(): Promise<ManifoldToplevel> {
  loaded ??= Module().then((wasm) => {
    wasm.setup();
    return wasm;
  });
  return loaded;
}

/** Lets the independent library measure a surface. Throws where it takes it for no solid. */
export async function loadJudge(): Promise<(surface: SurfaceFacts) => number> {
  const { Manifold, Mesh } = await loadManifold();
  return ({ vertices, indices }) => {
    const solid = new Manifold(new Mesh({ numProp: 3, vertProperties: vertices, triVerts: indices }));
    const status = solid.status();
    const volume = solid.volume();
    solid.delete();
    if (status !== 'NoError') throw new Error(`manifold-3d: ${status}`);
    return volume;
  };
}
