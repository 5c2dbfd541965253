import { call } from '../document/command.ts';
import type { Wall } from '../document/schema/wall.ts';
import { distance, equals, midpoint, type Vec2 } from '../math/vec2.ts';
import { moveJoint } from '../walls/commands/move-joint.ts';
import { boxAround, type Joint, wallGraph } from '../walls/wall-graph.ts';
import { farEnd } from '../walls/wall-kind.ts';
import type { DragKind, SelectDrag } from './select-drag.ts';
import type { Guide, Measure, ToolContext, ToolPointer } from './tool.ts';

/** Half the size of a joint's handle on screen, with a little room for the hand. */
const HANDLE_RADIUS_PX = 8;

/** Moves a joint with the walls that end there. */
export const jointDrag: DragKind = {
  grab(pointer, context) {
    const joint = findHandle(pointer, context);
    return joint && context.storey !== null ? dragJoint(joint, context.storey) : null;
  },
  hover(pointer, context) {
    const joint = findHandle(pointer, context);
    return joint && [{ type: 'point', at: joint.at, look: 'joint' }];
  },
};

/** A lone wall's joint snaps at an angle to its other end. */
function dragJoint({ at: from, walls }: Joint, storey: string): SelectDrag {
  const [wall, ...others] = walls;
  const command = (to: Vec2) => (equals(from, to) ? null : call(moveJoint, { storey, from, to }));
  return {
    hint: { key: 'tools.select.joint' },
    snapping: { anchor: wall && others.length === 0 ? farEnd(wall, from) : null, moving: [from] },
    show({ snap: { point } }) {
      const preview = command(point);
      return {
        guides: walls.map((one) => buildLine(one, from, point)),
        measures: walls.map((one) => buildLength(one, from, point)),
        ...(preview && { preview }),
      };
    },
    drop({ snap }) {
      const commit = command(snap.point);
      return commit ? { commit } : {};
    },
  };
}

/** A line to the joint that moves, so that a refused move is seen. */
const buildLine = (wall: Wall, from: Vec2, to: Vec2): Guide => ({
  type: 'line',
  from: farEnd(wall, from),
  to,
  look: 'ghost',
});

/** The length that a wall of the joint comes to. */
function buildLength(wall: Wall, from: Vec2, to: Vec2): Measure {
  const end = farEnd(wall, from);
  return {
    field: 'length',
    value: distance(end, to),
    at: midpoint(end, to),
    entry: null,
    isFocused: false,
  };
}

/**
 * The joint whose handle is under the pointer. One that something else hides is none, unless its wall is selected:
 * then its handle is seen through everything.
 */
function findHandle({ free, metresPerPixel, picked }: ToolPointer, context: ToolContext): Joint | null {
  const { level, storey, selection } = context;
  if (storey === null) return null;
  const graph = level.derived(wallGraph);
  const reach = HANDLE_RADIUS_PX * metresPerPixel;
  const ends = graph
    .wallsIn(storey, boxAround(free, free, reach))
    .flatMap(({ start, end }) => [start, end])
    .filter((end) => distance(free, end) <= reach)
    .map((at) => ({ at, walls: graph.wallsAt(storey, at) }))
    .filter(({ walls }) => walls.every(({ id }) => context.isSelectable(id)))
    .sort((a, b) => distance(free, a.at) - distance(free, b.at));
  const isHidden = level.findKind('wall', picked ?? undefined) !== undefined;
  return (
    ends.find(({ walls }) => walls.some(({ id }) => selection.has(id))) ??
    ends.find(({ walls }) => !isHidden || walls.some(({ id }) => id === picked)) ??
    null
  );
}
