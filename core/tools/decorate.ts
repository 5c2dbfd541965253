import type { TileCell } from '../defence/builder/trace.ts';
import { placeDecorations } from '../defence/commands/place-decorations.ts';
import { type CommandCall, call } from '../document/command.ts';
import { findTile, freeCells, tileGuides } from './tile-pointer.ts';
import type { Tool, ToolContext, ToolPointer, ToolStep } from './tool.ts';

interface Stroke {
  readonly defence: string;
  /** Passed over so far, each once. */
  readonly cells: readonly TileCell[];
  /** The tiles are cleared. */
  readonly clears: boolean;
}

/** Null at rest. */
type DecorateState = Stroke | null;
type Step = ToolStep<DecorateState>;

const AT_REST: Step = { state: null };

/** Decorates the blank tiles that a click or a drag goes over; with Shift it clears them. */
export const decorateTool: Tool<DecorateState> = {
  id: 'decorate',
  initial: null,
  hint: { key: 'defence-tools.decorate.start' },
  snapping: () => null,
  step(state, event, context) {
    switch (event.type) {
      case 'press':
        return begin(event.pointer, context);
      case 'move':
        return state ? show(passOver(state, event.pointer, context), context) : hover(event.pointer, context);
      case 'release':
        return state ? finish(passOver(state, event.pointer, context), context) : AT_REST;
      case 'key':
        if (event.key === 'escape') return state ? AT_REST : { ...AT_REST, leave: true };
        return state ? show(state, context) : AT_REST;
      default:
        return { state };
    }
  },
};

function strokeAt(
  { free, modifiers }: ToolPointer,
  { level, defending: { defence } }: ToolContext,
): DecorateState {
  const cell = findTile(level, defence, free);
  return cell && defence !== null ? { defence, cells: [cell], clears: modifiers.shift } : null;
}

function begin(pointer: ToolPointer, context: ToolContext): Step {
  const stroke = strokeAt(pointer, context);
  if (stroke) return show(stroke, context);
  return context.defending.defence === null
    ? { ...AT_REST, hint: { key: 'defence-tools.no-level' } }
    : AT_REST;
}

function passOver(stroke: Stroke, { free }: ToolPointer, { level }: ToolContext): Stroke {
  const cell = findTile(level, stroke.defence, free);
  const isNew = cell && !stroke.cells.some((known) => String(known) === String(cell));
  return isNew ? { ...stroke, cells: [...stroke.cells, cell] } : stroke;
}

function hover(pointer: ToolPointer, context: ToolContext): Step {
  const stroke = strokeAt(pointer, context);
  if (!stroke) return AT_REST;
  const isFree = freeCells(context.level, stroke.defence, stroke.cells).length > 0;
  const guides = tileGuides(context.level, stroke.defence, stroke.cells, isFree ? lookOf(stroke) : 'refused');
  return { ...AT_REST, guides, ...(isFree && { preview: toCommand(stroke, stroke.cells, context) }) };
}

const lookOf = ({ clears }: Stroke) => (clears ? 'erase' : 'ghost');

function show(stroke: Stroke, context: ToolContext): Step {
  const free = freeCells(context.level, stroke.defence, stroke.cells);
  return {
    state: stroke,
    hint: { key: 'defence-tools.decorate.drag', params: { count: free.length } },
    guides: tileGuides(context.level, stroke.defence, free, lookOf(stroke)),
    ...(free.length > 0 && { preview: toCommand(stroke, free, context) }),
  };
}

function finish(stroke: Stroke, context: ToolContext): Step {
  const free = freeCells(context.level, stroke.defence, stroke.cells);
  // Where nothing is free the command says why.
  return { ...AT_REST, commit: toCommand(stroke, free.length > 0 ? free : stroke.cells, context) };
}

const toCommand = (
  { defence, clears }: Stroke,
  cells: readonly TileCell[],
  { defending }: ToolContext,
): CommandCall =>
  call(placeDecorations, { defence, cells: [...cells], shape: clears ? 'none' : defending.shape });
