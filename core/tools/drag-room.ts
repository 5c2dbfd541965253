import { call } from '../document/command.ts';
import { pointToLattice } from '../math/tolerance.ts';
import { distance, equals, sub, type Vec2 } from '../math/vec2.ts';
import { moveRoom } from '../walls/commands/room-move.ts';
import type { RoomFace } from '../walls/rooms/room-face.ts';
import { rooms } from '../walls/rooms/rooms.ts';
import { findWallsWithin } from '../walls/rooms/walls-within.ts';
import type { DragKind, SelectDrag } from './select-drag.ts';
import type { ToolContext } from './tool.ts';

/** Moves a selected room by its floor, with all its walls and what stands inside. On the floor of any other room a drag marks an area. */
export const roomDrag: DragKind = {
  grab({ picked, free }, context) {
    if (picked === null || !context.selection.has(picked)) return null;
    const face = context.level.derived(rooms).find(picked);
    return face ? dragRoom(face, free, context) : null;
  },
};

/** The corner nearest to the pointer is what snaps. Null when a wall of the room is locked or hidden. */
function dragRoom(face: RoomFace, at: Vec2, { level, isSelectable }: ToolContext): SelectDrag | null {
  const ids = [...findWallsWithin(level, face)];
  const joints = ids
    .flatMap((id) => level.findKind('wall', id) ?? [])
    .flatMap(({ start, end }): Vec2[] => [start, end])
    .toSorted((a, b) => distance(at, a) - distance(at, b));
  const [reference] = joints;
  if (!reference || !ids.every(isSelectable)) return null;
  const command = (to: Vec2) =>
    equals(reference, to) ? null : call(moveRoom, { room: face.id, by: pointToLattice(sub(to, reference)) });
  return {
    hint: { key: 'paint.drag-room' },
    snapping: { anchor: null, moving: joints, offset: sub(reference, at) },
    show({ snap }) {
      const preview = command(snap.point);
      return {
        guides: [{ type: 'line', from: reference, to: snap.point, look: 'ghost' }],
        ...(preview && { preview }),
      };
    },
    drop({ snap }) {
      const commit = command(snap.point);
      return commit ? { commit } : {};
    },
  };
}
