import type { MeshData } from '../mesh/mesh-data.ts';

/** Squares a side of the cube that the sphere is blown up from. Even, so that each control node is a vertex. */
const SQUARES = 16;
const FACES = 6;
const SIDE = SQUARES + 1;

/** The two axes of the face on an axis, such that u × v points along it. */
const ACROSS = [
  [1, 2],
  [2, 0],
  [0, 1],
] as const;

/**
 * A sphere around the origin: a cube blown up, so that all six control nodes have a vertex and are alike. Each face of
 * the cube shows the whole texture. Vertices along its edges stand once for each face, in one place bit by bit.
 * @param radius in metres, more than 0
 */
export function buildSphere(radius: number): MeshData {
  const count = FACES * SIDE * SIDE;
  const mesh = {
    positions: new Float32Array(3 * count),
    normals: new Float32Array(3 * count),
    uvs: new Float32Array(2 * count),
    indices: new Uint32Array(6 * FACES * SQUARES * SQUARES),
  };
  for (let face = 0; face < FACES; face += 1) {
    writeVertices(mesh, face, radius);
    writeTriangles(mesh.indices, face);
  }
  return mesh;
}

function writeVertices({ positions, normals, uvs }: MeshData, face: number, radius: number): void {
  const axis = (face >> 1) as 0 | 1 | 2;
  const side = face & 1 ? -1 : 1;
  const [across, up] = ACROSS[axis];
  const direction: [number, number, number] = [0, 0, 0];
  for (let j = 0; j < SIDE; j += 1) {
    for (let i = 0; i < SIDE; i += 1) {
      direction[axis] = side;
      direction[across] = side * slopeOf(i);
      direction[up] = slopeOf(j);
      const [x, y, z] = direction;
      const size = Math.sqrt(x * x + y * y + z * z);
      const vertex = face * SIDE * SIDE + j * SIDE + i;
      normals.set([x / size, y / size, z / size], 3 * vertex);
      positions.set([(radius * x) / size, (radius * y) / size, (radius * z) / size], 3 * vertex);
      uvs.set([i / SQUARES, 1 - j / SQUARES], 2 * vertex);
    }
  }
}

/** Where a line of a face of the cube runs, from −1 to 1: at equal angles, so that squares are about equal on the sphere. */
function slopeOf(line: number): number {
  const step = 2 * line - SQUARES;
  // The tangent of 45° is a hair under 1, and neighbours have to meet.
  return Math.abs(step) === SQUARES ? Math.sign(step) : Math.tan(((Math.PI / 4) * step) / SQUARES);
}

function writeTriangles(indices: Uint32Array, face: number): void {
  let at = 6 * face * SQUARES * SQUARES;
  for (let j = 0; j < SQUARES; j += 1) {
    for (let i = 0; i < SQUARES; i += 1) {
      const a = face * SIDE * SIDE + j * SIDE + i;
      const [b, c, d] = [a + 1, a + SIDE + 1, a + SIDE];
      indices.set([a, b, c, a, c, d], at);
      at += 6;
    }
  }
}
