import type { LevelReader } from '../../document/level.ts';
import type { RoomFace } from './room-face.ts';
import { rooms } from './rooms.ts';

/**
 * The walls around a room that close no other one in: what is on their other side is outside, or a room that the
 * room stands in the middle of, or the room itself.
 */
export function ownWallsOf(level: LevelReader, face: RoomFace): readonly string[] {
  const model = level.derived(rooms);
  const closed = new Map<string, ReadonlySet<string>>();
  const closesIn = (wall: string, across: RoomFace): boolean => {
    const walls = closed.get(across.id) ?? new Set(across.outerWalls.map((side) => side.wall));
    closed.set(across.id, walls);
    return walls.has(wall);
  };
  const own = face.outerWalls.filter(({ wall, side }) => {
    const across = model.beside(wall, side === 'left' ? 'right' : 'left');
    return !across || across.id === face.id || !closesIn(wall, across);
  });
  return [...new Set(own.map(({ wall }) => wall))];
}
