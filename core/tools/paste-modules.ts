import { type CommandCall, call } from '../document/command.ts';
import type { Ring } from '../document/schema/ring.ts';
import { cellsOfClip, extentOfClip, type ModuleClip, mirroredClip } from '../polar/clipboard/module-clip.ts';
import { pasteModules } from '../polar/commands/paste-modules.ts';
import { footprintExtent } from '../polar/footprint.ts';
import type { Cell } from '../polar/polar-grid.ts';
import { findSpotFault } from '../polar/spot-fault.ts';
import { buildSpotGuides } from './cell-guides.ts';
import { lowestCellAt } from './module-run.ts';
import { findRingPoint } from './ring-pointer.ts';
import type { Guide, Tool, ToolContext, ToolKey, ToolStep } from './tool.ts';

/** Null at rest; true while the button is down. */
type PasteState = true | null;
type Step = ToolStep<PasteState>;

const AT_REST: Step = { state: null };

/**
 * Holds copied modules at the pointer by their middle, and puts them down with a click: once, or with Shift as often as
 * one likes. M mirrors them.
 */
export const pasteModulesTool: Tool<PasteState> = {
  id: 'paste-modules',
  initial: null,
  hint: { key: 'ring-tools.paste' },
  characters: new Map([
    ['m', 'mirror'],
    ['M', 'mirror'],
  ]),
  snapping: () => null,
  step(state, event, context) {
    const { heldModules } = context;
    if (!heldModules) return { ...AT_REST, leave: true };
    if (event.type === 'key') return pressKey(state, event.key, heldModules);
    if (event.type === 'miss' || event.type === 'entry') return { state };
    const point = findRingPoint(context, event.pointer.free);
    if (!point) return { ...AT_REST, hint: { key: 'ring-tools.no-ring' } };
    const { ring } = point;
    const at = lowestCellAt(point, extentOfClip(heldModules));
    const command = toCommand(heldModules, ring, at);
    if (event.type === 'release' && state) {
      return { ...AT_REST, commit: command, ...(!event.pointer.modifiers.shift && { leave: true }) };
    }
    return {
      state: event.type === 'press' ? true : state,
      preview: command,
      guides: buildGuides(heldModules, ring, at, context),
    };
  },
};

function pressKey(state: PasteState, key: ToolKey, held: ModuleClip): Step {
  if (key === 'escape') return state ? AT_REST : { ...AT_REST, leave: true };
  return key === 'mirror' ? { state, heldModules: mirroredClip(held) } : { state };
}

const toCommand = (clip: ModuleClip, { id: ring }: Ring, at: Cell): CommandCall =>
  call(pasteModules, { ring, at, clip });

function buildGuides(
  clip: ModuleClip,
  ring: Readonly<Ring>,
  at: Cell,
  { level }: ToolContext,
): readonly Guide[] {
  const cells = cellsOfClip(clip, at);
  const spots = clip.modules.map(({ asset, quarterTurns = 0 }, index) => {
    const own = clip.assets.find(({ id }) => id === asset);
    return { cell: cells[index] ?? at, extent: footprintExtent(own, quarterTurns) };
  });
  return buildSpotGuides(ring, spots, findSpotFault(level, ring, spots));
}
