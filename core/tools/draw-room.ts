import { call } from '../document/command.ts';
import { drawRoom } from '../walls/commands/draw-room.ts';
import { areaBetween } from './plan-area.ts';
import type { SpanKind } from './span-kind.ts';
import { buildSpanTool } from './span-tool.ts';

const ROOM: SpanKind = {
  id: 'room',
  hint: { key: 'tools.room.start' },
  dragHint: { key: 'tools.room.drag' },
  clickHint: { key: 'tools.room.click' },
  isAnchored: false,
  isChained: false,
  isPreviewed: false,
  fields: ['width', 'depth'],
  computeEnd: (from, pointer, numbers) => [
    computeEdge(from[0], pointer[0], numbers.get('width')),
    computeEdge(from[1], pointer[1], numbers.get('depth')),
  ],
  buildGuides: ({ from, to }) => [{ type: 'area', ...areaBetween(from, to), look: 'ghost' }],
  buildMeasures({ from, to }) {
    const { min, max } = areaBetween(from, to);
    return [
      { field: 'width', value: max[0] - min[0], at: [(min[0] + max[0]) / 2, max[1]] },
      { field: 'depth', value: max[1] - min[1], at: [max[0], (min[1] + max[1]) / 2] },
    ];
  },
  toCommand: ({ storey, from, to }, { wallStyle }) => call(drawRoom, { storey, from, to, ...wallStyle }),
};

/** Draws the four walls of a room from corner to corner. */
export const roomTool = buildSpanTool(ROOM);

/** Towards the pointer; a typed size before it has moved runs to the right, and down. */
function computeEdge(from: number, pointer: number, typed: number | undefined): number {
  if (typed === undefined) return pointer;
  return pointer < from ? from - typed : from + typed;
}
