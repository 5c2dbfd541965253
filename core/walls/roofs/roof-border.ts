import type { LevelReader } from '../../document/level.ts';
import type { Roof } from '../../document/schema/roof.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { type RoomModel, rooms } from '../rooms/rooms.ts';
import { wallThickness } from '../wall-dimensions.ts';
import { type Box, wallGraph } from '../wall-graph.ts';
import { nameOfSide, type Outline, outlines } from './outlines.ts';

/** A wall between what a roof covers and the outside or a courtyard, with what is covered to the left of the way. */
export interface BorderWall {
  readonly from: Vec2;
  readonly to: Vec2;
  /** Half its thickness, in metres. */
  readonly half: number;
}

/** What a roof covers of its storey. */
export interface Coverage {
  /** The walls all around the rooms that it covers, by id; none where there is nothing to cover. */
  readonly border: readonly BorderWall[];
  /** The rooms that it covers, by their first wall sides. */
  readonly rooms: ReadonlySet<string>;
  /** Those of its `covers` that lie in no outline. */
  readonly idle: readonly Vec2[];
}

/** What a roof covers as the level is now. */
export function findCoverage(level: LevelReader, roof: Roof): Coverage {
  const open = findOpenFaces(level.derived(rooms), roof);
  if (!roof.covers) {
    const walls = level.derived(wallGraph).wallsOf(roof.storey);
    return {
      ...coverRooms(
        level,
        walls.map(({ id }) => id),
        () => true,
        open,
      ),
      idle: [],
    };
  }
  const { picked, idle } = pickOutlines(level, roof.storey, roof.covers);
  return { ...coverOutlines(level, picked, open), idle };
}

/** The walls all around everything that outlines enclose. */
export const findOutlineBorder = (level: LevelReader, chosen: Iterable<Outline>): readonly BorderWall[] =>
  coverOutlines(level, chosen, NONE).border;

/** The outlines that have one of these plan points of a storey in them, and the points that are in none. */
export function pickOutlines(level: LevelReader, storey: string, points: readonly Vec2[]) {
  const model = level.derived(outlines);
  const picked = new Set<Outline>();
  const idle: Vec2[] = [];
  for (const point of points) {
    const outline = model.at(storey, point);
    if (outline) picked.add(outline);
    else idle.push(point);
  }
  return { picked, idle };
}

/** Outlines with all those that stand inside their rooms. */
function withInnerOutlines(level: LevelReader, chosen: Iterable<Outline>): ReadonlySet<Outline> {
  const model = level.derived(rooms);
  const all = new Set(chosen);
  for (const outline of all) {
    for (const { wall, side } of outline.rooms) {
      for (const island of model.beside(wall, side)?.islandWalls ?? []) {
        const inner = level.derived(outlines).of(island);
        if (inner) all.add(inner);
      }
    }
  }
  return all;
}

function coverOutlines(level: LevelReader, chosen: Iterable<Outline>, open: ReadonlySet<string>) {
  const walls = new Set<string>();
  for (const outline of withInnerOutlines(level, chosen)) for (const id of outline.walls) walls.add(id);
  return coverRooms(level, walls, (wall) => walls.has(wall), open);
}

/**
 * @param walls all around and within what is covered
 * @param isChosen whether what a wall closes in may be covered
 * @param open ids of faces that are not
 */
function coverRooms(
  level: LevelReader,
  walls: Iterable<string>,
  isChosen: (wall: string) => boolean,
  open: ReadonlySet<string>,
): Omit<Coverage, 'idle'> {
  const model = level.derived(rooms);
  const covered = new Set<string>();
  const isCovered = (wall: string, side: 'left' | 'right'): boolean => {
    const face = model.beside(wall, side);
    const first = face?.firstSide;
    if (!face || !first || !isChosen(first.wall) || open.has(face.id)) return false;
    covered.add(nameOfSide(first));
    return true;
  };
  const border = [...walls].sort().flatMap((id) => {
    const isLeft = isCovered(id, 'left');
    const wall = isLeft === isCovered(id, 'right') ? undefined : level.findKind('wall', id);
    if (!wall) return [];
    const [from, to] = isLeft ? [wall.start, wall.end] : [wall.end, wall.start];
    return [{ from, to, half: wallThickness(wall) / 2 }];
  });
  return { border, rooms: covered };
}

const NONE: ReadonlySet<string> = new Set();

/** The faces that a roof leaves open; points that lie in no room mean nothing. */
const findOpenFaces = (model: RoomModel, { storey, open = [] }: Roof): ReadonlySet<string> =>
  new Set(open.flatMap((point) => model.at(storey, point)?.id ?? []));

/** The rectangle around the walls of a border, grown by `margin` metres on each side. */
export function boxOfBorder(border: readonly BorderWall[], margin: number): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { from, to, half } of border) {
    const beyond = half + margin;
    minX = Math.min(minX, from[0] - beyond, to[0] - beyond);
    minY = Math.min(minY, from[1] - beyond, to[1] - beyond);
    maxX = Math.max(maxX, from[0] + beyond, to[0] + beyond);
    maxY = Math.max(maxY, from[1] + beyond, to[1] + beyond);
  }
  return { minX, minY, maxX, maxY };
}

/** Whether every wall runs along one of the plan's axes. */
export const isAlongAxes = (border: readonly BorderWall[]): boolean =>
  border.every(({ from, to }) => from[0] === to[0] || from[1] === to[1]);
