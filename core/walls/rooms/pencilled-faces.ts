import type { Wall } from '../../document/schema/wall.ts';
import { pointKey } from '../../math/tolerance.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { hasBody } from '../joint-arms.ts';
import type { WallOutline } from '../wall-outline.ts';
import { linkJoint, originOf, toNode, twinOf } from './half-edge.ts';
import { type HalfEdge, Loop, type WallNode } from './loop.ts';
import type { WallSide } from './room-face.ts';

/** A storey's plan as an edit would leave it. */
export interface PencilledPlan {
  readonly storey: string;
  find(id: string): Wall | undefined;
  wallsAt(point: Vec2): readonly Wall[];
  /** The wall of the level that this one is a part of; itself for a new one. */
  originOf(wall: string): string;
}

/** The loops of a pencilled plan that run along some sides of walls, each once. Costs what the loops are long. */
export function tracePencilled(plan: PencilledPlan, sides: Iterable<WallSide>): Loop[] {
  const nodes = new Map<string, WallNode>();
  const linked = new Set<string>();
  const nodeOf = (wall: Wall): WallNode => {
    const node = nodes.get(wall.id) ?? toNode(wall, NO_OUTLINE);
    nodes.set(wall.id, node);
    return node;
  };
  const linkAt = (point: Vec2): void => {
    const key = pointKey(point);
    if (linked.has(key)) return;
    linked.add(key);
    const walls = plan.wallsAt(point);
    for (const wall of walls) nodeOf(wall);
    linkJoint(point, walls, (id) => nodes.get(id));
  };
  const loops: Loop[] = [];
  for (const { wall: id, side } of sides) {
    const wall = plan.find(id);
    if (!wall || wall.storey !== plan.storey || !hasBody(wall)) continue;
    const node = nodeOf(wall);
    const start = side === 'left' ? node.forward : node.backward;
    if (start.loop) continue;
    linkAlong(start, linkAt);
    loops.push(new Loop(start));
  }
  return loops;
}

function linkAlong(start: HalfEdge, linkAt: (point: Vec2) => void): void {
  let at = start;
  do {
    linkAt(originOf(twinOf(at)));
    at = at.next;
  } while (at !== start);
}

/** What is only pencilled in has no footprint. */
const NO_OUTLINE: WallOutline = { corners: [], startCorners: 0, edges: [] };
