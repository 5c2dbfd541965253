import type { BlobField } from '../../core/blob/blob-field.ts';
import { deformVertices } from '../../core/blob/deformer.ts';
import type { BenchCase } from './bench-case.ts';
import { race } from './measure.ts';

const VERTICES = 100_000;
const NODES = 6;
const ROUNDS = { warmUp: 5, counted: 30 };
/** 20 million vertices times nodes a second. */
const MOST_MS = (VERTICES * NODES) / 20_000;

const FIELD: BlobField = {
  pose: [
    [0.1, 0.02, 0],
    [-0.1, 0, 0.05],
    [0, -0.2, 0.01],
    [0, 0.1, 0.03],
    [0.02, 0, 0.1],
    [0, 0.1, -0.1],
  ],
  support: Math.PI / 2,
  falloff: 'bezier',
  blend: 'sum',
};

/** Directions all over the sphere: a spiral of Fibonacci. */
function makePositions(): Float32Array {
  const positions = new Float32Array(3 * VERTICES);
  for (let i = 0; i < VERTICES; i += 1) {
    const y = 1 - (2 * i + 1) / VERTICES;
    const ring = Math.sqrt(1 - y * y);
    const angle = i * Math.PI * (3 - Math.sqrt(5));
    positions.set([ring * Math.cos(angle), y, ring * Math.sin(angle)], 3 * i);
  }
  return positions;
}

/** The definition with this falloff and blend alone written down: six angles, six weights, a sum. */
function deformBarely(from: Float32Array, to: Float32Array, pose: Float64Array, support: number): void {
  for (let i = 0; i < from.length; i += 3) {
    const x = from[i] ?? 0;
    const y = from[i + 1] ?? 0;
    const z = from[i + 2] ?? 0;
    const r = Math.sqrt(x * x + y * y + z * z);
    let [sx, sy, sz] = [x, y, z];
    for (let node = 0; node < NODES; node += 1) {
      const along = node < 2 ? x : node < 4 ? y : z;
      const cosine = (node & 1 ? -along : along) / r;
      const t = Math.min(Math.acos(Math.min(1, Math.max(-1, cosine))), support) / support;
      const weight = 3 * t * (1 - t) ** 2 + (1 - t) ** 3;
      sx += weight * (pose[3 * node] ?? 0);
      sy += weight * (pose[3 * node + 1] ?? 0);
      sz += weight * (pose[3 * node + 2] ?? 0);
    }
    to[i] = sx;
    to[i + 1] = sy;
    to[i + 2] = sz;
  }
}

async function run() {
  const positions = makePositions();
  const moved = { positions: new Float32Array(positions.length) };
  const shaded = { ...moved, normals: new Float32Array(positions.length) };
  const bare = new Float32Array(positions.length);
  const pose = new Float64Array(FIELD.pose.flat());
  const times = await race(
    {
      moved: { work: () => deformVertices({ positions }, FIELD, moved) },
      shaded: { work: () => deformVertices({ positions, normals: positions }, FIELD, shaded) },
      bare: { work: () => deformBarely(positions, bare, pose, FIELD.support) },
    },
    ROUNDS,
  );
  if (bare.some((value, i) => !(Math.abs(value - (moved.positions[i] ?? Number.NaN)) < 1e-5))) {
    throw new Error('The two ways to deform come to different points.');
  }
  return [
    {
      what: `${VERTICES} vertices moved by ${NODES} nodes`,
      unit: 'ms',
      ours: times.moved,
      peer: null,
      limit: MOST_MS,
    },
    {
      what: 'the same beside a loop of one falloff and blend',
      unit: 'ms',
      ours: times.moved,
      peer: { name: 'a bare loop of the definition', value: times.bare },
      limit: 1,
    },
    { what: 'the same with exact normals', unit: 'ms', ours: times.shaded, peer: null, limit: null },
  ] as const;
}

export const blobDeformer: BenchCase = { name: 'blob-deformer', title: 'Blobs deformed', run };
