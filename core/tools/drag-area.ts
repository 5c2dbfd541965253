import type { Vec2 } from '../math/vec2.ts';
import { boxAround, wallGraph } from '../walls/wall-graph.ts';
import { areaBetween, isInArea } from './plan-area.ts';
import type { SelectDrag } from './select-drag.ts';
import type { ToolContext, ToolPointer } from './tool.ts';

/** Marks an area and selects what is inside. */
export const dragArea = ({ free: from, modifiers }: ToolPointer): SelectDrag => ({
  hint: { key: 'tools.select.area' },
  snapping: null,
  show: ({ free }) => ({ guides: [{ type: 'area', ...areaBetween(from, free), look: 'ghost' }] }),
  drop({ free }, context) {
    const found = findWallsInArea(from, free, context);
    return { select: modifiers.shift ? [...new Set([...context.selection, ...found])] : found };
  },
});

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
