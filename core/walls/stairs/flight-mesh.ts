import { along, dot, leftOf, type Vec2 } from '../../math/vec2.ts';
import type { Vec3 } from '../../math/vec3.ts';
import type { MeshWriter } from '../../mesh/mesh-writer.ts';
import type { Flight } from './flight.ts';

/** Least thickness of the slab below the steps, in metres, square to the slope: that of reinforced concrete. */
const WAIST = 0.15;
/** The underside of a flight leaves the floor at least so far before its head (metres), else the flight is solid. */
const SHORTEST_SOFFIT = 0.05;

/** A point of the flight's long section: metres along it from its foot, and over its foot. */
interface SectionPoint {
  readonly run: number;
  readonly height: number;
}

/** A flight that is being written. */
interface Writing {
  readonly writer: MeshWriter;
  readonly flight: Flight;
  readonly left: Vec2;
  readonly tiling: readonly [number, number];
}

/**
 * Writes a flight: closed steps on a slab with an inclined underside; a block where it is too short for one.
 * Every face has its own vertices (flat normals). Texture coordinates follow from the place in the world, in metres ×
 * tiling: u across the flight on treads, risers and the underside, along it on its sides; v with the height on upright
 * faces, along the flight on the others.
 * @param tiling texture repeats a metre
 */
export function writeFlightMesh(writer: MeshWriter, flight: Flight, tiling: readonly [number, number]): void {
  const writing = { writer, flight, left: leftOf(flight.direction), tiling };
  const section = computeSection(flight);
  const { inner, outer, bottom, end } = section;
  for (const [step, nosing] of outer.entries()) {
    const [foot, next] = [inner[step], inner[step + 1]];
    if (!foot || !next) continue;
    writeAcross(writing, nosing, foot);
    writeAcross(writing, next, nosing);
  }
  const [foot] = inner;
  const head = inner.at(-1);
  if (foot && head) {
    if (end) writeAcross(writing, end, head);
    writeAcross(writing, bottom, end ?? head);
    writeAcross(writing, foot, bottom);
  }
  writeSide(writing, section, 1);
  writeSide(writing, section, -1);
}

/** The corners of a flight's long section. */
interface Section {
  /** The corners between treads and risers, from the foot to the head; all on the slope. */
  readonly inner: readonly SectionPoint[];
  /** The nosings, one a step. */
  readonly outer: readonly SectionPoint[];
  /** Where the underside leaves the floor. */
  readonly bottom: SectionPoint;
  /** Where the underside ends below the head; null for a block. */
  readonly end: SectionPoint | null;
}

function computeSection({ run, rise, steps }: Flight): Section {
  const at = (index: number): SectionPoint => ({
    run: (run * index) / steps,
    height: (rise * index) / steps,
  });
  const inner = Array.from({ length: steps + 1 }, (_, index) => at(index));
  const outer = inner.slice(0, -1).map((point, index) => ({ run: point.run, height: at(index + 1).height }));
  const depth = WAIST * Math.hypot(1, rise / run);
  const leaves = (depth * run) / rise;
  if (leaves > run - SHORTEST_SOFFIT) return { inner, outer, bottom: { run, height: 0 }, end: null };
  return { inner, outer, bottom: { run: leaves, height: 0 }, end: { run, height: rise - depth } };
}

/** The face across the flight over an edge of the section, counter-clockwise as seen with the foot at the left. */
function writeAcross(writing: Writing, from: SectionPoint, to: SectionPoint): void {
  const { writer, left, flight, tiling } = writing;
  const size = Math.hypot(to.run - from.run, to.height - from.height);
  const ahead = (to.height - from.height) / size;
  const normal = toSpace(flight.direction, ahead, (from.run - to.run) / size);
  const isUpright = from.run === to.run;
  const corners = (
    [
      [from, 1],
      [to, 1],
      [to, -1],
      [from, -1],
    ] as const
  ).map(([point, side]) => {
    const place = placeOf(writing, point, side);
    const u = dot([place[0], place[2]], left) * tiling[0];
    const v = (isUpright ? place[1] : slopeLength(writing, point, from, to)) * tiling[1];
    return writer.vertex(...place, ...normal, u, v);
  });
  writeQuad(writer, corners);
}

/** Metres along the slope of a face, so that its texture is not stretched; along the plan where it is level. */
function slopeLength({ flight }: Writing, point: SectionPoint, from: SectionPoint, to: SectionPoint): number {
  const stretch = Math.hypot(1, (to.height - from.height) / (to.run - from.run));
  return dot(flight.stair.start, flight.direction) + point.run * stretch;
}

/**
 * The side of a flight: a triangle a step, and a fan below the slope, whose corners are those of the section alone.
 * @param side 1 for the left one, −1 for the right one
 */
function writeSide(writing: Writing, { inner, outer, bottom, end }: Section, side: 1 | -1): void {
  const triangle = (...corners: readonly SectionPoint[]): void => {
    const [a, b, c] = corners.map((point) => writeOnSide(writing, point, side));
    if (a === undefined || b === undefined || c === undefined) return;
    if (side === 1) writing.writer.triangle(a, c, b);
    else writing.writer.triangle(a, b, c);
  };
  const middle = end ? Math.ceil(outer.length / 2) : outer.length;
  for (const [step, nosing] of outer.entries()) {
    const [from, to] = [inner[step], inner[step + 1]];
    if (!from || !to) continue;
    triangle(from, to, nosing);
    triangle(step < middle || !end ? bottom : end, to, from);
  }
  const turn = inner[middle];
  if (end && turn) triangle(bottom, end, turn);
}

function writeOnSide(writing: Writing, point: SectionPoint, side: 1 | -1): number {
  const { writer, flight, left, tiling } = writing;
  const place = placeOf(writing, point, side);
  const u = dot([place[0], place[2]], flight.direction) * tiling[0];
  return writer.vertex(...place, left[0] * side, 0, left[1] * side, u, place[1] * tiling[1]);
}

const placeOf = ({ flight, left }: Writing, { run, height }: SectionPoint, side: 1 | -1): Vec3 => {
  const { stair, direction, width, elevation } = flight;
  const [x, z] = along(along(stair.start, direction, run), left, (side * width) / 2);
  return [x, elevation + height, z];
};

const toSpace = ([x, z]: Vec2, ahead: number, up: number): Vec3 => [x * ahead, up, z * ahead];

function writeQuad(writer: MeshWriter, [a, b, c, d]: readonly number[]): void {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  writer.triangle(a, b, c);
  writer.triangle(a, c, d);
}
