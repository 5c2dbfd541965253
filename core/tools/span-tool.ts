import { MAX_COORDINATE } from '../document/schema/fields.ts';
import { MIN_WALL_LENGTH, pointToLattice } from '../math/tolerance.ts';
import { distance, type Vec2 } from '../math/vec2.ts';
import { wallGraph } from '../walls/wall-graph.ts';
import { isDrag } from './drag-threshold.ts';
import type { Span, SpanKind } from './span-kind.ts';
import type { Tool, ToolContext, ToolEvent, ToolKey, ToolPointer, ToolStep } from './tool.ts';
import {
  areAllRead,
  dropUnread,
  enterText,
  focusNext,
  noNumbers,
  readNumbers,
  type TypedNumbers,
} from './typed-numbers.ts';

interface Drawing {
  readonly storey: string;
  readonly from: Vec2;
  /** Where the pointer is, snapped. */
  readonly pointer: Vec2;
  /** Where the button went down; null while it is up. */
  readonly pressedAt: Vec2 | null;
  readonly isDragged: boolean;
  /** A click began it, or the end of another: the next click ends it. */
  readonly isBegun: boolean;
  /** The second press of a double click: it may become a drag, and else begins nothing. */
  readonly isSecond: boolean;
  readonly numbers: TypedNumbers;
}

/** Null at rest. */
export type SpanState = Drawing | null;

type Step = ToolStep<SpanState>;

const AT_REST: Step = { state: null };

/**
 * A tool that draws from point to point: press, drag and release; or click, move and click. Numbers can be typed
 * over meanwhile, Enter ends it where it stands, Esc gives it up.
 */
export function buildSpanTool(kind: SpanKind): Tool<SpanState> {
  return {
    id: kind.id,
    initial: null,
    hint: kind.hint,
    snapping: (state) => ({ anchor: state && kind.isAnchored ? state.from : null }),
    step: (state, event, context) =>
      state ? goOn(kind, state, event, context) : begin(kind, event, context),
  };
}

function begin(kind: SpanKind, event: ToolEvent, { storey }: ToolContext): Step {
  if (event.type === 'key' && event.key === 'escape') return { ...AT_REST, leave: true };
  if (event.type !== 'press') return AT_REST;
  if (storey === null) return { ...AT_REST, refusal: { code: 'tools.no-storey' } };
  const { free, snap } = event.pointer;
  const state = beginAt(kind, storey, snap.point);
  return {
    state: { ...state, pressedAt: free, isBegun: false, isSecond: event.count > 1 },
    hint: kind.dragHint,
  };
}

const beginAt = (kind: SpanKind, storey: string, from: Vec2): Drawing => ({
  storey,
  from,
  pointer: from,
  pressedAt: null,
  isDragged: false,
  isBegun: true,
  isSecond: false,
  numbers: noNumbers(kind.fields),
});

function goOn(kind: SpanKind, state: Drawing, event: ToolEvent, context: ToolContext): Step {
  switch (event.type) {
    case 'press':
      if (event.count > 1) return AT_REST;
      return show(kind, { ...follow(state, event.pointer), pressedAt: event.pointer.free }, context);
    case 'move':
      return show(kind, follow(state, event.pointer), context);
    case 'release':
      return release(kind, follow(state, event.pointer), event.pointer, context);
    case 'entry':
      return show(kind, { ...state, numbers: enterText(state.numbers, event.text) }, context);
    case 'key':
      return pressKey(kind, state, event.key, context);
    case 'miss':
      return show(kind, state, context);
  }
}

function follow(state: Drawing, pointer: ToolPointer): Drawing {
  const isDragged = state.isDragged || (state.pressedAt !== null && isDrag(state.pressedAt, pointer));
  return { ...state, pointer: pointer.snap.point, isDragged };
}

function release(kind: SpanKind, state: Drawing, pointer: ToolPointer, context: ToolContext): Step {
  if (state.pressedAt === null) return show(kind, state, context);
  if (state.isDragged || state.isBegun) return finish(kind, state, context);
  if (kind.clickHint && state.isSecond) return AT_REST;
  if (kind.clickHint) return show(kind, { ...state, pressedAt: null, isBegun: true }, context);
  const commit = kind.click?.(pointer, context);
  return commit ? { ...AT_REST, commit } : AT_REST;
}

function pressKey(kind: SpanKind, state: Drawing, key: ToolKey, context: ToolContext): Step {
  const { numbers } = state;
  if (key === 'escape') return AT_REST;
  if (key === 'tab') return show(kind, { ...state, numbers: focusNext(numbers, kind.fields) }, context);
  if (key !== 'enter') return show(kind, state, context);
  if (areAllRead(numbers)) return finish(kind, state, context);
  return show(kind, { ...state, numbers: dropUnread(numbers) }, context);
}

/** Makes it, if it is anything. A chain goes on from its end, unless the end closes on walls that are there. */
function finish(kind: SpanKind, state: Drawing, context: ToolContext): Step {
  const span = toSpan(kind, state, context);
  if (isNothing(span)) return AT_REST;
  const goesOn = kind.isChained && context.isChaining && !isJoint(span, context);
  return {
    state: goesOn ? beginAt(kind, span.storey, span.to) : null,
    commit: kind.toCommand(span, context),
    ifRefused: state.isBegun ? { ...state, pressedAt: null, isDragged: false } : null,
    ...(goesOn && kind.clickHint && { hint: kind.clickHint }),
  };
}

function show(kind: SpanKind, state: Drawing, context: ToolContext): Step {
  const span = toSpan(kind, state, context);
  const { focus, texts } = state.numbers;
  const plainHint = (state.pressedAt === null && kind.clickHint) || kind.dragHint;
  const asked = isNothing(span) ? {} : toQuestion(kind, span, context);
  return {
    state,
    hint: kind.describe?.(span, context) ?? plainHint,
    ...asked,
    guides: [{ type: 'point', at: span.from, look: 'joint' }, ...kind.buildGuides(span, context)],
    measures: kind.buildMeasures(span).map((measure) => ({
      ...measure,
      entry: texts.get(measure.field) ?? null,
      isFocused: measure.field === focus,
    })),
  };
}

function toQuestion(kind: SpanKind, span: Span, context: ToolContext): Pick<Step, 'preview' | 'check'> {
  const command = kind.toCommand(span, context);
  return kind.isPreviewed ? { preview: command } : { check: command };
}

/** A number that would lead off the plan does not count. */
function toSpan(kind: SpanKind, state: Drawing, { level }: ToolContext): Span {
  const { storey, from, pointer, numbers } = state;
  const end = pointToLattice(kind.computeEnd(from, pointer, readNumbers(numbers), level, storey));
  const isOnPlan = end.every((coordinate) => Math.abs(coordinate) <= MAX_COORDINATE);
  return { storey, from, to: isOnPlan ? end : pointer };
}

const isNothing = ({ from, to }: Span): boolean => distance(from, to) < MIN_WALL_LENGTH;

const isJoint = ({ storey, to }: Span, { level }: ToolContext): boolean =>
  level.derived(wallGraph).wallsAt(storey, to).length > 0;
