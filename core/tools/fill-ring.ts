import { type CommandCall, call } from '../document/command.ts';
import { intervalOf, type Ring } from '../document/schema/ring.ts';
import { fillRing } from '../polar/commands/fill-ring.ts';
import { extentOf } from '../polar/footprint.ts';
import { freeSpots } from '../polar/free-spots.ts';
import type { Extent } from '../polar/pivot.ts';
import type { Cell } from '../polar/polar-grid.ts';
import { buildSpotGuides } from './cell-guides.ts';
import { findRingPoint, isInInterval } from './ring-pointer.ts';
import type { Hint, Tool, ToolContext, ToolPointer, ToolStep } from './tool.ts';

type Step = ToolStep<null>;

const AT_REST: Step = { state: null };

/** Modules that are shown before they are placed: with more, only their cells are, and the first of these. */
const MOST_SHOWN = 1000;

/** Fills the free cells of the line that is clicked with the chosen module, with Shift those of the whole ring. */
export const fillRingTool: Tool<null> = {
  id: 'fill-ring',
  initial: null,
  hint: { key: 'ring-tools.fill.start' },
  snapping: () => null,
  step(_state, event, context) {
    if (event.type === 'key' && event.key === 'escape') return { ...AT_REST, leave: true };
    if (event.type === 'press') return fill(event.pointer, context);
    const { pointer } = context;
    if (event.type === 'miss' || !pointer) return AT_REST;
    return show(pointer, context);
  },
};

function fill(pointer: ToolPointer, context: ToolContext): Step {
  const aim = findAim(pointer, context);
  return 'key' in aim
    ? { ...AT_REST, hint: aim, refusal: { code: aim.key } }
    : { ...AT_REST, commit: toCommand(aim, context) };
}

/** Only where something would be filled: a full line is no mistake of a pointer that passes over it. */
function show(pointer: ToolPointer, context: ToolContext): Step {
  const aim = findAim(pointer, context);
  if ('key' in aim) return { ...AT_REST, hint: aim };
  const { ring, extent } = aim;
  const free = findFree(aim, context);
  if (free.length === 0) return AT_REST;
  const command = toCommand(aim, context);
  if (free.length < MOST_SHOWN) return { ...AT_REST, preview: command };
  const spots = free.map((cell) => ({ cell, extent }));
  return { ...AT_REST, check: command, guides: buildSpotGuides(ring, spots, null) };
}

/** Where modules would stand, as far as they are shown. */
function findFree({ ring, extent, lines }: Aim, { level }: ToolContext): readonly Cell[] {
  const found: Cell[] = [];
  for (const cell of freeSpots(level, ring, extent, lines)) {
    if (found.length === MOST_SHOWN) break;
    found.push(cell);
  }
  return found;
}

interface Aim {
  readonly ring: Readonly<Ring>;
  readonly extent: Extent;
  readonly lines: readonly [number, number];
}

/** What a click fills, or what has to be there before. */
function findAim({ free, modifiers }: ToolPointer, context: ToolContext): Aim | Hint {
  const { placing, level } = context;
  const point = findRingPoint(context, free);
  if (!point) return { key: 'ring-tools.no-ring' };
  const { asset, quarterTurns } = placing;
  if (!level.findKind('asset', asset ?? undefined)) return { key: 'ring-tools.no-asset' };
  const { ring } = point;
  const extent = extentOf(level, asset ?? '', quarterTurns);
  const [inner, outer] = intervalOf(ring);
  if (modifiers.shift) return { ring, extent, lines: [inner, outer - 1] };
  if (!isInInterval(point)) return { key: 'ring-tools.fill.beside' };
  const first = Math.max(inner, Math.min(Math.floor(point.line), outer - extent[1]));
  return { ring, extent, lines: [first, first + extent[1] - 1] };
}

function toCommand({ ring, lines }: Aim, { placing }: ToolContext): CommandCall {
  const { asset, quarterTurns, mirrored } = placing;
  return call(fillRing, {
    ring: ring.id,
    asset: asset ?? '',
    lines,
    ...(quarterTurns !== 0 && { quarterTurns }),
    ...(mirrored && { mirrored }),
  });
}
