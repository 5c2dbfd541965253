import { triangulate } from '../math/triangulate.ts';
import type { Vec2 } from '../math/vec2.ts';
import type { MeshWriter } from '../mesh/mesh-writer.ts';
import type { Corner, Part } from './joint-shape.ts';
import type { WallOutline } from './wall-outline.ts';

/** How a part of a wall is painted. */
export interface Paint {
  /** A material's id, or null for the default material. */
  readonly material: string | null;
  /** Texture repeats a metre along u and v. */
  readonly tiling: readonly [number, number];
}

/** Everything the mesh of a wall follows from. */
export interface WallSolid {
  readonly outline: WallOutline;
  /** Unit vector from the wall's start to its end. */
  readonly direction: Vec2;
  /** World height of the foot, in metres. */
  readonly elevation: number;
  /** In metres. */
  readonly height: number;
  readonly paint: Readonly<Record<Part, Paint>>;
}

/** Where the faces of a material are written to. */
export type WriterOf = (material: string | null) => MeshWriter;

/**
 * Writes the surface of a wall. Faces against other walls are left out, so that walls that meet make one closed
 * surface together. Every face has its own vertices (flat normals).
 *
 * Texture coordinates follow from the place in the world alone. On an upright face u is the world position along the
 * face and v the height, on both sides of a wall alike: collinear walls continue one another whichever way they were
 * drawn (`flatAxis` chooses the sign), and a wall that moves along itself slides under its texture. On tops and
 * undersides u runs along the wall in the same way.
 */
export function writeWallMesh(solid: WallSolid, writerOf: WriterOf): void {
  const { outline, height, paint } = solid;
  const { corners, edges } = outline;
  for (let index = 0; index < edges.length; index += 1) {
    const edge = edges[index];
    const from = corners[index];
    const to = corners[index + 1] ?? corners[0];
    if (!edge || !from || !to || edge.covered >= height) continue;
    const { material, tiling } = paint[edge.part];
    writeUpright(writerOf(material), solid, from, to, edge.covered, tiling);
  }
  writeFlats(writerOf(paint.trim.material), solid);
}

/**
 * The face over one edge of the footprint, from where the neighbour ends to the top. Its upright borders have a vertex
 * at every level of their corner, as those of the faces that meet it there.
 */
function writeUpright(
  writer: MeshWriter,
  { elevation, height }: WallSolid,
  from: Corner,
  to: Corner,
  covered: number,
  tiling: Paint['tiling'],
): void {
  const size = Math.hypot(to.x - from.x, to.z - from.z);
  const [dx, dz]: Vec2 = [(to.x - from.x) / size, (to.z - from.z) / size];
  const face: Face = { writer, dx, dz, axis: flatAxis([dx, dz]), elevation, tiling };
  if (from.levels.length === 1 && to.levels.length === 1) {
    const a = writeOn(face, from, covered);
    const b = writeOn(face, to, covered);
    const c = writeOn(face, to, height);
    const d = writeOn(face, from, height);
    writer.triangle(a, b, c);
    writer.triangle(a, c, d);
  } else zip(writer, writeBorder(face, from, covered, height), writeBorder(face, to, covered, height));
}

/** An upright face that is being written; [dx, dz] is ŷ × n. */
interface Face {
  readonly writer: MeshWriter;
  readonly dx: number;
  readonly dz: number;
  /** Unit direction of u in the plan. */
  readonly axis: Vec2;
  readonly elevation: number;
  readonly tiling: Paint['tiling'];
}

function writeOn({ writer, dx, dz, axis, elevation, tiling }: Face, { x, z }: Corner, level: number): number {
  const y = elevation + level;
  return writer.vertex(x, y, z, -dz, 0, dx, (x * axis[0] + z * axis[1]) * tiling[0], y * tiling[1]);
}

function writeBorder(face: Face, corner: Corner, bottom: number, top: number): number[] {
  const between = corner.levels.filter((level) => level > bottom && level < top);
  return [bottom, ...between, top].map((level) => writeOn(face, corner, level));
}

/** Triangles between two upright borders, both from the bottom up, `left` being left seen from outside. */
function zip(writer: MeshWriter, left: readonly number[], right: readonly number[]): void {
  let [a = 0] = left;
  let [b = 0] = right;
  const steps = Math.max(left.length, right.length);
  for (let step = 1; step < steps; step += 1) {
    const nextRight = right[step];
    if (nextRight !== undefined) {
      writer.triangle(a, b, nextRight);
      b = nextRight;
    }
    const nextLeft = left[step];
    if (nextLeft !== undefined) {
      writer.triangle(a, b, nextLeft);
      a = nextLeft;
    }
  }
}

function writeFlats(writer: MeshWriter, solid: WallSolid): void {
  const triangles = triangulate(solid.outline.corners);
  const top = writeFlat(writer, solid, solid.elevation + solid.height, 1);
  const bottom = writeFlat(writer, solid, solid.elevation, -1);
  for (let index = 0; index + 2 < triangles.length; index += 3) {
    const a = triangles[index] ?? 0;
    const b = triangles[index + 1] ?? 0;
    const c = triangles[index + 2] ?? 0;
    writer.triangle(top + a, top + b, top + c);
    writer.triangle(bottom + a, bottom + c, bottom + b);
  }
}

/** The vertices of the top (facing 1) or the underside (facing −1). Returns the number of the first. */
function writeFlat(
  writer: MeshWriter,
  { outline, direction, paint }: WallSolid,
  y: number,
  facing: 1 | -1,
): number {
  const [ux, uz] = flatAxis(direction);
  const [tileU, tileV] = paint.trim.tiling;
  const first = writer.vertexCount;
  for (const { x, z } of outline.corners) {
    const u = x * ux + z * uz;
    const v = (x * uz - z * ux) * facing;
    writer.vertex(x, y, z, 0, facing, 0, u * tileU, v * tileV);
  }
  return first;
}

/**
 * The direction of u on tops and undersides: that of the wall or the opposite, the same for both ways of drawing it.
 * Where one turns into the other is a direction that nobody draws, 97° from +x.
 */
function flatAxis([x, z]: Vec2): Vec2 {
  return x * FORWARD_X + z * FORWARD_Z >= 0 ? [x, z] : [-x, -z];
}

const FORWARD_ANGLE = (7 * Math.PI) / 180;
const FORWARD_X = Math.cos(FORWARD_ANGLE);
const FORWARD_Z = Math.sin(FORWARD_ANGLE);
