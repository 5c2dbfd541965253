import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vec3 } from '../math/vec3.ts';
import { deformVertices } from './deformation.ts';
import { mirroredModule, type PlacedModule } from './mirrored-module.ts';
import { type Extent, pivotOf, toWorld } from './pivot.ts';
import { angleOf, createGrid } from './polar-grid.ts';

const CENTRE: Vec3 = [10, 1, -4];
const FOOTPRINT: Extent = [3, 2];

const aModule = fc.record({
  steps: fc.integer({ min: 4, max: 128 }),
  line: fc.integer({ min: -3, max: 6 }),
  step: fc.nat({ max: 127 }),
  quarterTurns: fc.nat({ max: 3 }),
  mirrored: fc.boolean(),
  axis: fc.integer({ min: -60, max: 60 }).map((halves) => halves / 2),
});

const coordinate = fc.double({ min: -6, max: 6, noNaN: true });

const extentOf = (quarterTurns: number): Extent =>
  quarterTurns % 2 === 0 ? FOOTPRINT : [FOOTPRINT[1], FOOTPRINT[0]];

/** Where a point of the file stands in the level, by the map that the export bakes with. */
function worldOf(
  point: Vec3,
  { cell, quarterTurns = 0, mirrored = false }: PlacedModule,
  steps: number,
): Vec3 {
  const grid = createGrid(steps, 4);
  const pivot = pivotOf(grid, cell, extentOf(quarterTurns));
  const positions = new Float64Array(point);
  const bend = { grid, pivotRadius: pivot.radius, quarterTurns, mirrored, scaleHeight: false };
  deformVertices({ positions }, bend, { positions });
  const [u = 0, y = 0, v = 0] = positions;
  return toWorld(pivot, CENTRE, [u, y, v]);
}

/** Across the upright plane through the centre at that angle. */
function reflect([x, y, z]: Vec3, angle: number): Vec3 {
  const [dx, dz] = [x - CENTRE[0], z - CENTRE[2]];
  const [cosine, sine] = [Math.cos(2 * angle), Math.sin(2 * angle)];
  return [CENTRE[0] + cosine * dx + sine * dz, y, CENTRE[2] + sine * dx - cosine * dz];
}

describe('a module mirrored across an axis', () => {
  it('stands where its reflection is, for all turns and mirrors', () => {
    fc.assert(
      fc.property(aModule, fc.tuple(coordinate, coordinate, coordinate), (given, point) => {
        const { steps, line, step, axis, ...style } = given;
        const module: PlacedModule = {
          kind: 'module',
          id: 'm',
          ring: 'r',
          asset: 'a',
          cell: [line, step],
          ...style,
        };
        const [along] = extentOf(style.quarterTurns);
        const image = worldOf(point, mirroredModule(module, axis, along), steps);
        const wanted = reflect(worldOf(point, module, steps), angleOf(createGrid(steps, 4), axis));
        const apart = Math.hypot(image[0] - wanted[0], image[1] - wanted[1], image[2] - wanted[2]);
        expect(apart).toBeLessThan(1e-9 * Math.max(1, Math.hypot(...wanted)));
      }),
    );
  });
});
