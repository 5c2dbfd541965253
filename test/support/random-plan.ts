import fc from 'fast-check';
import type { Wall } from '../../core/document/schema/wall.ts';
import { cross, distance, dot, sub, type Vec2 } from '../../core/math/vec2.ts';

/** How the random walls of a plan are made. */
export interface PlanStyle {
  /** Metres between the points of the lattice on which walls end. */
  readonly spacing: number;
  /** Thicknesses in metres to choose from. */
  readonly thicknesses: readonly number[];
  /** Heights in metres to choose from; undefined for the storey's. */
  readonly heights: readonly (number | undefined)[];
}

/** Points of a plan a side: enough for closed rooms, stars and long runs to come up. */
const SIDE = 5;
const MATERIALS: readonly (string | undefined)[] = [undefined, 'brick', 'plaster'];

/** Walls between points of a lattice that touch one another at their ends alone. */
export function planarWalls(style: PlanStyle): fc.Arbitrary<Wall[]> {
  const cell = fc.integer({ min: 0, max: SIDE - 1 });
  const step = fc.integer({ min: -2, max: 2 });
  const candidate = fc.record({
    from: fc.tuple(cell, cell),
    step: fc.tuple(step, step),
    thickness: fc.constantFrom(...style.thicknesses),
    height: fc.constantFrom(...style.heights),
    left: fc.constantFrom(...MATERIALS),
    right: fc.constantFrom(...MATERIALS),
    trim: fc.constantFrom(...MATERIALS),
  });
  return fc.array(candidate, { minLength: 1, maxLength: 60, size: 'max' }).map((candidates) => {
    const walls: Wall[] = [];
    for (const { from, step: move, thickness, height, left, right, trim } of candidates) {
      const end = [from[0] + move[0], from[1] + move[1]] as const;
      const wall: Wall = {
        kind: 'wall',
        id: `w${walls.length + 1}`,
        storey: 'ground',
        start: scaled(from, style.spacing),
        end: scaled(end, style.spacing),
        thickness,
        ...(height !== undefined && { height }),
        ...(left !== undefined && { left }),
        ...(right !== undefined && { right }),
        ...(trim !== undefined && { trim }),
      };
      if (isInside(end) && walls.every((other) => !touchesInside(wall, other))) walls.push(wall);
    }
    return walls;
  });
}

const isInside = ([x, z]: Vec2): boolean => x >= 0 && z >= 0 && x < SIDE && z < SIDE;
const scaled = ([x, z]: Vec2, spacing: number): Vec2 => [x * spacing, z * spacing];

/** Whether two walls meet anywhere but in a common end. Exact for whole lattice coordinates. */
function touchesInside(a: Wall, b: Wall): boolean {
  if (distance(a.start, a.end) === 0) return true;
  if (isWithin(a.start, b) || isWithin(a.end, b) || isWithin(b.start, a) || isWithin(b.end, a)) return true;
  const isSame = hasEnd(b, a.start) && hasEnd(b, a.end);
  return isSame || (side(a, b.start) * side(a, b.end) < 0 && side(b, a.start) * side(b, a.end) < 0);
}

const side = ({ start, end }: Wall, point: Vec2): number =>
  Math.sign(Math.round(1e6 * cross(sub(end, start), sub(point, start))));
const hasEnd = ({ start, end }: Wall, point: Vec2): boolean =>
  distance(start, point) < 1e-9 || distance(end, point) < 1e-9;
const isWithin = (point: Vec2, wall: Wall): boolean =>
  side(wall, point) === 0 && !hasEnd(wall, point) && dot(sub(point, wall.start), sub(point, wall.end)) < 0;
