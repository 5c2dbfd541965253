import type { Random } from '../../math/random.ts';
import { MAX_ALL_ROOMS } from './fill-wishes.ts';
import { chooseLines, type Need } from './grid-lines.ts';
import type { CellRect, KeptPlan, PlanGrid, PlanNotice, Site, WishRefusal } from './plan.ts';
import type { PlanAxis, PlanFrame } from './plan-frame.ts';
import { measureStairCore } from './stair-core.ts';
import type { FullWishes } from './wishes.ts';

/** What all storeys share, how many rooms each of them has, and which of those are known. */
export interface Framed {
  readonly frame: PlanFrame;
  /** From the lowest storey up. */
  readonly counts: readonly number[];
  readonly locked: KeptPlan['rooms'];
  readonly notices: readonly PlanNotice[];
}

/** Said of a building that was to have a corridor and has none. */
export const NO_CORRIDOR: PlanNotice = { wish: 'layout', code: 'generator.no-corridor' };

export type FrameResult =
  | { readonly ok: true; readonly framed: Framed }
  | { readonly ok: false; readonly reason: WishRefusal };

/** Metres along x and z that stairs need, walls counted. */
export type StairNeeds = readonly [x: number, z: number];

/** The ways that stairs can lie, in random order; null alone in a building of one storey. */
export function stairOrientations(wishes: FullWishes, random: Random): readonly (StairNeeds | null)[] {
  const core = measureStairCore(wishes);
  if (!core) return [null];
  const thickest = Math.max(wishes.outerThickness, wishes.innerThickness);
  const long = core.long + thickest;
  const wide = core.wide + thickest;
  return random.shuffle([
    [long, wide],
    [wide, long],
  ]);
}

/**
 * How many rooms each storey has. A storey of one room has the stairs in it and nothing beside: so have all, then.
 * @param least fewest that are wished for
 * @param capacity most that the grid has room for; not less than `least`
 */
export function chooseCounts(
  { rooms, storeys }: FullWishes,
  least: number,
  capacity: number,
  random: Random,
): number[] {
  const most = Math.max(least, Math.min(rooms[1], capacity, Math.floor(MAX_ALL_ROOMS / storeys)));
  const lowest = random.int(least, most);
  const upper = (): number => (lowest === 1 ? 1 : random.int(Math.max(least, 2), most));
  return Array.from({ length: storeys }, (_, storey) => (storey === 0 ? lowest : upper()));
}

/** What the lines of a grid are chosen for. */
export interface GridTask {
  readonly wishes: FullWishes;
  readonly site: Site;
  /** Columns and rows. */
  readonly size: readonly [number, number];
  readonly stairs: StairNeeds | null;
  /** Where the stairs stand; null without. */
  readonly core: CellRect | null;
  readonly corridor: CellRect | null;
}

/** Random lines for a grid; undefined where they do not go into the lot. */
export function chooseGridLines(task: GridTask, random: Random): PlanGrid | undefined {
  const xs = linesAlong(task, 0, random);
  const zs = xs && linesAlong(task, 1, random);
  return xs && zs && { xs, zs };
}

function linesAlong(task: GridTask, axis: PlanAxis, random: Random): number[] | undefined {
  const { wishes, site, size, stairs, core, corridor } = task;
  const needs: Need[] = core && stairs ? [{ span: spanOf(core, axis), length: stairs[axis] }] : [];
  const across = corridor && spanOf(corridor, axis);
  return chooseLines(
    {
      count: size[axis],
      spacing: wishes.spacing,
      needs,
      narrow: across?.count === 1 ? { span: across, length: corridorWidth(wishes) } : null,
      limit: (site.limit?.[axis] ?? Number.POSITIVE_INFINITY) - wishes.outerThickness,
    },
    random,
  );
}

const spanOf = ({ column, row, columns, rows }: CellRect, axis: PlanAxis): Need['span'] =>
  axis === 0 ? { from: column, count: columns } : { from: row, count: rows };

/** Least clear width of a corridor in metres; doors that are wider than that open onto a wider one. */
const CORRIDOR = 1.2;

const corridorWidth = ({ doorWidth, innerThickness, outerThickness }: FullWishes): number =>
  Math.max(CORRIDOR, doorWidth + 0.1) + Math.max(innerThickness, outerThickness);
