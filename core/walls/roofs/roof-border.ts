import type { LevelReader } from '../../document/level.ts';
import type { Roof } from '../../document/schema/roof.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { type RoomModel, rooms } from '../rooms/rooms.ts';
import { wallThickness } from '../wall-dimensions.ts';
import { wallGraph } from '../wall-graph.ts';

/** A wall between what a roof covers and the outside or a courtyard, with what is covered to the left of the way. */
export interface BorderWall {
  readonly from: Vec2;
  readonly to: Vec2;
  /** Half its thickness, in metres. */
  readonly half: number;
}

/** The walls all around the rooms that a roof covers, by id; none where its storey encloses nothing. */
export function findRoofBorder(level: LevelReader, roof: Roof): readonly BorderWall[] {
  const model = level.derived(rooms);
  const open = findOpenFaces(model, roof);
  const isCovered = (wall: string, side: 'left' | 'right'): boolean => {
    const face = model.beside(wall, side);
    return face !== undefined && !open.has(face.id);
  };
  const walls = [...level.derived(wallGraph).wallsOf(roof.storey)].sort((a, b) => (a.id < b.id ? -1 : 1));
  return walls.flatMap((wall) => {
    const isLeft = isCovered(wall.id, 'left');
    if (isLeft === isCovered(wall.id, 'right')) return [];
    const [from, to] = isLeft ? [wall.start, wall.end] : [wall.end, wall.start];
    return [{ from, to, half: wallThickness(wall) / 2 }];
  });
}

/** The faces that a roof leaves open; points that lie in no room mean nothing. */
const findOpenFaces = (model: RoomModel, { storey, open = [] }: Roof): ReadonlySet<string> =>
  new Set(open.flatMap((point) => model.at(storey, point)?.id ?? []));

/** Whether every wall runs along one of the plan's axes. */
export const isAlongAxes = (border: readonly BorderWall[]): boolean =>
  border.every(({ from, to }) => from[0] === to[0] || from[1] === to[1]);
