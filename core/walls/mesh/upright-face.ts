import type { PlanPoint } from '../../math/polygon.ts';
import { hypotenuse } from '../../math/vec2.ts';
import type { MeshWriter } from '../../mesh/mesh-writer.ts';
import type { Corner } from '../joint-shape.ts';
import { signOfU } from './sign-of-u.ts';
import type { Paint } from './wall-solid.ts';

/** An upright face that is being written. Seen from outside it runs from left to right along [dx, dz]. */
export interface UprightFace {
  readonly writer: MeshWriter;
  readonly dx: number;
  readonly dz: number;
  /** Direction of u in the plan, in texture repeats a metre. */
  readonly ux: number;
  readonly uz: number;
  readonly elevation: number;
  /** Texture repeats a metre of height. */
  readonly repeatsUp: number;
}

/** The face over the line from one plan point to another, which are apart; outside is to the right of the line. */
export function uprightFace(
  writer: MeshWriter,
  from: PlanPoint,
  to: PlanPoint,
  elevation: number,
  tiling: Paint['tiling'],
): UprightFace {
  const size = hypotenuse(to.x - from.x, to.z - from.z);
  const dx = (to.x - from.x) / size;
  const dz = (to.z - from.z) / size;
  const scale = signOfU(dx, dz) * tiling[0];
  return { writer, dx, dz, ux: dx * scale, uz: dz * scale, elevation, repeatsUp: tiling[1] };
}

/** Writes a vertex over a plan point, `level` metres over the foot, and returns its number. */
export function writeOn(face: UprightFace, point: PlanPoint, level: number): number {
  const { x, z } = point;
  const y = face.elevation + level;
  const u = x * face.ux + z * face.uz;
  return face.writer.vertex(x, y, z, -face.dz, 0, face.dx, u, y * face.repeatsUp);
}

/** Writes the rectangle between two plan points and two levels. */
export function writeRectangle(
  face: UprightFace,
  from: PlanPoint,
  to: PlanPoint,
  bottom: number,
  top: number,
): void {
  const a = writeOn(face, from, bottom);
  const b = writeOn(face, to, bottom);
  const c = writeOn(face, to, top);
  const d = writeOn(face, from, top);
  face.writer.triangle(a, b, c);
  face.writer.triangle(a, c, d);
}

/**
 * Writes an upright border from the bottom up, with a vertex at every level of its corner, as the other faces that
 * meet it there have. Their numbers replace what `border` held.
 */
export function writeBorder(
  face: UprightFace,
  corner: Corner,
  bottom: number,
  top: number,
  border: number[],
): void {
  border.length = 0;
  border.push(writeOn(face, corner, bottom));
  for (const level of corner.levels) {
    if (level > bottom && level < top) border.push(writeOn(face, corner, level));
  }
  border.push(writeOn(face, corner, top));
}

/** Triangles between two upright borders, both from the bottom up, `left` being left seen from outside. */
export function zipBorders(writer: MeshWriter, left: readonly number[], right: readonly number[]): void {
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
