import Module, { type Manifold, type ManifoldToplevel } from 'manifold-3d';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Opening } from '../../core/document/schema/opening.ts';
import type { Wall } from '../../core/document/schema/wall.ts';
import { wallBodies } from '../../core/walls/wall-bodies.ts';
import type { BenchCase } from './bench-case.ts';
import { race } from './measure.ts';
import { latticeLevel, latticeWalls, STOREY, WALL_HEIGHT } from './plan-levels.ts';

const WALLS = 1000;
const ROUNDS = { warmUp: 5, counted: 9 };
/** Builds of ours before any round: the peer comes compiled, ours is while it runs. */
const FIRST_BUILDS = 30;
/** Fifty times as fast as a library that cuts any solid out of any other. */
const MOST = 0.02;

const openingsIn = ({ id }: Wall): readonly Opening[] => [
  { kind: 'opening', id: `${id}-door`, wall: id, type: 'door', offset: 1.1, width: 0.9, height: 2.1 },
  {
    kind: 'opening',
    id: `${id}-window`,
    wall: id,
    type: 'window',
    offset: 2.8,
    width: 1.2,
    height: 1.2,
    sill: 0.9,
  },
];

const openStore = (): DocumentStore =>
  new DocumentStore(latticeLevel(WALLS, latticeWalls(WALLS).flatMap(openingsIn)), countedIds());

/** Ours, from an opened level on: graph, joints, footprints, holes, and meshes with normals and texture coordinates. */
function buildOurs(store: DocumentStore): number {
  let triangles = 0;
  for (const { meshes, holes } of store.derived(wallBodies).ofStorey(STOREY)) {
    if (holes.length !== 2) throw new Error('The openings of the benchmark are not cut.');
    for (const mesh of meshes.values()) triangles += mesh.indices.length / 3;
  }
  return triangles;
}

/** How far in metres a cutter reaches out of the wall on either side, so that no faces coincide. */
const CUTTER_OVERHANG = 0.1;
const DEGREES_PER_RADIAN = 180 / Math.PI;

/** A wall as a box along +x from its start, with a box cut out of it for each opening. */
function cutWall({ Manifold }: ManifoldToplevel, wall: Wall): Manifold {
  const { start, end, thickness = 0.2 } = wall;
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const box = (size: readonly [number, number, number], at: readonly [number, number, number]): Manifold =>
    Manifold.cube([...size]).translate([...at]);
  const depth = thickness + 2 * CUTTER_OVERHANG;
  const cutters = openingsIn(wall).map(({ offset, width, height, sill }) => {
    // A cutter that is open to the floor reaches below it.
    const bottom = sill ?? -CUTTER_OVERHANG;
    return box([width, depth, (sill ?? 0) + height - bottom], [offset - width / 2, -depth / 2, bottom]);
  });
  // Longer by half its thickness at either end, so that corners are filled.
  const solid = box([length + thickness, thickness, WALL_HEIGHT], [-thickness / 2, -thickness / 2, 0]);
  const cut = Manifold.difference([solid, ...cutters]);
  for (const each of [solid, ...cutters]) each.delete();
  return cut;
}

/** A peer that only cuts: as many meshes as walls, not joined. */
function cutBySolids(wasm: ManifoldToplevel): number {
  let triangles = 0;
  for (const wall of latticeWalls(WALLS)) {
    const cut = cutWall(wasm, wall);
    triangles += cut.getMesh().numTri;
    cut.delete();
  }
  return triangles;
}

/** A peer that comes to the same surface as ours: the cut walls, where they stand, united to one solid. */
function cutAndJoinBySolids(wasm: ManifoldToplevel): number {
  const placed = latticeWalls(WALLS).map((wall) => {
    const { start, end } = wall;
    const turn = Math.atan2(end[1] - start[1], end[0] - start[0]) * DEGREES_PER_RADIAN;
    return cutWall(wasm, wall).rotate([0, 0, turn]).translate([start[0], start[1], 0]);
  });
  const united = wasm.Manifold.union(placed);
  const triangles = united.getMesh().numTri;
  for (const solid of [...placed, united]) solid.delete();
  return triangles;
}

async function run() {
  const wasm = await Module();
  wasm.setup();
  let store = openStore();
  const contestants = {
    ours: {
      prepare: () => {
        store = openStore();
      },
      work: () => buildOurs(store),
    },
    joined: { work: () => cutAndJoinBySolids(wasm) },
    apart: { work: () => cutBySolids(wasm) },
  };
  for (const { work } of Object.values(contestants)) {
    if (work() === 0) throw new Error('There are no walls to measure.');
  }
  for (let count = 0; count < FIRST_BUILDS; count += 1) buildOurs(openStore());
  const times = await race(contestants, ROUNDS);
  const ours = {
    what: `meshes of ${WALLS} joined walls with ${2 * WALLS} openings, with normals and texture coordinates`,
    unit: 'ms',
    ours: times.ours,
  } as const;
  return [
    {
      ...ours,
      peer: { name: 'manifold-3d: the same, cut and united, one bare mesh', value: times.joined },
      limit: MOST,
    },
    {
      ...ours,
      peer: { name: 'manifold-3d: cut alone, bare meshes that are not joined', value: times.apart },
      limit: null,
    },
  ] as const;
}

export const wallOpenings: BenchCase = { name: 'openings', title: 'Walls with openings', run };
