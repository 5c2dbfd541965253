import type { PlanPoint } from '../../math/polygon.ts';
import type { Corner } from '../joint-shape.ts';
import type { Cut } from '../openings/cuts.ts';
import { Mountain } from './mountain.ts';
import { type UprightFace, writeBorder, writeOn, zipBorders } from './upright-face.ts';
import type { WallSolid } from './wall-solid.ts';

/** Used again for every side. */
const over = new Mountain(1);
const under = new Mountain(-1);
const left: number[] = [];
const right: number[] = [];

/**
 * Writes a long side of a wall around its holes: a ring around a window, a ring open to the floor around a door. Upright
 * strips fill it between the holes, and between them and its ends; what is over the heads and under the sills is filled
 * up to the wall's top edge and down to its foot, which get no vertices of their own.
 * @param solid its height, and at least one cut
 * @param isLeft whether it is the left side, which runs from the wall's end to its start
 */
export function writeHoledSide(
  face: UprightFace,
  from: Corner,
  to: Corner,
  { height, cuts }: Pick<WallSolid, 'height' | 'cuts'>,
  isLeft: boolean,
): void {
  const { writer } = face;
  const alongOf = ({ x, z }: PlanPoint): number => (x - from.x) * face.dx + (z - from.z) * face.dz;
  writeBorder(face, from, 0, height, left);
  under.add(0, 0, left[0] ?? 0);
  over.add(0, height, left.at(-1) ?? 0);
  for (let index = 0; index < cuts.length; index += 1) {
    const cut = cuts[isLeft ? cuts.length - 1 - index : index];
    if (cut) passCut(face, cut, height, isLeft, alongOf);
  }
  writeBorder(face, to, 0, height, right);
  zipBorders(writer, left, right);
  under.add(alongOf(to), 0, right[0] ?? 0);
  over.add(alongOf(to), height, right.at(-1) ?? 0);
  under.fill(writer);
  over.fill(writer);
}

/** The strip up to a hole, and the hole's corners; from then on its far jamb is the left border. */
function passCut(
  face: UprightFace,
  cut: Cut,
  height: number,
  isLeft: boolean,
  alongOf: (point: PlanPoint) => number,
): void {
  const { bottom, top } = cut;
  const near = isLeft ? cut.leftTo : cut.rightFrom;
  const far = isLeft ? cut.leftFrom : cut.rightTo;
  setBorder(right, writeOn(face, near, bottom), writeOn(face, near, top));
  zipBorders(face.writer, left, right);
  setBorder(left, writeOn(face, far, bottom), writeOn(face, far, top));
  under.add(alongOf(near), bottom, right[0] ?? 0);
  if (bottom <= 0) under.fill(face.writer);
  under.add(alongOf(far), bottom, left[0] ?? 0);
  over.add(alongOf(near), top, right[1] ?? 0);
  if (top >= height) over.fill(face.writer);
  over.add(alongOf(far), top, left[1] ?? 0);
}

function setBorder(border: number[], bottom: number, top: number): void {
  border.length = 2;
  border[0] = bottom;
  border[1] = top;
}
