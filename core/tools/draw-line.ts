import { call } from '../document/command.ts';
import { STOREY_DEFAULTS } from '../document/schema/storey.ts';
import { angleOf, directionOf } from '../math/angle.ts';
import { along, distance, midpoint, sub, type Vec2 } from '../math/vec2.ts';
import { drawWall } from '../walls/commands/draw-wall.ts';
import type { Span, SpanKind } from './span-kind.ts';
import { buildSpanTool } from './span-tool.ts';
import type { Guide, ToolContext } from './tool.ts';
import type { ReadNumbers } from './typed-numbers.ts';

const LINE: SpanKind = {
  id: 'line',
  hint: { key: 'tools.wall.start' },
  dragHint: { key: 'tools.wall.drag' },
  clickHint: { key: 'tools.wall.click' },
  isAnchored: true,
  isChained: true,
  isPreviewed: false,
  fields: ['length', 'angle'],
  computeEnd: computeLineEnd,
  buildGuides,
  buildMeasures: ({ from, to }) => [
    { field: 'length', value: distance(from, to), at: midpoint(from, to) },
    { field: 'angle', value: angleOf(sub(to, from)), at: from },
  ],
  toCommand: ({ storey, from, to }, { wallStyle }) => call(drawWall, { storey, from, to, ...wallStyle }),
};

/** Draws one wall, or a chain of them. */
export const lineTool = buildSpanTool(LINE);

/** The pointer gives what was not typed; before it has moved a typed length runs to the right. */
function computeLineEnd(from: Vec2, pointer: Vec2, numbers: ReadNumbers): Vec2 {
  if (numbers.size === 0) return pointer;
  const size = numbers.get('length') ?? distance(from, pointer);
  const angle = numbers.get('angle') ?? angleOf(sub(pointer, from));
  return along(from, directionOf(angle), size);
}

function buildGuides({ storey, from, to }: Span, { level, wallStyle }: ToolContext): readonly Guide[] {
  const { thickness, height } = wallStyle;
  const storeyHeight = level.findKind('storey', storey)?.height ?? STOREY_DEFAULTS.height;
  return [{ type: 'wall', from, to, thickness, height: height ?? storeyHeight, look: 'ghost' }];
}
