import type { LevelReader } from '../../../core/document/level.ts';
import type { Opening } from '../../../core/document/schema/opening.ts';
import type { Roof } from '../../../core/document/schema/roof.ts';
import type { Room } from '../../../core/document/schema/room.ts';
import type { Stair } from '../../../core/document/schema/stair.ts';
import type { Wall } from '../../../core/document/schema/wall.ts';
import type { Complain } from './violations.ts';

/** Steps of the plan lattice a metre. The proof counts in whole steps, so that equal places are equal numbers. */
export const STEPS = 10_000;

/** A rectangle of the plan in steps. */
export interface Box {
  readonly minX: number;
  readonly maxX: number;
  readonly minZ: number;
  readonly maxZ: number;
}

export interface ProofOpening {
  readonly record: Opening;
  /** In steps along the axis of its wall, ascending; may be fractions of a step. */
  readonly from: number;
  readonly to: number;
}

/** A wall along an axis, read from its record. */
export interface ProofWall {
  readonly record: Wall;
  readonly isAlongX: boolean;
  /** The coordinate that all its points share, in steps. */
  readonly line: number;
  /** Along its axis, ascending, in steps. */
  readonly from: number;
  readonly to: number;
  /** Half its thickness in steps. */
  readonly half: number;
  /** Metres. */
  readonly height: number;
  readonly openings: readonly ProofOpening[];
}

export interface ProofStorey {
  readonly id: string;
  /** World heights in metres. */
  readonly floor: number;
  readonly ceiling: number;
  readonly walls: readonly ProofWall[];
  readonly rooms: readonly Room[];
  readonly stairs: readonly Stair[];
  readonly roofs: readonly Roof[];
}

const DEFAULT_THICKNESS = 0.2;
const DEFAULT_HEIGHT = 2.7;
const ROUNDING = 1e-6;

export const toSteps = (metres: number): number => {
  const steps = metres * STEPS;
  const whole = Math.round(steps);
  return Math.abs(steps - whole) < ROUNDING ? whole : steps;
};

/** The storeys of a level that anything stands on, from the lowest up. */
export function readStoreys(level: LevelReader, complain: Complain): ProofStorey[] {
  const openings = groupBy(level.ofKind('opening'), ({ wall }) => wall);
  const walls = groupBy(level.ofKind('wall'), ({ storey }) => storey);
  const rooms = groupBy(level.ofKind('room'), ({ storey }) => storey);
  const stairs = groupBy(level.ofKind('stair'), ({ storey }) => storey);
  const roofs = groupBy(level.ofKind('roof'), ({ storey }) => storey);
  return [...level.ofKind('storey')]
    .filter(({ id }) => [walls, rooms, stairs, roofs].some((records) => records.has(id)))
    .sort((a, b) => (a.elevation ?? 0) - (b.elevation ?? 0))
    .map(({ id, elevation = 0, height = DEFAULT_HEIGHT }) => ({
      id,
      floor: elevation,
      ceiling: elevation + height,
      walls: (walls.get(id) ?? []).flatMap((wall) =>
        readWall(wall, openings.get(wall.id) ?? [], height, complain),
      ),
      rooms: rooms.get(id) ?? [],
      stairs: stairs.get(id) ?? [],
      roofs: roofs.get(id) ?? [],
    }));
}

function readWall(
  record: Wall,
  openings: readonly Opening[],
  storeyHeight: number,
  complain: Complain,
): ProofWall[] {
  const [x1, z1, x2, z2] = [...record.start, ...record.end].map(toSteps) as [number, number, number, number];
  if (![x1, z1, x2, z2].every(Number.isInteger)) complain('wall-off-lattice', record.id);
  if (x1 === x2 && z1 === z2) complain('wall-without-length', record.id);
  else if (x1 !== x2 && z1 !== z2) complain('wall-askew', record.id);
  if ((x1 === x2) === (z1 === z2)) return [];
  const isAlongX = z1 === z2;
  const [start, end] = isAlongX ? [x1, x2] : [z1, z2];
  const sign = Math.sign(end - start);
  return [
    {
      record,
      isAlongX,
      line: isAlongX ? z1 : x1,
      from: Math.min(start, end),
      to: Math.max(start, end),
      half: ((record.thickness ?? DEFAULT_THICKNESS) * STEPS) / 2,
      height: record.height ?? storeyHeight,
      openings: openings.map((opening) => {
        const middle = start + sign * opening.offset * STEPS;
        const half = (opening.width * STEPS) / 2;
        return { record: opening, from: middle - half, to: middle + half };
      }),
    },
  ];
}

/** A stretch along a wall, as far to both sides of its middle line as said. */
export const boxAlong = ({ isAlongX, line }: ProofWall, from: number, to: number, aside: number): Box =>
  isAlongX
    ? { minX: from, maxX: to, minZ: line - aside, maxZ: line + aside }
    : { minX: line - aside, maxX: line + aside, minZ: from, maxZ: to };

/** Overlaps of less are those of rounding. In steps. */
const TOUCH = 0.01;

/** Whether two rectangles share more than a border. */
export const overlap = (a: Box, b: Box): boolean =>
  a.minX < b.maxX - TOUCH && b.minX < a.maxX - TOUCH && a.minZ < b.maxZ - TOUCH && b.minZ < a.maxZ - TOUCH;

function groupBy<T>(records: Iterable<T>, keyOf: (record: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}
