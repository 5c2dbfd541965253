import type { Scene } from '@babylonjs/core/scene.js';
import type { ModuleVertices } from '../../../core/modules/module-model.ts';
import { deformVertices } from '../../../core/polar/deformation.ts';
import { createGrid, radiusOf } from '../../../core/polar/polar-grid.ts';
import { BendReadBack } from '../../../renderer/materials/module/read-back.ts';

export interface PlainVertices {
  readonly positions: ArrayLike<number>;
  readonly normals: ArrayLike<number>;
  readonly tangents?: ArrayLike<number>;
}

export interface ParityRing {
  readonly steps: number;
  readonly cellSize: number;
  readonly line: number;
  readonly scaleHeight: boolean;
}

/** The largest differences of the graphics card from the map of the core, over all turns and mirrors. */
export interface Parity {
  vertices: number;
  /** In pivot radii. */
  position: number;
  /** In degrees. */
  normal: number;
  tangent: number;
  /** Signs of bitangents that differ. */
  signs: number;
}

export async function measureParity(
  scene: Scene,
  mesh: PlainVertices,
  rings: readonly ParityRing[],
): Promise<Parity> {
  const worst: Parity = { vertices: 0, position: 0, normal: 0, tangent: 0, signs: 0 };
  const vertices: Pick<ModuleVertices, 'positions' | 'normals' | 'tangents'> = {
    positions: Float32Array.from(mesh.positions),
    normals: Float32Array.from(mesh.normals),
    ...(mesh.tangents && { tangents: Float32Array.from(mesh.tangents) }),
  };
  const reader = new BendReadBack(scene, vertices);
  for (const ring of rings) {
    for (const quarterTurns of [0, 1, 2, 3]) {
      for (const mirrored of [false, true])
        await compare(reader, vertices, ring, quarterTurns, mirrored, worst);
    }
  }
  reader.dispose();
  return worst;
}

async function compare(
  reader: BendReadBack,
  vertices: Pick<ModuleVertices, 'positions' | 'normals' | 'tangents'>,
  { steps, cellSize, line, scaleHeight }: ParityRing,
  quarterTurns: number,
  mirrored: boolean,
  worst: Parity,
): Promise<void> {
  const grid = createGrid(steps, cellSize);
  const pivot = { radius: radiusOf(grid, line), angle: -Math.PI / 2 };
  // At −90° the frame of the pivot is that of the world: û = +x, v̂ = +z.
  const seen = await reader.read({
    ring: { grid, scaleHeight },
    steps: { stretch: true, bend: true },
    instance: { centre: [0, 0, pivot.radius], pivot, quarterTurns, isMirrored: mirrored },
  });
  const count = vertices.positions.length / 3;
  const expected = {
    positions: new Float64Array(count * 3),
    normals: new Float64Array(count * 3),
    ...(vertices.tangents && { tangents: new Float64Array(count * 4) }),
  };
  deformVertices(
    vertices,
    { grid, pivotRadius: pivot.radius, quarterTurns, mirrored, scaleHeight },
    expected,
  );
  worst.vertices += count;
  for (let at = 0; at < count; at += 1) {
    const [p, q] = [triple(seen.positions, at * 3), triple(expected.positions, at * 3)];
    const away = Math.hypot(...p.map((value, axis) => value - (q[axis] ?? 0)));
    worst.position = largest(worst.position, away / pivot.radius);
    worst.normal = largest(
      worst.normal,
      angle(triple(seen.normals, at * 3), triple(expected.normals, at * 3)),
    );
    if (!seen.tangents || !expected.tangents) continue;
    worst.tangent = largest(
      worst.tangent,
      angle(triple(seen.tangents, at * 4), triple(expected.tangents, at * 4)),
    );
    if (Math.sign(seen.tangents[at * 4 + 3] ?? 0) !== Math.sign(expected.tangents[at * 4 + 3] ?? 0))
      worst.signs += 1;
  }
}

/** Whatever is no number is the largest of all. */
const largest = (a: number, b: number): number =>
  Number.isNaN(b) ? Number.POSITIVE_INFINITY : Math.max(a, b);

const triple = (values: ArrayLike<number>, at: number): [number, number, number] => [
  values[at] ?? Number.NaN,
  values[at + 1] ?? Number.NaN,
  values[at + 2] ?? Number.NaN,
];

type Triple = readonly [number, number, number];

/** Between two directions, in degrees; by the sine, which small angles are sharp in. */
function angle([ax, ay, az]: Triple, [bx, by, bz]: Triple): number {
  const across = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return (Math.atan2(across, ax * bx + ay * by + az * bz) * 180) / Math.PI;
}
