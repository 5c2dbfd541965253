import { type Bend, deformVertices, type VertexArrays } from '../../core/polar/deformation.ts';
import { createGrid, radiusOf } from '../../core/polar/polar-grid.ts';
import type { BenchCase } from './bench-case.ts';
import { race } from './measure.ts';

const VERTICES = 100_000;
const ROUNDS = { warmUp: 10, counted: 60 };
/** At least 0.6 of the speed of the bare loop. */
const MOST_RATIO = 1.66;
const GRID = createGrid(64, 4);
const BEND: Bend = {
  grid: GRID,
  pivotRadius: radiusOf(GRID, 2),
  quarterTurns: 0,
  mirrored: false,
  scaleHeight: false,
};

const emptyArrays = () => ({
  positions: new Float32Array(3 * VERTICES),
  normals: new Float32Array(3 * VERTICES),
});

function makeVertices() {
  const arrays = emptyArrays();
  for (let i = 0; i < 3 * VERTICES; i += 1) {
    arrays.positions[i] = 4 * Math.sin(i);
    arrays.normals[i] = Math.cos(i);
  }
  return arrays;
}

/** The closed form written down for one bend that neither turns nor mirrors: R = r_P·A^(−v/l0), φ = u/r0. */
function mapBarely(from: Required<Pick<VertexArrays, 'positions' | 'normals'>>, to: typeof from): void {
  const { r0, growth, cellSize } = GRID;
  const pivotRadius = BEND.pivotRadius;
  const rate = Math.log(growth) / cellSize;
  const { positions, normals } = from;
  for (let i = 0; i < positions.length; i += 3) {
    const radius = pivotRadius * Math.exp(-rate * (positions[i + 2] ?? 0));
    const angle = (positions[i] ?? 0) / r0;
    const sine = Math.sin(angle);
    const cosine = Math.cos(angle);
    to.positions[i] = radius * sine;
    to.positions[i + 1] = positions[i + 1] ?? 0;
    to.positions[i + 2] = pivotRadius - radius * cosine;
    const u = ((normals[i] ?? 0) * r0) / radius;
    const v = (normals[i + 2] ?? 0) / (radius * rate);
    const y = normals[i + 1] ?? 0;
    const size = 1 / Math.sqrt(u * u + v * v + y * y);
    to.normals[i] = (cosine * u - sine * v) * size;
    to.normals[i + 1] = y * size;
    to.normals[i + 2] = (sine * u + cosine * v) * size;
  }
}

async function run() {
  const source = makeVertices();
  const [ours, bare] = [emptyArrays(), emptyArrays()];
  const times = await race(
    {
      ours: { work: () => deformVertices(source, BEND, ours) },
      bare: { work: () => mapBarely(source, bare) },
    },
    ROUNDS,
  );
  if (ours.positions.some((value, index) => Math.abs(value - (bare.positions[index] ?? 0)) > 1e-4)) {
    throw new Error('The two maps come to different points.');
  }
  return [
    {
      what: `${VERTICES} vertices with normals laid on a ring`,
      unit: 'ms',
      ours: times.ours,
      peer: { name: 'a bare loop of the closed form, for one bend', value: times.bare },
      limit: MOST_RATIO,
    },
  ] as const;
}

export const ringMap: BenchCase = { name: 'ring-map', title: 'Modules laid on a ring', run };
