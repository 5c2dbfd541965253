import { type CommandCall, call } from '../document/command.ts';
import type { Stair } from '../document/schema/stair.ts';
import { projectOnSegment } from '../math/segment.ts';
import { add, equals, sub, type Vec2 } from '../math/vec2.ts';
import { moveStair } from '../walls/commands/move-stair.ts';
import type { DragKind, SelectDrag } from './select-drag.ts';
import type { ToolContext } from './tool.ts';

/** How much of a flight belongs to its foot, and as much to its head: dragged there it gets longer, else it moves. */
const END_SHARE = 0.2;

/** Moves the stair that is grabbed, or its foot or its head when it is grabbed there. */
export const stairDrag: DragKind = {
  grab({ hits, free }, { level }) {
    const [hit] = hits;
    const stair = hit?.part === 'stair' ? level.findKind('stair', hit.id) : undefined;
    if (!stair || !hit) return null;
    return dragStair(stair, [hit.point[0], hit.point[2]], free);
  },
};

/** @param at the plan point of the step that was grabbed, which stands over another than the pointer is at */
function dragStair(stair: Stair, at: Vec2, free: Vec2): SelectDrag {
  const { fraction } = projectOnSegment(at, stair.start, stair.end);
  const isFoot = fraction < END_SHARE;
  const isHead = fraction > 1 - END_SHARE;
  const reference = isHead ? stair.end : stair.start;
  const isEnd = isFoot || isHead;
  const command = (to: Vec2): CommandCall | null => {
    if (equals(to, reference)) return null;
    if (isHead) return call(moveStair, { stair: stair.id, end: to });
    if (isFoot) return call(moveStair, { stair: stair.id, start: to });
    return call(moveStair, { stair: stair.id, start: to, end: add(stair.end, sub(to, stair.start)) });
  };
  return {
    hint: { key: isEnd ? 'tools.select.stair-end' : 'tools.select.stair' },
    snapping: { anchor: isEnd ? (isHead ? stair.start : stair.end) : null, offset: sub(reference, free) },
    show({ snap }, context) {
      const preview = command(snap.point);
      return {
        guides: [{ type: 'line', from: reference, to: snap.point, look: 'ghost' }],
        ...(preview && { preview }),
        ...selectUnlessSelected(stair, context),
      };
    },
    drop({ snap }) {
      const commit = command(snap.point);
      return commit ? { commit } : {};
    },
  };
}

const selectUnlessSelected = ({ id }: Stair, { selection }: ToolContext): { select?: readonly string[] } =>
  selection.has(id) ? {} : { select: [id] };
