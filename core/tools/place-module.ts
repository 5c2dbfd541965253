import { type CommandCall, call } from '../document/command.ts';
import { MODULE_DEFAULTS, type Module } from '../document/schema/module.ts';
import type { Ring } from '../document/schema/ring.ts';
import { placeModules } from '../polar/commands/place-modules.ts';
import { extentOf } from '../polar/footprint.ts';
import type { Extent } from '../polar/pivot.ts';
import { wrapStep } from '../polar/polar-grid.ts';
import { findSpotFault, type Spot, type SpotFault } from '../polar/spot-fault.ts';
import { symmetricCells } from '../polar/symmetry.ts';
import { buildModuleGuides, buildSpotGuides } from './cell-guides.ts';
import { beginRun, cellsOfRun, leadRun, lowestCellAt, type ModuleRun } from './module-run.ts';
import { findRingPoint, moduleUnder, pointOnRing, type RingPoint } from './ring-pointer.ts';
import type { Hint, PlacedStyle, Tool, ToolContext, ToolKey, ToolPointer, ToolStep } from './tool.ts';

/** Null at rest: then the pointer hovers. */
type PlaceState = ModuleRun | null;
type Step = ToolStep<PlaceState>;

const AT_REST: Step = { state: null };

const QUARTERS = 4;

/** Counter-clockwise, as modules are turned. */
const TURNS: ReadonlyMap<ToolKey, number> = new Map([
  ['turn-left', 1],
  ['turn-right', -1],
]);

/**
 * Places modules: the one that is chosen hangs at the cell under the pointer, a click places it, a drag as many side by
 * side as it reaches over. Keys turn and mirror it; with Alt a click takes the module under the pointer instead.
 */
export const placeModuleTool: Tool<PlaceState> = {
  id: 'place-module',
  initial: null,
  hint: { key: 'ring-tools.place.start' },
  characters: new Map([
    ['r', 'turn-left'],
    ['R', 'turn-right'],
    ['m', 'mirror'],
    ['M', 'mirror'],
  ]),
  snapping: () => null,
  step(state, event, context) {
    switch (event.type) {
      case 'press':
        return press(event.pointer, context);
      case 'move':
        return event.pointer.modifiers.alt && !state
          ? showTaken(event.pointer, context)
          : show(state && lead(state, event.pointer, context), event.pointer, context);
      case 'release':
        return state
          ? place(lead(state, event.pointer, context), context)
          : findRefusal(event.pointer, context);
      case 'key':
        return pressKey(state, event.key, context);
      default:
        return { state };
    }
  },
};

function pressKey(state: PlaceState, key: ToolKey, context: ToolContext): Step {
  const { pointer, placing } = context;
  if (key === 'escape') return state ? show(null, pointer, context) : { ...AT_REST, leave: true };
  const turn = TURNS.get(key);
  const { asset, quarterTurns, mirrored } = placing;
  if (turn !== undefined) {
    return { state, placing: { asset, quarterTurns: wrapStep(quarterTurns + turn, QUARTERS), mirrored } };
  }
  if (key === 'mirror') return { state, placing: { asset, quarterTurns, mirrored: !mirrored } };
  return show(state, pointer, context);
}

function press(pointer: ToolPointer, context: ToolContext): Step {
  if (pointer.modifiers.alt) return take(pointer, context);
  const point = findRingPoint(context, pointer.free);
  if (!point || findMissing(context)) return findRefusal(pointer, context);
  return show(beginRun(point.ring, lowestCellAt(point, extentIn(context))), pointer, context);
}

/** Why a click does nothing: said from when the button goes down until the pointer moves on. */
function findRefusal({ modifiers }: ToolPointer, context: ToolContext): Step {
  const missing = modifiers.alt ? null : findMissing(context);
  return missing ? { ...AT_REST, hint: missing, refusal: { code: missing.key } } : AT_REST;
}

/** What has to be there before anything can be placed. */
function findMissing({ level, placing }: ToolContext): Hint | null {
  if (!level.findKind('ring', placing.ring ?? undefined)) return { key: 'ring-tools.no-ring' };
  return level.findKind('asset', placing.asset ?? undefined) ? null : { key: 'ring-tools.no-asset' };
}

const extentIn = ({ level, placing }: ToolContext): Extent =>
  extentOf(level, placing.asset ?? '', placing.quarterTurns);

function lead(run: ModuleRun, pointer: ToolPointer, context: ToolContext): ModuleRun {
  const ring = context.level.findKind('ring', run.ring);
  const point = ring && pointOnRing(ring, pointer.free, context.placing.spacing);
  return point ? leadRun(run, lowestCellAt(point, extentIn(context)), ring.steps) : run;
}

/** What a run would place, or what a click would. */
function show(state: PlaceState, pointer: ToolPointer | null, context: ToolContext): Step {
  const missing = findMissing(context);
  if (missing) return { state: null, hint: missing };
  const point = pointer ? findRingPoint(context, pointer.free) : undefined;
  const run = state ?? (point && hoverRun(point, context));
  const ring = context.level.findKind('ring', run?.ring);
  if (!run || !ring) return { state };
  const { spots, fault } = tryOut(run, ring, context);
  // What was placed a moment ago is still under the pointer, and that is no mistake to be told of.
  if (!state && fault && isJustPlaced(fault, context)) return AT_REST;
  return {
    state,
    preview: toCommand(run, ring, context),
    guides: buildSpotGuides(ring, spots, fault),
    ...(state && { hint: { key: 'ring-tools.place.run', params: { count: spots.length } } }),
  };
}

const hoverRun = (point: RingPoint, context: ToolContext): ModuleRun =>
  beginRun(point.ring, lowestCellAt(point, extentIn(context)));

function tryOut(
  run: ModuleRun,
  ring: Readonly<Ring>,
  context: ToolContext,
): { readonly spots: readonly Spot[]; readonly fault: SpotFault | null } {
  const extent = extentIn(context);
  const copies = Math.min(context.placing.symmetry, ring.steps);
  const spots = cellsOfRun(run, extent, ring.steps)
    .flatMap((cell) => symmetricCells(cell, copies, ring.steps))
    .map((cell) => ({ cell, extent }));
  return { spots, fault: findSpotFault(context.level, ring, spots) };
}

const isJustPlaced = ({ records }: SpotFault, { selection }: ToolContext): boolean =>
  records.length > 0 && records.every((id) => selection.has(id));

function place(run: ModuleRun, context: ToolContext): Step {
  const ring = context.level.findKind('ring', run.ring);
  return ring ? { ...AT_REST, commit: toCommand(run, ring, context) } : AT_REST;
}

function toCommand(run: ModuleRun, { id: ring, steps }: Readonly<Ring>, context: ToolContext): CommandCall {
  const { asset, quarterTurns, mirrored, symmetry } = context.placing;
  return call(placeModules, {
    ring,
    asset: asset ?? '',
    cells: [...cellsOfRun(run, extentIn(context), steps)],
    ...(quarterTurns !== 0 && { quarterTurns }),
    ...(mirrored && { mirrored }),
    ...(symmetry !== 1 && { copies: symmetry }),
  });
}

/** The module that a click with Alt would take. */
function showTaken(pointer: ToolPointer, context: ToolContext): Step {
  const id = moduleUnder(pointer, context);
  const guides = id === undefined ? [] : buildModuleGuides(context.level, [id], 'marked');
  return { ...AT_REST, guides, hint: { key: 'ring-tools.take' } };
}

function take(pointer: ToolPointer, context: ToolContext): Step {
  const module = context.level.findKind('module', moduleUnder(pointer, context));
  if (!module) return { ...AT_REST, refusal: { code: 'ring-tools.nothing-to-take' } };
  return { ...AT_REST, placing: styleOfModule(module) };
}

/** How a module stands, to place others like it. */
export const styleOfModule = ({
  asset,
  quarterTurns = MODULE_DEFAULTS.quarterTurns,
  mirrored = MODULE_DEFAULTS.mirrored,
}: Module): PlacedStyle => ({ asset, quarterTurns, mirrored });
