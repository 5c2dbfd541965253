import type { PlanPoint } from '../../math/polygon.ts';
import { triangulate } from '../../math/triangulate.ts';
import type { MeshWriter } from '../../mesh/mesh-writer.ts';
import type { Cut } from '../openings/cuts.ts';
import { signOfU } from './sign-of-u.ts';
import type { WallSolid } from './wall-solid.ts';

/** 1 for a face that looks up, −1 for one that looks down. */
type Facing = 1 | -1;

/** Writes the top and the underside of a wall, both without what open holes take from them. */
export function writeFlats(writer: MeshWriter, solid: WallSolid): void {
  const { outline, cuts, height, elevation } = solid;
  const below = cuts.filter(isOpenBelow);
  const above = cuts.filter(({ top }) => top >= height);
  const whole = below.length > 0 && above.length > 0 ? [] : triangulate(outline.corners);
  if (above.length === 0) writeFlat(writer, solid, outline.corners, whole, elevation + height, 1);
  else writePieces(writer, solid, above, elevation + height, 1);
  if (below.length === 0) writeFlat(writer, solid, outline.corners, whole, elevation, -1);
  else writePieces(writer, solid, below, elevation, -1);
}

const isOpenBelow = ({ bottom }: Cut): boolean => bottom <= 0;

function writePieces(
  writer: MeshWriter,
  solid: WallSolid,
  cuts: readonly Cut[],
  y: number,
  facing: Facing,
): void {
  for (const piece of piecesBetween(solid, cuts)) {
    writeFlat(writer, solid, piece, piece.length === 4 ? QUAD : triangulate(piece), y, facing);
  }
}

/** What cuts leave of the footprint, from the wall's start to its end. */
function piecesBetween({ outline }: WallSolid, cuts: readonly Cut[]): PlanPoint[][] {
  const pieces: PlanPoint[][] = [];
  let piece: PlanPoint[] = outline.corners.slice(0, outline.startCorners);
  for (const { rightFrom, leftFrom, leftTo, rightTo } of cuts) {
    piece.push(rightFrom, leftFrom);
    pieces.push(piece);
    piece = [leftTo, rightTo];
  }
  piece.push(...outline.corners.slice(outline.startCorners));
  pieces.push(piece);
  return pieces;
}

/** Writes the sill and the head of a hole, those that it has. */
export function writeSillAndHead(writer: MeshWriter, solid: WallSolid, cut: Cut): void {
  const floor = [cut.leftFrom, cut.rightFrom, cut.rightTo, cut.leftTo];
  if (cut.bottom > 0) writeFlat(writer, solid, floor, QUAD, solid.elevation + cut.bottom, 1);
  if (cut.top < solid.height) writeFlat(writer, solid, floor, QUAD, solid.elevation + cut.top, -1);
}

const QUAD = [0, 1, 2, 0, 2, 3] as const;

/**
 * Writes a level polygon. u runs along the wall, v across it.
 * @param polygon counter-clockwise seen from above
 * @param triangles numbers of its points, counter-clockwise seen from above
 */
function writeFlat(
  writer: MeshWriter,
  { direction, paint }: WallSolid,
  polygon: readonly PlanPoint[],
  triangles: readonly number[],
  y: number,
  facing: Facing,
): void {
  const [dx, dz] = direction;
  const sign = signOfU(dx, dz);
  const scaleU = sign * paint.trim.tiling[0];
  const scaleV = sign * facing * paint.trim.tiling[1];
  const first = writer.vertexCount;
  for (let index = 0; index < polygon.length; index += 1) {
    const point = polygon[index];
    if (!point) continue;
    const { x, z } = point;
    writer.vertex(x, y, z, 0, facing, 0, (x * dx + z * dz) * scaleU, (x * dz - z * dx) * scaleV);
  }
  for (let index = 0; index + 2 < triangles.length; index += 3) {
    const a = first + (triangles[index] ?? 0);
    const b = first + (triangles[index + 1] ?? 0);
    const c = first + (triangles[index + 2] ?? 0);
    if (facing === 1) writer.triangle(a, b, c);
    else writer.triangle(a, c, b);
  }
}
