import { lineTool } from './draw-line.ts';
import { roomTool } from './draw-room.ts';
import { eraseTool } from './erase.ts';
import type { SpanState } from './span-tool.ts';
import type { Modifiers, Tool, ToolStep } from './tool.ts';

interface WallState {
  /** Which of the three is at work: the modifiers decide when the button goes down. */
  readonly part: Tool<SpanState>;
  readonly state: SpanState;
}

const INITIAL: WallState = { part: lineTool, state: null };

/** Draws walls; with Shift a room; with Ctrl it erases. */
export const wallTool: Tool<WallState> = {
  id: 'wall',
  initial: INITIAL,
  hint: lineTool.hint,
  snapping: ({ part, state }) => part.snapping(state),
  step({ part, state }, event, context) {
    const active = state === null && 'pointer' in event ? choosePart(event.pointer.modifiers) : part;
    return { hint: active.hint, ...wrap(active, active.step(state, event, context)) };
  },
};

function choosePart({ ctrl, shift }: Modifiers): Tool<SpanState> {
  if (ctrl) return eraseTool;
  return shift ? roomTool : lineTool;
}

const wrap = (part: Tool<SpanState>, step: ToolStep<SpanState>): ToolStep<WallState> => ({
  ...step,
  state: wrapState(part, step.state),
  ifRefused: wrapState(part, step.ifRefused ?? null),
});

const wrapState = (part: Tool<SpanState>, state: SpanState): WallState =>
  state === null ? INITIAL : { part, state };
