import { type CommandCall, call } from '../document/command.ts';
import type { Wall } from '../document/schema/wall.ts';
import { pointToLattice } from '../math/tolerance.ts';
import { distance, equals, midpoint, sub, type Vec2 } from '../math/vec2.ts';
import { moveJoint } from '../walls/commands/move-joint.ts';
import { moveWalls } from '../walls/commands/move-walls.ts';
import { boxAround, type Joint, wallGraph } from '../walls/wall-graph.ts';
import { areaBetween, isInArea } from './plan-area.ts';
import type { Guide, Hint, Measure, SnapRequest, ToolContext, ToolPointer } from './tool.ts';

/** What a drag of the select tool moves, or marks. */
export type SelectDrag = JointDrag | WallsDrag | AreaDrag;

interface JointDrag {
  readonly type: 'joint';
  readonly storey: string;
  readonly from: Vec2;
  readonly walls: readonly Wall[];
}

interface WallsDrag {
  readonly type: 'walls';
  readonly walls: readonly string[];
  readonly joints: readonly Vec2[];
  readonly grabbed: Vec2;
  /** The end of the grabbed wall that snaps. */
  readonly reference: Vec2;
}

interface AreaDrag {
  readonly type: 'area';
  readonly from: Vec2;
  readonly adds: boolean;
}

/** Half the size of a joint's handle on screen, with a little room for the hand. */
const HANDLE_RADIUS_PX = 8;

/** What a drag from here takes hold of: a joint, the walls, or nothing, and then it marks an area. */
export function chooseDrag(pointer: ToolPointer, context: ToolContext): SelectDrag {
  const joint = findHandle(pointer, context);
  if (joint && context.storey !== null) {
    return { type: 'joint', storey: context.storey, from: joint.at, walls: joint.walls };
  }
  const wall = context.level.findKind('wall', pointer.picked ?? undefined);
  if (!wall) return { type: 'area', from: pointer.free, adds: pointer.modifiers.shift };
  return grabWalls(wall, pointer.free, context);
}

/**
 * The joint whose handle is under the pointer. One that something else hides is none, unless its wall is selected:
 * then its handle is seen through everything.
 */
export function findHandle(
  { free, metresPerPixel, picked }: ToolPointer,
  context: ToolContext,
): Joint | null {
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

/** All selected walls when one of them is grabbed; else the grabbed one. */
function grabWalls(grabbed: Wall, at: Vec2, { level, selection, isSelectable }: ToolContext): WallsDrag {
  const ids = selection.has(grabbed.id) ? [...selection].filter(isSelectable) : [grabbed.id];
  const walls = ids.flatMap((id) => level.findKind('wall', id) ?? []);
  const { start, end } = grabbed;
  return {
    type: 'walls',
    walls: walls.map(({ id }) => id),
    joints: walls.flatMap((wall) => [wall.start, wall.end]),
    grabbed: at,
    reference: distance(at, start) <= distance(at, end) ? start : end,
  };
}

/** How what is dragged snaps: a lone wall's joint at an angle to its other end, walls by their end. */
export function dragSnapping(drag: SelectDrag): SnapRequest | null {
  switch (drag.type) {
    case 'area':
      return null;
    case 'walls':
      return { anchor: null, moving: drag.joints, offset: sub(drag.reference, drag.grabbed) };
    case 'joint': {
      const [wall, ...others] = drag.walls;
      const anchor = wall && others.length === 0 ? otherEnd(wall, drag.from) : null;
      return { anchor, moving: [drag.from] };
    }
  }
}

/** What the status bar says while it lasts. */
export const dragHint = ({ type }: SelectDrag): Hint => ({ key: `tools.select.${type}` });

/** What the drag does to the level when it ends there; null for one that changes nothing. */
export function dragCommand(drag: SelectDrag, to: Vec2): CommandCall | null {
  if (drag.type === 'joint') {
    const { storey, from } = drag;
    return equals(from, to) ? null : call(moveJoint, { storey, from, to });
  }
  if (drag.type === 'area' || equals(drag.reference, to)) return null;
  return call(moveWalls, { walls: [...drag.walls], by: pointToLattice(sub(to, drag.reference)) });
}

/** Lines to the joint that moves, so that a refused move is seen; the area that is marked. */
export function buildDragGuides(drag: SelectDrag, to: Vec2): readonly Guide[] {
  if (drag.type === 'area') return [{ type: 'area', ...areaBetween(drag.from, to), look: 'ghost' }];
  if (drag.type === 'walls') return [{ type: 'line', from: drag.reference, to, look: 'ghost' }];
  return drag.walls.map((wall) => ({ type: 'line', from: otherEnd(wall, drag.from), to, look: 'ghost' }));
}

/** The lengths that the walls of a joint come to. */
export function buildDragMeasures(drag: SelectDrag, to: Vec2): readonly Measure[] {
  if (drag.type !== 'joint') return [];
  return drag.walls.map((wall) => {
    const end = otherEnd(wall, drag.from);
    const at = midpoint(end, to);
    return { field: 'length', value: distance(end, to), at, entry: null, isFocused: false };
  });
}

/** The selectable walls of the storey that are inside the area as a whole. */
export function findWallsInArea(a: Vec2, b: Vec2, context: ToolContext): readonly string[] {
  const { level, storey } = context;
  if (storey === null) return [];
  const area = areaBetween(a, b);
  return level
    .derived(wallGraph)
    .wallsIn(storey, boxAround(a, b))
    .filter(({ id, start, end }) => isInArea(area, start) && isInArea(area, end) && context.isSelectable(id))
    .map(({ id }) => id);
}

const otherEnd = ({ start, end }: Wall, joint: Vec2): Vec2 => (equals(start, joint) ? end : start);
