import { describe, expect, it } from 'vitest';
import { makeCodeModules } from '../../../test/support/code-modules.ts';
import { examineSurface } from '../../../test/support/mesh-proof.ts';
import { readRealModule, realModules } from '../../../test/support/real-modules.ts';
import type { ModuleModel } from '../../modules/module-model.ts';
import { createGrid, radiusOf } from '../polar-grid.ts';
import { type BakedMesh, bakeShape, shapeScale, thresholdBend } from './bake-shape.ts';
import { prepareModule } from './prepare-module.ts';
import { computeShapeBounds, scaleBounds } from './shape-bounds.ts';

const GRID = createGrid(24, 4);
const STATES = [0, 1, 2, 3].flatMap((quarterTurns) =>
  [false, true].map((mirrored) => ({ quarterTurns, mirrored })),
);

const surfaceOf = (meshes: readonly BakedMesh[]) => examineSurface(meshes.map(({ vertices }) => vertices));

/** How far the length of any normal is from 1. */
function normalError(meshes: readonly BakedMesh[]): number {
  let error = 0;
  for (const { vertices } of meshes) {
    for (let i = 0; i < vertices.normals.length; i += 3) {
      error = Math.max(error, Math.abs(Math.hypot(...vertices.normals.subarray(i, i + 3)) - 1));
    }
  }
  return error;
}

/** Triangles whose corners' normals all point away from their front. */
function countInsideOut(meshes: readonly BakedMesh[]): number {
  let count = 0;
  for (const { positions, normals, indices } of meshes.map(({ vertices }) => vertices)) {
    for (let i = 0; i < indices.length; i += 3) {
      const [a = 0, b = 0, c = 0] = indices.subarray(i, i + 3);
      const at = (vertex: number, axis: number) => positions[3 * vertex + axis] ?? 0;
      const [u, v] = [b, c].map((vertex) => [0, 1, 2].map((axis) => at(vertex, axis) - at(a, axis)));
      const front = [0, 1, 2].map((k) => {
        const [l, m] = [(k + 1) % 3, (k + 2) % 3];
        return (u?.[l] ?? 0) * (v?.[m] ?? 0) - (u?.[m] ?? 0) * (v?.[l] ?? 0);
      });
      const facings = [a, b, c].map((vertex) =>
        front.reduce((sum, value, axis) => sum + value * (normals[3 * vertex + axis] ?? 0), 0),
      );
      if (facings.every((facing) => facing < -1e-7)) count += 1;
    }
  }
  return count;
}

function proveAllShapes(model: ModuleModel, scale: number): void {
  const prepared = prepareModule(model, { scale }, GRID);
  const straight = surfaceOf(prepared.meshes);
  const original = surfaceOf(prepareModule(model, { scale, longestEdge: null }, GRID).meshes);
  expect(straight.unbalancedEdges === 0).toBe(original.unbalancedEdges === 0);
  const insideOut = countInsideOut(prepared.meshes);
  for (const state of STATES) {
    const shape = bakeShape(prepared, thresholdBend(GRID, state));
    const surface = surfaceOf(shape);
    expect(normalError(shape)).toBeLessThan(5e-4);
    expect(countInsideOut(shape)).toBe(insideOut);
    expect(surface.unbalancedEdges).toBe(straight.unbalancedEdges);
    if (straight.unbalancedEdges === 0) expect(surface.volume).toBeGreaterThan(0);
  }
}

describe('baked shapes', () => {
  it.each([...makeCodeModules()])(
    'of %s stay closed and keep their faces outside, turned and mirrored',
    (_, model) => {
      expect(surfaceOf(model.meshes)).toMatchObject({ loneEdges: 0 });
      proveAllShapes(model, 1);
    },
  );

  it.each(realModules)(
    'of the real module %s stay as closed as they are, with their faces outside',
    async (name) => {
      proveAllShapes(await readRealModule(name), 2);
    },
  );

  it.skipIf(realModules.length > 0)('are not those of real modules: ../shared/modules is not there', () => {
    expect(realModules).toEqual([]);
  });

  it('share with the module what bending does not change', () => {
    for (const model of makeCodeModules().values()) {
      const prepared = prepareModule(model, {}, GRID);
      const straight = bakeShape(prepared, thresholdBend(GRID, { quarterTurns: 1, mirrored: false }));
      const mirrored = bakeShape(prepared, thresholdBend(GRID, { quarterTurns: 1, mirrored: true }));
      prepared.meshes.forEach(({ vertices }, index) => {
        const [plain, turned] = [straight[index]?.vertices, mirrored[index]?.vertices];
        expect(plain?.uvs).toBe(vertices.uvs);
        expect(plain?.colors).toBe(vertices.colors);
        expect(plain?.indices).toBe(vertices.indices);
        expect(turned?.indices).not.toBe(vertices.indices);
        expect(plain?.tangents?.[3]).toBe(1);
        expect(turned?.tangents?.[3]).toBe(-1);
      });
    }
  });

  it('of other rings are those of the threshold, scaled', () => {
    for (const model of makeCodeModules().values()) {
      const prepared = prepareModule(model, {}, GRID);
      for (const line of [-1.5, 0.5, 4])
        for (const scaleHeight of [false, true])
          for (const state of STATES) {
            const pivotRadius = radiusOf(GRID, line);
            const bend = thresholdBend(GRID, state);
            const scale = shapeScale(GRID, pivotRadius, scaleHeight);
            const atThreshold = bakeShape(prepared, bend);
            const there = bakeShape(prepared, { ...bend, pivotRadius, scaleHeight });
            expect(farthestApart(atThreshold, there, scale) / pivotRadius).toBeLessThan(1e-6);
            const bounds = scaleBounds(computeShapeBounds(atThreshold), scale);
            const exact = computeShapeBounds(there);
            for (const side of ['min', 'max'] as const)
              bounds[side].forEach((value, axis) => {
                expect(Math.abs(value - (exact[side][axis] ?? Number.NaN))).toBeLessThan(1e-5);
              });
          }
    }
  });

  it('have a box that all vertices lie in, each side of which one touches', () => {
    const prepared = prepareModule(
      makeCodeModules().get('a prism') ?? {
        meshes: [],
        materials: [],
        images: [],
        bounds: { min: [0, 0, 0], max: [0, 0, 0] },
      },
      {},
      GRID,
    );
    const shape = bakeShape(prepared, thresholdBend(GRID, { quarterTurns: 3, mirrored: true }));
    const { min, max } = computeShapeBounds(shape);
    const values = [0, 1, 2].map((axis) =>
      shape.flatMap(({ vertices }) => [...vertices.positions].filter((_, index) => index % 3 === axis)),
    );
    expect(min).toEqual(values.map((of) => of.reduce((a, b) => Math.min(a, b))));
    expect(max).toEqual(values.map((of) => of.reduce((a, b) => Math.max(a, b))));
    expect(() => computeShapeBounds([])).toThrow(RangeError);
  });
});

function farthestApart(
  a: readonly BakedMesh[],
  b: readonly BakedMesh[],
  scale: readonly [number, number, number],
): number {
  let farthest = 0;
  a.forEach(({ vertices }, mesh) => {
    vertices.positions.forEach((value, index) => {
      const other = b[mesh]?.vertices.positions[index] ?? Number.NaN;
      farthest = Math.max(farthest, Math.abs(value * (scale[index % 3] ?? 1) - other));
    });
  });
  return farthest;
}
