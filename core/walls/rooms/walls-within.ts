import type { LevelReader } from '../../document/level.ts';
import { midpoint } from '../../math/vec2.ts';
import { boxAround, wallGraph } from '../wall-graph.ts';
import type { RoomFace } from './room-face.ts';

/** The walls around a room and all that stand inside it, also those of rooms within the room. */
export function findWallsWithin(level: LevelReader, face: RoomFace): readonly string[] {
  const walls = new Set(face.walls.map(({ wall }) => wall));
  const xs = face.outline.map(([x]) => x);
  const zs = face.outline.map(([, z]) => z);
  const box = boxAround([min(xs), min(zs)], [max(xs), max(zs)]);
  for (const { id, start, end } of level.derived(wallGraph).wallsIn(face.storey, box)) {
    if (!walls.has(id) && face.surrounds(midpoint(start, end))) walls.add(id);
  }
  return [...walls];
}

const min = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const max = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
