import { call } from '../document/command.ts';
import type { Wall } from '../document/schema/wall.ts';
import { projectOnSegment } from '../math/segment.ts';
import { pointToLattice } from '../math/tolerance.ts';
import { add, distance, leftOf, midpoint, normalize, scale, sub, type Vec2 } from '../math/vec2.ts';
import { splitWallAt } from '../walls/commands/split-wall.ts';
import { wallThickness } from '../walls/wall-dimensions.ts';
import type { Guide, Measure, Tool, ToolContext, ToolEvent, ToolPointer, ToolStep } from './tool.ts';

/** Null at rest; else the wall that the button went down on. */
type SplitState = { readonly wall: string } | null;
type Step = ToolStep<SplitState>;

interface Cut {
  readonly wall: Wall;
  readonly at: Vec2;
}

const AT_REST: Step = { state: null };

/** How far beyond the wall's faces the line of the cut reaches, in metres, so that it is seen. */
const CUT_MARGIN = 0.3;

/** Splits the wall that is clicked, there: where snapping says, when that is on the wall. */
export const splitTool: Tool<SplitState> = {
  id: 'split',
  initial: null,
  hint: { key: 'paint.split-hint' },
  snapping: () => ({ anchor: null }),
  step(state, event, context) {
    if (event.type === 'key') return pressKey(state, event);
    if (event.type !== 'press' && event.type !== 'move' && event.type !== 'release') return { state };
    const cut = findCut(event.pointer, context, state?.wall);
    if (!cut) return event.type === 'press' ? refuseHere() : AT_REST;
    if (event.type === 'release') return state ? { ...AT_REST, commit: toCommand(cut) } : AT_REST;
    return { state: event.type === 'press' ? { wall: cut.wall.id } : state, ...show(cut) };
  },
};

const refuseHere = (): Step => ({ ...AT_REST, refusal: { code: 'paint.no-wall-here' } });

function pressKey(state: SplitState, { key }: Extract<ToolEvent, { type: 'key' }>): Step {
  if (key !== 'escape') return { state };
  return state ? AT_REST : { ...AT_REST, leave: true };
}

/** On the wall that is held, else on the one that snapping chose, else on the one under the pointer. */
function findCut(
  { snap, free, pickedAll, hits }: ToolPointer,
  context: ToolContext,
  held?: string,
): Cut | null {
  const snapped = snap.walls.find((id) => context.isSelectable(id));
  const under = pickedAll.find((id) => context.level.findKind('wall', id));
  const wall = context.level.findKind('wall', held ?? under ?? snapped);
  if (!wall) return null;
  const hit = hits.find(({ id }) => id === wall.id);
  const isOnWall = snap.walls.includes(wall.id);
  const wanted: Vec2 = isOnWall ? snap.point : hit ? [hit.point[0], hit.point[2]] : free;
  return { wall, at: pointToLattice(projectOnSegment(wanted, wall.start, wall.end).point) };
}

const toCommand = ({ wall, at }: Cut) => call(splitWallAt, { wall: wall.id, at });

function show(cut: Cut): Omit<Step, 'state'> {
  const { wall, at } = cut;
  const aside = scale(leftOf(normalize(sub(wall.end, wall.start))), wallThickness(wall) / 2 + CUT_MARGIN);
  const line: Guide = { type: 'line', from: add(at, aside), to: sub(at, aside), look: 'ghost' };
  return {
    check: toCommand(cut),
    guides: [line],
    measures: [measure(wall.start, at), measure(at, wall.end)],
  };
}

const measure = (from: Vec2, to: Vec2): Measure => ({
  field: 'length',
  value: distance(from, to),
  at: midpoint(from, to),
  entry: null,
  isFocused: false,
});
