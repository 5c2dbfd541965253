import fc from 'fast-check';
import type { Opening } from '../../core/document/schema/opening.ts';
import type { Wall } from '../../core/document/schema/wall.ts';
import { findCrossing, projectOnSegment } from '../../core/math/segment.ts';
import { pointToLattice } from '../../core/math/tolerance.ts';
import { equals, type Vec2 } from '../../core/math/vec2.ts';

/** How the random walls of a plan are made. */
export interface PlanStyle {
  /** Metres between the points of the lattice on which walls end. */
  readonly spacing: number;
  /** How far in metres along x and z a point may stand beside its place in the lattice. */
  readonly jitter?: number;
  /** Where the lattice begins, in metres. */
  readonly origin?: Vec2;
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
  const share = fc.integer({ min: -100, max: 100 });
  const offsets = fc.array(fc.tuple(share, share), { minLength: SIDE * SIDE, maxLength: SIDE * SIDE });
  const candidates = fc.array(candidate, { minLength: 1, maxLength: 60, size: 'max' });
  return fc.tuple(candidates, offsets).map(([all, moves]) => {
    const walls: Wall[] = [];
    for (const { from, step: move, thickness, height, left, right, trim } of all) {
      const to = [from[0] + move[0], from[1] + move[1]] as const;
      const wall: Wall = {
        kind: 'wall',
        id: `w${walls.length + 1}`,
        storey: 'ground',
        start: placed(from, style, moves),
        end: placed(to, style, moves),
        thickness,
        ...(height !== undefined && { height }),
        ...(left !== undefined && { left }),
        ...(right !== undefined && { right }),
        ...(trim !== undefined && { trim }),
      };
      if (isInside(to) && walls.every((other) => areApart(wall, other, style.spacing * CLEARANCE)))
        walls.push(wall);
    }
    return walls;
  });
}

/** The walls of a plan and what is cut into them. */
export interface OpenPlan {
  readonly walls: readonly Wall[];
  readonly openings: readonly Opening[];
}

/** Openings a wall that is tried: enough for rows of all kinds of holes. */
const MOST_OPENINGS = 4;

/** The plan with up to four openings in each wall, apart from one another and in most cases clear of joints and top. */
export function openPlans(plans: fc.Arbitrary<Wall[]>): fc.Arbitrary<OpenPlan> {
  const place = fc.record({
    type: fc.constantFrom('door', 'window', 'arch', 'window'),
    isThere: fc.boolean(),
    width: fc.integer({ min: 20, max: 99 }),
    height: fc.constantFrom(0.4, 1.2, 2.1),
    sill: fc.constantFrom(0.3, 0.35, 0.9),
  });
  const row = fc.array(place, { minLength: MOST_OPENINGS, maxLength: MOST_OPENINGS });
  return plans.chain((walls) => {
    const rows = fc.array(row, { minLength: walls.length, maxLength: walls.length });
    return rows.map((all) => ({
      walls,
      openings: all.flatMap((places, index) => inWall(walls[index], places)),
    }));
  });
}

interface Place {
  readonly type: Opening['type'];
  readonly isThere: boolean;
  /** Hundredths of the share of the wall that each opening has to itself. */
  readonly width: number;
  readonly height: number;
  readonly sill: number;
}

function inWall(wall: Wall | undefined, places: readonly Place[]): Opening[] {
  if (!wall) return [];
  const length = Math.hypot(wall.end[0] - wall.start[0], wall.end[1] - wall.start[1]);
  const share = length / (places.length + 2);
  return places.flatMap(({ type, isThere, width, height, sill }, index): Opening[] => {
    if (!isThere) return [];
    const offset = share * (index + 1.5);
    const size = { offset, width: (share * width) / 100, height };
    const id = `${wall.id}-o${index + 1}`;
    return [{ kind: 'opening', id, wall: wall.id, type, ...size, ...(type === 'window' && { sill }) }];
  });
}

/** The point of a lattice cell, moved beside its place by hundredths of the jitter. */
function placed(
  [x, z]: Vec2,
  { spacing, jitter = 0, origin = [0, 0] }: PlanStyle,
  moves: readonly Vec2[],
): Vec2 {
  const [dx, dz] = moves[z * SIDE + x] ?? [0, 0];
  return pointToLattice([
    origin[0] + x * spacing + (dx * jitter) / 100,
    origin[1] + z * spacing + (dz * jitter) / 100,
  ]);
}

const isInside = ([x, z]: Vec2): boolean => x >= 0 && z >= 0 && x < SIDE && z < SIDE;

/** The least distance between a wall and an end that it does not share, in spacings: the nearest of a lattice is 0.44. */
const CLEARANCE = 0.2;

/** Whether two walls meet at most in a common end, and keep their distance otherwise. */
function areApart(a: Wall, b: Wall, clearance: number): boolean {
  if (equals(a.start, a.end)) return false;
  if (hasEnd(b, a.start) && hasEnd(b, a.end)) return false;
  if (findCrossing(a.start, a.end, b.start, b.end)) return false;
  const isFree = (point: Vec2, wall: Wall): boolean =>
    hasEnd(wall, point) || projectOnSegment(point, wall.start, wall.end).distance >= clearance;
  return isFree(a.start, b) && isFree(a.end, b) && isFree(b.start, a) && isFree(b.end, a);
}

const hasEnd = ({ start, end }: Wall, point: Vec2): boolean => equals(start, point) || equals(end, point);
