import type { Vec2 } from '../math/vec2.ts';
import { boxAround, wallGraph } from '../walls/wall-graph.ts';
import { areaBetween, isInArea } from './plan-area.ts';
import type { SelectDrag } from './select-drag.ts';
import type { Guide, ToolContext, ToolPointer } from './tool.ts';

/**
 * Marks an area and selects what is in it: drawn from left to right what is inside as a whole, drawn from right to left
 * what reaches into it.
 */
export function dragArea(grabbed: ToolPointer): SelectDrag {
  const { modifiers } = grabbed;
  return {
    hint: { key: 'tools.select.area' },
    snapping: null,
    show: (pointer) => ({
      guides: [buildFrame(grabbed, pointer)],
      hint: { key: isDrawnBack(grabbed, pointer) ? 'paint.marquee-touching' : 'tools.select.area' },
    }),
    drop(pointer, context) {
      const found = findInArea(grabbed, pointer, context);
      return { select: modifiers.shift ? [...new Set([...context.selection, ...found])] : found };
    },
  };
}

/** A rectangle of the screen where there is one, else of the plan. */
function buildFrame(from: ToolPointer, to: ToolPointer): Guide {
  if (from.pixel && to.pixel) return { type: 'frame', from: from.pixel, to: to.pixel };
  return { type: 'area', ...areaBetween(from.free, to.free), look: 'ghost' };
}

const isDrawnBack = (from: ToolPointer, to: ToolPointer): boolean =>
  (to.pixel ?? to.free)[0] < (from.pixel ?? from.free)[0];

function findInArea(from: ToolPointer, to: ToolPointer, context: ToolContext): readonly string[] {
  if (!from.pixel || !to.pixel) return findWallsInArea(from.free, to.free, context);
  return context.findOnScreen({ from: from.pixel, to: to.pixel }).filter((id) => context.isSelectable(id));
}

/** The selectable walls of the storey that are inside the area as a whole. */
function findWallsInArea(a: Vec2, b: Vec2, context: ToolContext): readonly string[] {
  const { level, storey } = context;
  if (storey === null) return [];
  const area = areaBetween(a, b);
  return level
    .derived(wallGraph)
    .wallsIn(storey, boxAround(a, b))
    .filter(({ id, start, end }) => isInArea(area, start) && isInArea(area, end) && context.isSelectable(id))
    .map(({ id }) => id);
}
