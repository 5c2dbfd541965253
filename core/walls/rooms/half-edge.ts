import type { Wall } from '../../document/schema/wall.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { type Arm, armsAt } from '../joint-arms.ts';
import type { WallOutline } from '../wall-outline.ts';
import type { HalfEdge, Loop, WallNode } from './loop.ts';

/** Both half-edges of a wall, linked to nothing but each other yet. */
export function toNode(wall: Wall, outline: WallOutline): WallNode {
  const node = { wall, outline } as { -readonly [K in keyof WallNode]: WallNode[K] };
  node.forward = { node, isForward: true, loop: null } as HalfEdge;
  node.backward = { node, isForward: false, loop: null, next: node.forward };
  node.forward.next = node.backward;
  return node;
}

export const twinOf = ({ node, isForward }: HalfEdge): HalfEdge => (isForward ? node.backward : node.forward);

/** Which side of its wall a half-edge runs along. */
export const sideOf = ({ isForward }: HalfEdge): 'left' | 'right' => (isForward ? 'left' : 'right');

/** Where a half-edge begins. */
export const originOf = ({ node, isForward }: HalfEdge): Vec2 =>
  isForward ? node.wall.start : node.wall.end;

/**
 * Links the sides of the walls that end at a joint: what comes in along one wall goes on along the next one clockwise,
 * which is the first to the left of the way.
 * @param walls all that end exactly at the point, in any order
 * @returns the loops that go another way now
 */
export function linkJoint(
  at: Vec2,
  walls: readonly Wall[],
  nodeOf: (wall: string) => WallNode | undefined,
): Loop[] {
  const parted: Loop[] = [];
  const arms = armsAt(at, walls, NO_HEIGHT);
  let previous = arms.at(-1);
  for (const arm of arms) {
    const incoming = halfEdgeOf(arm, nodeOf, arm.isAtEnd);
    const outgoing = previous && halfEdgeOf(previous, nodeOf, !previous.isAtEnd);
    previous = arm;
    if (!incoming || !outgoing || incoming.next === outgoing) continue;
    incoming.next = outgoing;
    if (incoming.loop) parted.push(incoming.loop);
  }
  return parted;
}

/** The order of walls around a joint does not depend on their heights. */
const NO_HEIGHT = (): number => 0;

function halfEdgeOf(
  { wall }: Arm,
  nodeOf: (wall: string) => WallNode | undefined,
  isForward: boolean,
): HalfEdge | undefined {
  const node = nodeOf(wall.id);
  return isForward ? node?.forward : node?.backward;
}
