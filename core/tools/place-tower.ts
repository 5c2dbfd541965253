import type { TileCell } from '../defence/builder/trace.ts';
import { placeTowers } from '../defence/commands/place-towers.ts';
import { type CommandCall, call } from '../document/command.ts';
import { cellAt, cellsOfRun, editAt, findTile, freeCells, tileGuides } from './tile-pointer.ts';
import type { Tool, ToolContext, ToolPointer, ToolStep } from './tool.ts';

interface TowerRun {
  readonly defence: string;
  readonly from: TileCell;
  readonly to: TileCell;
}

/** Null at rest. */
type PlaceState = TowerRun | null;
type Step = ToolStep<PlaceState>;

const AT_REST: Step = { state: null };

/** Places towers: a click one, a drag one on every blank tile of a straight run. */
export const placeTowerTool: Tool<PlaceState> = {
  id: 'place-tower',
  initial: null,
  hint: { key: 'defence-tools.tower.start' },
  snapping: () => null,
  step(state, event, context) {
    switch (event.type) {
      case 'press':
        return show(begin(event.pointer, context), context);
      case 'move':
        return state ? show(lead(state, event.pointer, context), context) : hover(event.pointer, context);
      case 'release':
        return state ? place(lead(state, event.pointer, context), context) : AT_REST;
      case 'key':
        if (event.key === 'escape') return state ? AT_REST : { ...AT_REST, leave: true };
        return show(state, context);
      default:
        return { state };
    }
  },
};

function begin({ free }: ToolPointer, { level, defending: { defence } }: ToolContext): PlaceState {
  const cell = findTile(level, defence, free);
  return cell && defence !== null ? { defence, from: cell, to: cell } : null;
}

function lead(run: TowerRun, { free }: ToolPointer, { level }: ToolContext): TowerRun {
  const record = level.findKind('defence', run.defence);
  return record ? { ...run, to: cellAt(record, free) } : run;
}

function show(run: PlaceState, context: ToolContext): Step {
  if (!run) return missing(context);
  const { level } = context;
  const cells = cellsOfRun(run.from, run.to);
  const free = freeCells(level, run.defence, cells);
  const isFree = new Set(free.map(String));
  const refused = cells.filter((cell) => !isFree.has(String(cell)));
  return {
    state: run,
    hint: { key: 'defence-tools.tower.run', params: { count: free.length } },
    guides: [
      ...tileGuides(level, run.defence, free, 'ghost'),
      ...tileGuides(level, run.defence, refused, 'refused'),
    ],
    ...(free.length > 0 && { preview: toCommand(run, free, context) }),
  };
}

/** What a click would place, or why it cannot. */
function hover(pointer: ToolPointer, context: ToolContext): Step {
  const run = begin(pointer, context);
  if (!run) return missing(context);
  // What was placed a moment ago is still under the pointer, and that is no mistake to be told of.
  const there = editAt(context.level, run.defence, run.from);
  if (there !== undefined && context.selection.has(there)) return AT_REST;
  const [cell] = freeCells(context.level, run.defence, [run.from]);
  const guides = tileGuides(context.level, run.defence, [run.from], cell ? 'ghost' : 'refused');
  const command = toCommand(run, [run.from], context);
  return { ...AT_REST, guides, ...(cell ? { preview: command } : { check: command }) };
}

const missing = ({ defending }: ToolContext): Step =>
  defending.defence === null ? { ...AT_REST, hint: { key: 'defence-tools.no-level' } } : AT_REST;

function place(run: TowerRun, context: ToolContext): Step {
  const cells = cellsOfRun(run.from, run.to);
  const free = freeCells(context.level, run.defence, cells);
  // Where nothing is free the command says why.
  return { ...AT_REST, commit: toCommand(run, free.length > 0 ? free : cells, context) };
}

const toCommand = (
  { defence }: TowerRun,
  cells: readonly TileCell[],
  { defending }: ToolContext,
): CommandCall => call(placeTowers, { defence, cells: [...cells], range: defending.range });
