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
const ROUNDS = { warmUp: 3, counted: 9 };
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

/** The peer: each wall a box, and a box cut out of it for each opening. No joints, normals or texture coordinates. */
function cutBySolids({ Manifold }: ManifoldToplevel): number {
  let triangles = 0;
  for (const wall of latticeWalls(WALLS)) {
    const { start, end, thickness = 0.2 } = wall;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const box = (size: readonly [number, number, number], at: readonly [number, number, number]): Manifold =>
      Manifold.cube([...size]).translate([...at]);
    const depth = thickness + 2 * CUTTER_OVERHANG;
    const cutters = openingsIn(wall).map(({ offset, width, height, sill }) => {
      // A cutter that is open to the floor reaches below it.
      const bottom = sill ?? -CUTTER_OVERHANG;
      const top = (sill ?? 0) + height;
      return box([width, depth, top - bottom], [offset - width / 2, -depth / 2, bottom]);
    });
    const solid = box([length, thickness, WALL_HEIGHT], [0, -thickness / 2, 0]);
    const cut = Manifold.difference([solid, ...cutters]);
    triangles += cut.getMesh().numTri;
    for (const each of [solid, cut, ...cutters]) each.delete();
  }
  return triangles;
}

async function run() {
  const wasm = await Module();
  wasm.setup();
  if (buildOurs(openStore()) === 0 || cutBySolids(wasm) === 0)
    throw new Error('There is nothing to measure.');
  let store = openStore();
  const contestants = {
    ours: {
      prepare: () => {
        store = openStore();
      },
      work: () => buildOurs(store),
    },
    peer: { work: () => cutBySolids(wasm) },
  };
  const times = await race(contestants, ROUNDS);
  return [
    {
      what: `meshes of ${WALLS} joined walls with ${2 * WALLS} openings, with normals and texture coordinates`,
      unit: 'ms',
      ours: times.ours,
      peer: { name: 'manifold-3d: the same openings cut out of boxes, bare meshes', value: times.peer },
      limit: MOST,
    },
  ] as const;
}

export const wallOpenings: BenchCase = { name: 'openings', title: 'Walls with openings', run };
