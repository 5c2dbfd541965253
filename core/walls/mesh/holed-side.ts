import type { PlanPoint } from '../../math/polygon.ts';
import type { Corner } from '../joint-shape.ts';
import type { Cut } from '../openings/cuts.ts';
import { Mountain } from './mountain.ts';
import { type UprightFace, writeBorder, writeOn, zipBorders } from './upright-face.ts';
import type { WallSolid } from './wall-solid.ts';

/** Used again for every side. */
const over = new Mountain(1);
const under = new Mountain(-1);
const border: number[] = [];
const jamb = [0, 0];

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
  writeBorder(face, from, 0, height, border);
  under.add(0, 0, border[0] ?? 0);
  over.add(0, height, border.at(-1) ?? 0);
  for (let index = 0; index < cuts.length; index += 1) {
    const cut = cuts[isLeft ? cuts.length - 1 - index : index];
    if (cut) passCut(face, from, cut, height, isLeft, index === 0);
  }
  writeBorder(face, to, 0, height, border);
  zipBorders(face.writer, jamb, border);
  const along = alongFace(face, from, to);
  under.add(along, 0, border[0] ?? 0);
  over.add(along, height, border.at(-1) ?? 0);
  under.fill(face.writer);
  over.fill(face.writer);
}

/** The strip up to a hole, and the hole's corners; from then on its far jamb is what the next strip begins at. */
function passCut(
  face: UprightFace,
  origin: PlanPoint,
  cut: Cut,
  height: number,
  isLeft: boolean,
  isFirst: boolean,
): void {
  const { bottom, top } = cut;
  const near = isLeft ? cut.leftTo : cut.rightFrom;
  const far = isLeft ? cut.leftFrom : cut.rightTo;
  const nearBottom = writeOn(face, near, bottom);
  const nearTop = writeOn(face, near, top);
  if (isFirst) fanBorder(face, nearBottom, nearTop);
  else writeStrip(face, nearBottom, nearTop);
  const farBottom = writeOn(face, far, bottom);
  const farTop = writeOn(face, far, top);
  const alongNear = alongFace(face, origin, near);
  const alongFar = alongFace(face, origin, far);
  under.add(alongNear, bottom, nearBottom);
  if (bottom <= 0) under.fill(face.writer);
  under.add(alongFar, bottom, farBottom);
  over.add(alongNear, top, nearTop);
  if (top >= height) over.fill(face.writer);
  over.add(alongFar, top, farTop);
  jamb[0] = farBottom;
  jamb[1] = farTop;
}

/** From the end of the side, which may have vertices at several levels, to the first hole. */
function fanBorder(face: UprightFace, bottom: number, top: number): void {
  jamb[0] = bottom;
  jamb[1] = top;
  zipBorders(face.writer, border, jamb);
}

/** From one hole to the next. */
function writeStrip({ writer }: UprightFace, bottom: number, top: number): void {
  const [before = 0, above = 0] = jamb;
  writer.triangle(before, bottom, top);
  writer.triangle(before, top, above);
}

const alongFace = ({ dx, dz }: UprightFace, from: PlanPoint, to: PlanPoint): number =>
  (to.x - from.x) * dx + (to.z - from.z) * dz;
