import { call } from '../document/command.ts';
import type { Wall } from '../document/schema/wall.ts';
import { pointToLattice } from '../math/tolerance.ts';
import { distance, equals, sub, type Vec2 } from '../math/vec2.ts';
import { moveWalls } from '../walls/commands/move-walls.ts';
import type { DragKind, SelectDrag } from './select-drag.ts';
import type { ToolContext } from './tool.ts';

/** Moves walls: all selected ones when one of them is grabbed; else the grabbed one. */
export const wallsDrag: DragKind = {
  grab(pointer, context) {
    const wall = context.level.findKind('wall', pointer.picked ?? undefined);
    return wall ? dragWalls(wall, pointer.free, context) : null;
  },
};

/** The nearer end of the grabbed wall is what snaps. */
function dragWalls(grabbed: Wall, at: Vec2, { level, selection, isSelectable }: ToolContext): SelectDrag {
  const ids = selection.has(grabbed.id) ? [...selection].filter(isSelectable) : [grabbed.id];
  const walls = ids.flatMap((id) => level.findKind('wall', id) ?? []);
  const moved = walls.map(({ id }) => id);
  const { start, end } = grabbed;
  const reference = distance(at, start) <= distance(at, end) ? start : end;
  const command = (to: Vec2) =>
    equals(reference, to) ? null : call(moveWalls, { walls: moved, by: pointToLattice(sub(to, reference)) });
  return {
    hint: { key: 'tools.select.walls' },
    snapping: {
      anchor: null,
      moving: walls.flatMap((wall) => [wall.start, wall.end]),
      offset: sub(reference, at),
    },
    show({ snap }, context) {
      const preview = command(snap.point);
      return {
        guides: [{ type: 'line', from: reference, to: snap.point, look: 'ghost' }],
        ...(preview && { preview }),
        ...(!moved.some((id) => context.selection.has(id)) && { select: moved }),
      };
    },
    drop({ snap }) {
      const commit = command(snap.point);
      return commit ? { commit } : {};
    },
  };
}
