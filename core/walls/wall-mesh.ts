import type { PlanPoint } from '../math/polygon.ts';
import type { MeshWriter } from '../mesh/mesh-writer.ts';
import type { Corner } from './joint-shape.ts';
import { writeFlats, writeSillAndHead } from './mesh/flats.ts';
import { writeHoledSide } from './mesh/holed-side.ts';
import {
  type UprightFace,
  uprightFace,
  writeBorder,
  writeRectangle,
  zipBorders,
} from './mesh/upright-face.ts';
import type { WallSolid } from './mesh/wall-solid.ts';
import type { Cut } from './openings/cuts.ts';

/** Where the faces of a material are written to. */
export type WriterOf = (material: string | null) => MeshWriter;

/**
 * Writes the surface of a wall. Faces against other walls are left out, so that walls that meet make one closed
 * surface together. Every face has its own vertices (flat normals). Holes are closed by their reveals, which are
 * painted with the trim: jambs, head, and a sill where a hole is not open to the floor.
 *
 * Texture coordinates follow from the place in the world alone. On an upright face u is the world position along the
 * face and v the height, on both sides of a wall alike: collinear walls continue one another whichever way they were
 * drawn (`signOfU` chooses the way), and a wall that moves along itself slides under its texture. On tops,
 * undersides, heads and sills u runs along the wall in the same way, v across it.
 */
export function writeWallMesh(solid: WallSolid, writerOf: WriterOf): void {
  const { corners, edges, startCorners } = solid.outline;
  const hasHoles = solid.cuts.length > 0;
  for (let index = 0; index < edges.length; index += 1) {
    const edge = edges[index];
    const from = corners[index];
    const to = corners[index + 1] ?? corners[0];
    if (!edge || !from || !to || edge.covered >= solid.height) continue;
    const isLongSide = index === startCorners - 1 || index === edges.length - 1;
    const { material, tiling } = solid.paint[edge.part];
    const face = uprightFace(writerOf(material), from, to, solid.elevation, tiling);
    if (hasHoles && isLongSide) writeHoledSide(face, from, to, solid, edge.part === 'left');
    else writeUpright(face, from, to, edge.covered, solid.height);
  }
  const trim = writerOf(solid.paint.trim.material);
  writeFlats(trim, solid);
  for (let index = 0; index < solid.cuts.length; index += 1) {
    const cut = solid.cuts[index];
    if (cut) writeReveals(trim, solid, cut);
  }
}

/** Used again for every face. */
const leftBorder: number[] = [];
const rightBorder: number[] = [];

/** The face over one edge of the footprint, from where the neighbour ends to the top. */
function writeUpright(face: UprightFace, from: Corner, to: Corner, covered: number, height: number): void {
  if (from.levels.length === 1 && to.levels.length === 1) writeRectangle(face, from, to, covered, height);
  else {
    writeBorder(face, from, covered, height, leftBorder);
    writeBorder(face, to, covered, height, rightBorder);
    zipBorders(face.writer, leftBorder, rightBorder);
  }
}

function writeReveals(trim: MeshWriter, solid: WallSolid, cut: Cut): void {
  const { leftFrom, rightFrom, leftTo, rightTo } = cut;
  writeJamb(trim, solid, cut, rightFrom, leftFrom);
  writeJamb(trim, solid, cut, leftTo, rightTo);
  writeSillAndHead(trim, solid, cut);
}

/** Walls in one place share its thickness, which may leave none for a wall: then its jambs have no face. */
function writeJamb(
  trim: MeshWriter,
  { elevation, paint }: WallSolid,
  { bottom, top }: Cut,
  from: PlanPoint,
  to: PlanPoint,
): void {
  if (from.x === to.x && from.z === to.z) return;
  writeRectangle(uprightFace(trim, from, to, elevation, paint.trim.tiling), from, to, bottom, top);
}
