import { dragArea } from './drag-area.ts';
import { jointDrag } from './drag-joint.ts';
import { moduleDrag } from './drag-modules.ts';
import { openingDrag } from './drag-opening.ts';
import { roomDrag } from './drag-room.ts';
import { stairDrag } from './drag-stair.ts';
import { tileDrag } from './drag-tiles.ts';
import { wallsDrag } from './drag-walls.ts';
import type { DragKind, SelectDrag } from './select-drag.ts';
import type { Guide, ToolContext, ToolPointer } from './tool.ts';

/** In this order: the first that finds something under the pointer takes hold of it. */
const DRAG_KINDS: readonly DragKind[] = [
  moduleDrag,
  tileDrag,
  openingDrag,
  jointDrag,
  wallsDrag,
  stairDrag,
  roomDrag,
];

/** What a drag from here takes hold of; where there is nothing to drag it marks an area. */
export function chooseDrag(pointer: ToolPointer, context: ToolContext): SelectDrag {
  for (const kind of DRAG_KINDS) {
    const drag = kind.grab(pointer, context);
    if (drag) return drag;
  }
  return dragArea(pointer);
}

/** The handle that a drag from here would take hold of. */
export function findHandleGuides(pointer: ToolPointer, context: ToolContext): readonly Guide[] {
  for (const kind of DRAG_KINDS) {
    const guides = kind.hover?.(pointer, context);
    if (guides) return guides;
  }
  return [];
}
