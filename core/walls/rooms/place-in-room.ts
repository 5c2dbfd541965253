import { signedArea } from '../../math/polygon.ts';
import { pointToLattice } from '../../math/tolerance.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { fillPolygon, type Triangle } from './fill-polygon.ts';
import type { RoomFace } from './room-face.ts';

/**
 * A plan point on the lattice that lies well inside a room, for its record to stand on: the middle of the largest
 * triangle of its floor. Undefined where walls fill the room.
 */
export function placeInRoom({ outline, holes }: RoomFace): Vec2 | undefined {
  let largest: Triangle | undefined;
  for (const triangle of fillPolygon([outline, ...holes])) {
    if (!largest || areaOf(triangle) > areaOf(largest)) largest = triangle;
  }
  if (!largest) return undefined;
  const [a, b, c] = largest;
  return pointToLattice([(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]);
}

const areaOf = (triangle: Triangle): number => signedArea(triangle.map(([x, z]) => ({ x, z })));
