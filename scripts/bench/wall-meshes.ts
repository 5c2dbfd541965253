import Module, { type Manifold, type ManifoldToplevel } from 'manifold-3d';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Wall } from '../../core/document/schema/wall.ts';
import { wallBodies } from '../../core/walls/wall-bodies.ts';
import type { BenchCase } from './bench-case.ts';
import { race } from './measure.ts';
import { latticeLevel, latticeWalls, STOREY, WALL_HEIGHT } from './plan-levels.ts';

const WALLS = 1000;
const ROUNDS = { warmUp: 3, counted: 15 };
const DEGREES_PER_RADIAN = 180 / Math.PI;

/** Ours, from the records on: graph, joints, footprints, meshes with normals and texture coordinates. */
function buildOurs(): number {
  const store = new DocumentStore(latticeLevel(WALLS), countedIds());
  let triangles = 0;
  for (const body of store.derived(wallBodies).ofStorey(STOREY)) {
    for (const mesh of body.meshes.values()) triangles += mesh.indices.length / 3;
  }
  return triangles;
}

/** One wall as a box, longer by half its thickness at either end, so that corners are filled. */
function toBox({ Manifold }: ManifoldToplevel, { start, end, thickness = 0.2 }: Wall): Manifold {
  const [dx, dz] = [end[0] - start[0], end[1] - start[1]];
  return Manifold.cube([Math.hypot(dx, dz) + thickness, thickness, WALL_HEIGHT], true)
    .rotate([0, 0, Math.atan2(dz, dx) * DEGREES_PER_RADIAN])
    .translate([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2, WALL_HEIGHT / 2]);
}

/** The peer: the walls’ boxes united to one solid, and its mesh. No materials, normals or texture coordinates. */
function buildByUnion(wasm: ManifoldToplevel): number {
  const boxes = latticeWalls(WALLS).map((wall) => toBox(wasm, wall));
  const united = wasm.Manifold.union(boxes);
  const triangles = united.getMesh().numTri;
  for (const solid of [...boxes, united]) solid.delete();
  return triangles;
}

/** A second peer: the walls’ rectangles united in the plane, then raised; for walls of one height only. */
function buildByPlane({ CrossSection }: ManifoldToplevel): number {
  const rectangles = latticeWalls(WALLS).map(({ start, end, thickness = 0.2 }) => {
    const [dx, dz] = [end[0] - start[0], end[1] - start[1]];
    return CrossSection.square([Math.hypot(dx, dz) + thickness, thickness], true)
      .rotate(Math.atan2(dz, dx) * DEGREES_PER_RADIAN)
      .translate([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]);
  });
  const united = CrossSection.union(rectangles);
  const raised = united.extrude(WALL_HEIGHT);
  const triangles = raised.getMesh().numTri;
  for (const shape of [...rectangles, united, raised]) shape.delete();
  return triangles;
}

async function run() {
  const wasm = await Module();
  wasm.setup();
  const contestants = {
    ours: { work: buildOurs },
    solid: { work: () => buildByUnion(wasm) },
    plane: { work: () => buildByPlane(wasm) },
  };
  for (const { work } of Object.values(contestants)) {
    if (work() === 0) throw new Error('There are no walls to measure.');
  }
  const times = await race(contestants, ROUNDS);
  const ours = {
    what: `meshes of ${WALLS} joined walls, a body each, with texture coordinates`,
    unit: 'ms',
    ours: times.ours,
    limit: null,
  } as const;
  return [
    { ...ours, peer: { name: 'manifold-3d: union of boxes, one bare mesh', value: times.solid } },
    { ...ours, peer: { name: 'manifold-3d: union in the plane, raised, one bare mesh', value: times.plane } },
  ] as const;
}

export const wallMeshes: BenchCase = { name: 'meshes', title: 'Wall meshes', run };
