import { describe, expect, it } from 'vitest';
import { boxFaces, meshOfFaces, modelOf } from '../../../test/support/code-modules.ts';
import { readRealModule, realModules } from '../../../test/support/real-modules.ts';
import type { Vec3 } from '../../math/vec3.ts';
import type { ModuleModel } from '../../modules/module-model.ts';
import { deformVertices } from '../deformation.ts';
import { type Extent, pivotOf, toWorld } from '../pivot.ts';
import { angleOf, type Cell, createGrid, type PolarGrid, radiusOf } from '../polar-grid.ts';
import { type ModuleFit, prepareModule } from './prepare-module.ts';

interface Placed {
  readonly cell: Cell;
  readonly extent: Extent;
  readonly quarterTurns: number;
  readonly mirrored: boolean;
}

/** Radius and angle of every vertex of a placed module, in double precision. */
function polarOf(grid: PolarGrid, model: ModuleModel, fit: ModuleFit, placed: Placed) {
  const pivot = pivotOf(grid, placed.cell, placed.extent);
  const bend = { ...placed, grid, pivotRadius: pivot.radius, scaleHeight: false };
  return prepareModule(model, fit, grid).meshes.flatMap(({ vertices }) => {
    const positions = new Float64Array(vertices.positions);
    deformVertices({ positions }, bend, { positions });
    return Array.from({ length: positions.length / 3 }, (_, i) => {
      const [u = 0, y = 0, v = 0] = positions.subarray(3 * i, 3 * i + 3);
      const [x, height, z] = toWorld(pivot, [0, 0, 0], [u, y, v]);
      return { radius: Math.hypot(x, z), angle: Math.atan2(z, x), point: [x, height, z] as Vec3 };
    });
  });
}

/** The points of a list that lie on a ring line, or on a step line, within what single precision moves them by. */
const onLine = (points: ReturnType<typeof polarOf>, radius: number) =>
  points.filter((point) => Math.abs(point.radius - radius) < 1e-5 * radius).map(({ point }) => point);
const onStep = (points: ReturnType<typeof polarOf>, angle: number) =>
  points.filter((point) => Math.abs(Math.sin((point.angle - angle) / 2)) < 1e-6).map(({ point }) => point);

const distance = (a: Vec3, b: Vec3): number => Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));

/** The farthest that any point of one list is from the nearest of the other, both ways. */
function farthestFromEachOther(a: readonly Vec3[], b: readonly Vec3[]): number {
  const oneWay = (from: readonly Vec3[], to: readonly Vec3[]) =>
    from.map((point) => to.map((other) => distance(point, other)).reduce((x, y) => Math.min(x, y)));
  return [...oneWay(a, b), ...oneWay(b, a)].reduce((x, y) => Math.max(x, y));
}

/** Without those inside the faces that meet, where each block has its own diagonals. */
const atEdges = (points: readonly Vec3[]) => points.filter(([, y]) => y === 0 || y === 1);

const STATES = [0, 1, 2, 3].flatMap((quarterTurns) =>
  [false, true].map((mirrored) => ({ quarterTurns, mirrored })),
);

/** A box that fills w × d cells, and how it lies when it is turned. */
function blockOf([along, across]: Extent, cellSize: number) {
  const [x, z] = [(along * cellSize) / 2, (across * cellSize) / 2];
  return modelOf(meshOfFaces(boxFaces([-x, 0, -z], [x, 1, z])));
}

const turned = ([along, across]: Extent, quarterTurns: number): Extent =>
  quarterTurns % 2 === 0 ? [along, across] : [across, along];

describe('prepared modules that fill their cells', () => {
  it('meet beside one another and one outside the other, vertex on vertex, turned and mirrored, odd and even', () => {
    const grid = createGrid(40, 4);
    const footprints: readonly Extent[] = [
      [1, 1],
      [2, 3],
      [4, 1],
    ];
    for (const mine of STATES)
      for (const theirs of STATES)
        for (const footprint of footprints) {
          const extent = turned(footprint, mine.quarterTurns);
          const other = turned([1, 1], theirs.quarterTurns);
          const here = polarOf(grid, blockOf(footprint, 4), {}, { ...mine, cell: [1, 39], extent });
          const single = blockOf([1, 1], 4);
          // Beside it, and outside it, at the first cell of the side.
          const ahead = polarOf(grid, single, {}, { ...theirs, cell: [1, 39 + extent[0]], extent: other });
          const out = polarOf(grid, single, {}, { ...theirs, cell: [1 + extent[1], 39], extent: other });
          const step = angleOf(grid, 39 + extent[0]);
          const line = radiusOf(grid, 1 + extent[1]);
          const side = onStep(here, step).filter(
            (point) => Math.hypot(point[0], point[2]) < radiusOf(grid, 2) + 1e-3,
          );
          const rim = onLine(here, line).filter(([x, , z]) => isWithinStep(grid, Math.atan2(z, x), 39));
          expect(farthestFromEachOther(atEdges(side), atEdges(onStep(ahead, step)))).toBeLessThan(1e-9);
          expect(farthestFromEachOther(atEdges(rim), atEdges(onLine(out, line)))).toBeLessThan(1e-9);
        }
  });

  it('of different fineness meet within a millimetre', () => {
    const grid = createGrid(40, 4);
    const state = { quarterTurns: 0, mirrored: false, extent: [1, 1] } as const;
    const coarse = polarOf(grid, blockOf([1, 1], 4), { longestEdge: 1 }, { ...state, cell: [0, 3] });
    const fine = polarOf(grid, blockOf([1, 1], 4), { longestEdge: 1 / 32 }, { ...state, cell: [1, 3] });
    const [rim, other] = [coarse, fine].map((points) => onLine(points, radiusOf(grid, 1)));
    expect(new Set(rim?.map(String)).size).toBeLessThan(new Set(other?.map(String)).size);
    expect(gapOf(rim ?? [], radiusOf(grid, 1))).toBeLessThan(0.001);
  });
});

function isWithinStep(grid: PolarGrid, angle: number, step: number): boolean {
  const offset = angle - angleOf(grid, step + 0.5);
  return Math.abs(Math.atan2(Math.sin(offset), Math.cos(offset))) < Math.PI / grid.steps + 1e-6;
}

/** How far chords between vertices next to one another on a ring line lie from its arc. */
function gapOf(points: readonly Vec3[], radius: number): number {
  const angles = [...new Set(points.map(([x, , z]) => Math.atan2(z, x)))].sort((a, b) => a - b);
  const widest = angles.slice(1).map((angle, index) => angle - (angles[index] ?? 0));
  return radius * (1 - Math.cos(widest.reduce((a, b) => Math.max(a, b)) / 2));
}

describe('a terrain tile of 24 vertices in a ring of 8 sectors with a radius of 4 m', () => {
  // It has two different x only, so it would bend to a chord.
  const grid = createGrid(8, Math.PI);

  const proveNoGap = (tile: ModuleModel, fit: ModuleFit) => {
    expect(grid.r0).toBeCloseTo(4, 12);
    for (const state of STATES) {
      const points = polarOf(grid, tile, fit, { ...state, cell: [0, 0], extent: [1, 1] });
      const prepared = prepareModule(tile, fit, grid);
      expect(prepared).toMatchObject({ pieces: 32, vertices: { before: 24 } });
      expect(prepared.vertices.after).toBeLessThan(5000);
      for (const line of [0, 1]) {
        const rim = onLine(points, radiusOf(grid, line));
        expect(gapOf(rim, radiusOf(grid, line))).toBeLessThan(0.001);
        const angles = rim.map(([x, , z]) => Math.atan2(z, x));
        // From one end of the sector to the other, which are straight.
        expect(angles.reduce((a, b) => Math.min(a, b))).toBeCloseTo(0, 6);
        expect(angles.reduce((a, b) => Math.max(a, b))).toBeCloseTo(Math.PI / 4, 6);
      }
    }
  };

  it('lies less than a millimetre from the next ring and the next sector', () => {
    proveNoGap(modelOf(meshOfFaces(boxFaces([-1, -1, -1], [1, 0, 1]))), { scale: Math.PI / 2 });
  });

  it.runIf(realModules.includes('terrain_low.gltf'))('does so as a real kit has it', async () => {
    proveNoGap(await readRealModule('terrain_low.gltf'), { scale: Math.PI / 2 });
  });
});
