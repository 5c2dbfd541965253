import { call } from '../document/command.ts';
import type { LevelReader } from '../document/level.ts';
import type { Vec2 } from '../math/vec2.ts';
import { deleteParts } from '../walls/commands/delete-parts.ts';
import { connectedWalls } from '../walls/connected-walls.ts';
import { rooms } from '../walls/rooms/rooms.ts';
import { isDrag } from './drag-threshold.ts';
import type { SelectDrag } from './select-drag.ts';
import { chooseDrag, findHandleGuides } from './select-drag-kinds.ts';
import type { Tool, ToolContext, ToolKey, ToolPointer, ToolStep } from './tool.ts';

interface Pressed {
  readonly pressedAt: Vec2;
  readonly drag: SelectDrag;
  readonly isDragging: boolean;
  /** The second press of a double click. */
  readonly isSecond: boolean;
  /** Where the pointer was last. */
  readonly pointer: ToolPointer;
}

/** Kinds that take others along when they are deleted. */
const ASKED_ABOUT: ReadonlySet<string> = new Set(['storey', 'ring', 'asset', 'defence']);

/** Null at rest. */
type SelectState = Pressed | null;
type Step = ToolStep<SelectState>;

const AT_REST: Step = { state: null };

/** Selects by clicks and areas, moves what it takes hold of, deletes. */
export const selectTool: Tool<SelectState> = {
  id: 'select',
  initial: null,
  hint: { key: 'tools.select.start' },
  snapping: (state) => state?.drag.snapping ?? null,
  step(state, event, context) {
    switch (event.type) {
      case 'press':
        return press(event, context);
      case 'miss':
        return state || event.modifiers.shift ? { state } : { ...AT_REST, select: [] };
      case 'move':
        return state ? move(state, event.pointer, context) : hover(event.pointer, context);
      case 'release':
        return state ? release(state, event.pointer, context) : AT_REST;
      case 'key':
        return state ? holdOn(state, event.key, context) : pressKey(event.key, context);
      case 'entry':
        return state ? show(state, context) : AT_REST;
    }
  },
};

function press({ pointer, count }: { pointer: ToolPointer; count: number }, context: ToolContext): Step {
  const drag = chooseDrag(pointer, context);
  return { state: { pressedAt: pointer.free, drag, isDragging: false, isSecond: count > 1, pointer } };
}

function move(state: Pressed, pointer: ToolPointer, context: ToolContext): Step {
  const isDragging = state.isDragging || isDrag(state.pressedAt, pointer);
  return show({ ...state, isDragging, pointer }, context);
}

function show(state: Pressed, context: ToolContext): Step {
  const { drag, isDragging, pointer } = state;
  return isDragging ? { state, hint: drag.hint, ...drag.show(pointer, context) } : { state };
}

function release(state: Pressed, pointer: ToolPointer, context: ToolContext): Step {
  if (!state.isDragging && !isDrag(state.pressedAt, pointer)) {
    const connected = state.isSecond ? findConnected(pointer, context) : [];
    return { ...AT_REST, select: connected.length > 0 ? connected : selectByClick(pointer, context) };
  }
  return { ...AT_REST, ...state.drag.drop(pointer, context) };
}

/** Shows the handle that a drag from here would take hold of. */
function hover(pointer: ToolPointer, context: ToolContext): Step {
  const guides = findHandleGuides(pointer, context);
  return guides.length > 0 ? { ...AT_REST, guides } : AT_REST;
}

function selectByClick(
  { picked, pickedAll, modifiers }: ToolPointer,
  context: ToolContext,
): readonly string[] {
  const selected = [...context.selection];
  if (modifiers.alt) return cycle(pickedAll, selected);
  if (!modifiers.shift) return picked === null ? [] : [picked];
  if (picked === null) return selected;
  return selected.includes(picked) ? selected.filter((id) => id !== picked) : [...selected, picked];
}

/** All walls that hang together with the one under the pointer, but for what is hidden or locked; none on anything else. */
function findConnected({ picked, modifiers }: ToolPointer, context: ToolContext): readonly string[] {
  const { level, selection, isSelectable } = context;
  const wall = level.findKind('wall', picked ?? undefined);
  if (!wall) return [];
  const found = connectedWalls(level, wall).filter(isSelectable);
  return modifiers.shift ? [...new Set([...selection, ...found])] : found;
}

/** A record, or a face of a room that has none yet. */
const isThere = (level: LevelReader, id: string): boolean =>
  level.find(id) !== undefined || level.derived(rooms).find(id) !== undefined;

/** What lies under what is selected; after the last the first again. */
function cycle(under: readonly string[], selected: readonly string[]): readonly string[] {
  const [only] = selected;
  const index = selected.length === 1 && only !== undefined ? under.indexOf(only) : -1;
  return under.slice(0).splice((index + 1) % Math.max(1, under.length), 1);
}

/** A drag goes on whatever key is pressed, but for Esc. */
const holdOn = (state: Pressed, key: ToolKey, context: ToolContext): Step =>
  key === 'escape' ? AT_REST : show(state, context);

function pressKey(key: ToolKey, { selection, isSelectable, level }: ToolContext): Step {
  if (key === 'escape') return selection.size > 0 ? { ...AT_REST, select: [] } : AT_REST;
  if (key !== 'delete' && key !== 'backspace') return AT_REST;
  const ids = [...selection].filter((id) => isThere(level, id) && isSelectable(id));
  // What much depends on is asked about first, which is the editor's part.
  if (ids.some((id) => ASKED_ABOUT.has(level.find(id)?.kind ?? ''))) return AT_REST;
  return ids.length > 0 ? { ...AT_REST, commit: call(deleteParts, { ids }), select: [] } : AT_REST;
}
