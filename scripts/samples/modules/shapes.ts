import type { Vec2 } from '../../../core/math/vec2.ts';
import type { Vec3 } from '../../../core/math/vec3.ts';
import { loft, pipe, type Solid } from './solid.ts';

/** Metres a cell of the grid that the modules are made for. */
const CELL = 4;

/** How high the floor of a module stands over the ground, in metres. */
const FLOOR = 0.2;

export const box = ([x0, y0, z0]: Vec3, [x1, y1, z1]: Vec3): Solid =>
  loft([y0, y1].map((y) => rectangle([x0, z0], [x1, z1], y)));

/** A box whose upper edges are cut off by so many metres. */
export const chamfered = ([x0, y0, z0]: Vec3, [x1, y1, z1]: Vec3, cut: number): Solid =>
  loft([
    rectangle([x0, z0], [x1, z1], y0),
    rectangle([x0, z0], [x1, z1], y1 - cut),
    rectangle([x0 + cut, z0 + cut], [x1 - cut, z1 - cut], y1),
  ]);

/** The floor of a module of so many cells. Its edge is cut off, so that each cell of a deck shows. */
export const floorOf = (along: number, across: number): Solid => {
  const [x, z] = [(along * CELL) / 2, (across * CELL) / 2];
  return chamfered([-x, 0, -z], [x, FLOOR, z], 0.05);
};

/** Level circles of so many corners one above the other, as [radius, height] in metres; radius 0 is a tip. */
export const turnedOnLathe = (profile: readonly Vec2[], corners: number): Solid =>
  loft(profile.map(([radius, y]) => circle(radius, y, corners)));

export const cylinder = (radius: number, bottom: number, top: number, corners: number): Solid =>
  turnedOnLathe(
    [
      [radius, bottom],
      [radius, top],
    ],
    corners,
  );

/** A round wall between two radii. */
export const roundWall = ([inner, outer]: Vec2, [bottom, top]: Vec2, corners: number): Solid => {
  const loops = (radius: number) => [bottom, top].map((y) => circle(radius, y, corners));
  return pipe(loops(outer), loops(inner));
};

/** An upright plate of that outline [x, y], from one z to another; the outline is convex. */
export const plate = (outline: readonly Vec2[], [from, to]: Vec2): Solid =>
  loft([from, to].map((z) => outline.map(([x, y]): Vec3 => [x, y, z])));

/** An upright rectangular frame: the opening in a rectangle, each as its corners [x, y], from one z to another. */
export const frame = (
  [outerFrom, outerTo]: readonly [Vec2, Vec2],
  [innerFrom, innerTo]: readonly [Vec2, Vec2],
  depth: Vec2,
): Solid => {
  const loops = ([x0, y0]: Vec2, [x1, y1]: Vec2) =>
    depth.map((z): Vec3[] => [
      [x0, y0, z],
      [x1, y0, z],
      [x1, y1, z],
      [x0, y1, z],
    ]);
  return pipe(loops(outerFrom, outerTo), loops(innerFrom, innerTo));
};

const rectangle = ([x0, z0]: Vec2, [x1, z1]: Vec2, y: number): Vec3[] => [
  [x0, y, z1],
  [x1, y, z1],
  [x1, y, z0],
  [x0, y, z0],
];

/** A corner stands in the middle of each side of the cell's square only if their number is a multiple of 4. */
const circle = (radius: number, y: number, corners: number): Vec3[] =>
  Array.from({ length: corners }, (_value, at) => {
    const angle = (2 * Math.PI * (at + 0.5)) / corners;
    return [radius * Math.sin(angle), y, radius * Math.cos(angle)];
  });
