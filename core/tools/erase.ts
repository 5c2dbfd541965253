import { call } from '../document/command.ts';
import { JOINT_MERGE_DISTANCE } from '../math/tolerance.ts';
import { deleteParts } from '../walls/commands/delete-parts.ts';
import { eraseWalls } from '../walls/commands/erase-walls.ts';
import { boxAround, wallGraph } from '../walls/wall-graph.ts';
import type { SpanKind } from './span-kind.ts';
import { buildSpanTool } from './span-tool.ts';

const ERASE: SpanKind = {
  id: 'erase',
  hint: { key: 'tools.erase.start' },
  dragHint: { key: 'tools.erase.drag' },
  isAnchored: false,
  isChained: false,
  isPreviewed: true,
  fields: [],
  computeEnd: (_from, pointer) => pointer,
  buildGuides: ({ from, to }) => [{ type: 'line', from, to, look: 'erase' }],
  buildMeasures: () => [],
  toCommand: (span, { level, isSelectable }) => {
    const under = level
      .derived(wallGraph)
      .wallsIn(span.storey, boxAround(span.from, span.to, JOINT_MERGE_DISTANCE));
    const spared = under.map(({ id }) => id).filter((id) => !isSelectable(id));
    return call(eraseWalls, spared.length > 0 ? { ...span, spared } : span);
  },
  click: ({ picked }, { level }) =>
    level.findKind('wall', picked ?? undefined) && picked !== null
      ? call(deleteParts, { ids: [picked] })
      : null,
};

/** Erases the walls that a drag runs over, or the one that is clicked. */
export const eraseTool = buildSpanTool(ERASE);
