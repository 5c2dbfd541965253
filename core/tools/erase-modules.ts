import { type CommandCall, call } from '../document/command.ts';
import type { Vec2 } from '../math/vec2.ts';
import { symmetricModules } from '../polar/symmetric-modules.ts';
import { deleteParts } from '../walls/commands/delete-parts.ts';
import { buildModuleGuides } from './cell-guides.ts';
import { findRingPoint, moduleAt, moduleUnder } from './ring-pointer.ts';
import type { Tool, ToolContext, ToolPointer, ToolStep } from './tool.ts';

interface Erasing {
  readonly modules: ReadonlySet<string>;
  /** Where the pointer was last. */
  readonly at: Vec2;
}

/** Null at rest. */
type EraseState = Erasing | null;
type Step = ToolStep<EraseState>;

const AT_REST: Step = { state: null };

/** A hand is fast: so many places are looked at between two of its positions, at most. */
const MOST_BETWEEN = 64;
/** In pixels: no cell that can be aimed at is smaller. */
const LOOK_EVERY_PX = 4;

/** Erases the module that is clicked, or those whose cells a drag runs over, with their copies around the ring. */
export const eraseModulesTool: Tool<EraseState> = {
  id: 'erase-modules',
  initial: null,
  hint: { key: 'ring-tools.erase.start' },
  snapping: () => null,
  step(state, event, context) {
    switch (event.type) {
      case 'press':
        return show(
          { modules: withCopies(moduleUnder(event.pointer, context), context), at: event.pointer.free },
          context,
        );
      case 'move':
        return state ? show(drag(state, event.pointer, context), context) : hover(event.pointer, context);
      case 'release':
        return state ? erase(drag(state, event.pointer, context)) : AT_REST;
      case 'key':
        if (event.key === 'escape' && !state) return { ...AT_REST, leave: true };
        return event.key === 'escape' || !state ? AT_REST : show(state, context);
      default:
        return { state };
    }
  },
};

/** A module with its copies, but for those that are hidden or locked. */
function withCopies(
  id: string | undefined,
  { level, placing, isSelectable }: ToolContext,
): ReadonlySet<string> {
  if (id === undefined) return new Set();
  return new Set([id, ...symmetricModules(level, id, placing.symmetry)].filter(isSelectable));
}

/** What lies under the pointer as seen is hidden by what was erased before it: a drag goes by the cells alone. */
function drag(state: Erasing, { free, metresPerPixel }: ToolPointer, context: ToolContext): Erasing {
  const modules = new Set(state.modules);
  const way = Math.hypot(free[0] - state.at[0], free[1] - state.at[1]);
  const count = Math.min(MOST_BETWEEN, Math.ceil(way / (LOOK_EVERY_PX * metresPerPixel)));
  for (let index = 1; index <= count; index += 1) {
    const part = index / count;
    const point = findRingPoint(context, [
      state.at[0] + (free[0] - state.at[0]) * part,
      state.at[1] + (free[1] - state.at[1]) * part,
    ]);
    const met = point && moduleAt(context, point);
    if (met === undefined || modules.has(met)) continue;
    for (const id of withCopies(met, context)) modules.add(id);
  }
  return { modules, at: free };
}

function show(state: Erasing, { level }: ToolContext): Step {
  return {
    state,
    hint: { key: 'ring-tools.erase.drag' },
    guides: buildModuleGuides(level, state.modules, 'erase'),
    ...(state.modules.size > 0 && { preview: toCommand(state) }),
  };
}

function hover(pointer: ToolPointer, context: ToolContext): Step {
  const modules = withCopies(moduleUnder(pointer, context), context);
  return { ...AT_REST, guides: buildModuleGuides(context.level, modules, 'erase') };
}

const erase = (state: Erasing): Step =>
  state.modules.size > 0 ? { ...AT_REST, commit: toCommand(state) } : AT_REST;

const toCommand = ({ modules }: Erasing): CommandCall => call(deleteParts, { ids: [...modules] });
