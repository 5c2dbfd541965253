import type { ModuleModel, ModuleVertices } from '../../core/modules/module-model.ts';
import { createGrid } from '../../core/polar/polar-grid.ts';
import { type BakedMesh, bakeShape, thresholdBend } from '../../core/polar/shape/bake-shape.ts';
import { type PreparedModule, prepareModule } from '../../core/polar/shape/prepare-module.ts';
import type { BenchCase, BenchRow } from './bench-case.ts';
import { race } from './measure.ts';

const KINDS = 10;
/** Squares a side of the plate that each kind is, before its edges are divided. */
const SQUARES = 30;
const ROUNDS = { warmUp: 3, counted: 15 };
/** As for the map alone: at least 0.6 of the speed of the bare loop. */
const MOST_RATIO = 1.66;
const GRID = createGrid(64, 4);
const STATES = [0, 1, 2, 3].flatMap((quarterTurns) =>
  [false, true].map((mirrored) => ({ quarterTurns, mirrored })),
);

/** A wavy plate over two cells by two. */
function makeModel(kind: number): ModuleModel {
  const side = SQUARES + 1;
  const positions = new Float32Array(3 * side ** 2);
  const normals = new Float32Array(3 * side ** 2);
  const indices = new Uint32Array(6 * SQUARES ** 2);
  for (let i = 0; i < side ** 2; i += 1) {
    const [x, z] = [(8 * (i % side)) / SQUARES - 4, (8 * Math.floor(i / side)) / SQUARES - 4];
    positions.set([x, Math.sin(kind + x * z) / 4, z], 3 * i);
    normals[3 * i + 1] = 1;
  }
  for (let i = 0; i < SQUARES ** 2; i += 1) {
    const a = Math.floor(i / SQUARES) * side + (i % SQUARES);
    indices.set([a, a + side, a + 1, a + 1, a + side, a + side + 1], 6 * i);
  }
  const vertices: ModuleVertices = { positions, normals, uvs: [], indices };
  return {
    meshes: [{ name: `plate ${kind}`, material: null, vertices }],
    materials: [],
    images: [],
    bounds: { min: [-4, -0.25, -4], max: [4, 0.25, 4] },
  };
}

const bakeAll = (modules: readonly PreparedModule[]) =>
  modules.flatMap((module) => STATES.map((state) => bakeShape(module, thresholdBend(GRID, state))));

/** The closed form at the threshold, written down: turn, R = r0·A^(−v/l0), φ = u/r0, normals by the inverse transpose. */
function bakeBarely({ positions, normals }: ModuleVertices, quarter: number, side: number) {
  const [cosine, sine] = [[1, 0, -1, 0][quarter] ?? 1, [0, 1, 0, -1][quarter] ?? 0];
  const { r0, growth, cellSize } = GRID;
  const rate = Math.log(growth) / cellSize;
  const to = new Float32Array(positions.length);
  const toNormals = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = side * (positions[i] ?? 0);
    const z = positions[i + 2] ?? 0;
    const radius = r0 * Math.exp(-rate * (sine * x + cosine * z));
    const angle = (cosine * x - sine * z) / r0;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    to[i] = radius * s;
    to[i + 1] = positions[i + 1] ?? 0;
    to[i + 2] = r0 - radius * c;
    const nx = side * (normals[i] ?? 0);
    const nz = normals[i + 2] ?? 0;
    const u = ((cosine * nx - sine * nz) * r0) / radius;
    const v = (sine * nx + cosine * nz) / (radius * rate);
    const y = normals[i + 1] ?? 0;
    const size = 1 / Math.sqrt(u * u + v * v + y * y);
    toNormals[i] = (c * u - s * v) * size;
    toNormals[i + 1] = y * size;
    toNormals[i + 2] = (s * u + c * v) * size;
  }
  return { positions: to, normals: toNormals };
}

const bakeAllBarely = (modules: readonly PreparedModule[]) =>
  modules.flatMap(({ meshes }) =>
    STATES.map(({ quarterTurns, mirrored }) =>
      meshes.map(({ vertices }) => bakeBarely(vertices, quarterTurns, mirrored ? -1 : 1)),
    ),
  );

function check(ours: readonly (readonly BakedMesh[])[], bare: ReturnType<typeof bakeAllBarely>): void {
  ours.forEach((shape, index) => {
    const [mine, theirs] = [shape[0]?.vertices.positions, bare[index]?.[0]?.positions];
    if (!mine || mine.some((value, i) => !(Math.abs(value - (theirs?.[i] ?? Number.NaN)) < 1e-4))) {
      throw new Error('The two ways to bake come to different points.');
    }
  });
}

async function run(): Promise<readonly BenchRow[]> {
  const models = Array.from({ length: KINDS }, (_, kind) => makeModel(kind));
  const prepare = () => models.map((model) => prepareModule(model, { longestEdge: 1 / 16 }, GRID));
  const prepared = prepare();
  check(bakeAll(prepared), bakeAllBarely(prepared));
  const times = await race(
    {
      prepare: { work: prepare },
      bake: { work: () => bakeAll(prepared) },
      bare: { work: () => bakeAllBarely(prepared) },
    },
    ROUNDS,
  );
  const vertices = prepared.reduce((sum, module) => sum + module.vertices.after, 0);
  return [
    {
      what: `${KINDS} modules prepared, edges divided: ${vertices} vertices in all`,
      unit: 'ms',
      ours: times.prepare,
      peer: null,
      limit: null,
    },
    {
      what: `the ${STATES.length} shapes of each baked`,
      unit: 'ms',
      ours: times.bake,
      peer: { name: 'a bare loop of the closed form into new arrays', value: times.bare },
      limit: MOST_RATIO,
    },
  ];
}

export const ringShapes: BenchCase = { name: 'ring-shapes', title: 'Shapes of modules', run };
