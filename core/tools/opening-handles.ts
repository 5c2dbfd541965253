import { OPENING_DEFAULTS, type Opening } from '../document/schema/opening.ts';
import type { Wall } from '../document/schema/wall.ts';
import { along, normalize, sub } from '../math/vec2.ts';
import { stretchOf, topOf } from '../walls/openings/opening-room.ts';
import { findOnWall, type OnWall } from './on-wall.ts';
import type { Guide, ToolContext, ToolPointer } from './tool.ts';

/** Which edge of an opening: of the two jambs the one nearer to the wall's start or to its end. */
type OpeningEdge = 'start' | 'end' | 'top' | 'sill';

/** An edge that is taken hold of. */
export interface HeldEdge {
  readonly opening: Opening;
  readonly wall: Wall;
  readonly edge: OpeningEdge;
  /** Where it was taken hold of. */
  readonly on: OnWall;
}

/** Half the size of a handle on screen, with a little room for the hand. */
const HANDLE_RADIUS_PX = 8;

/** The edge under the pointer of the one opening that is selected; null: none. */
export function findEdge(pointer: ToolPointer, context: ToolContext): HeldEdge | null {
  const opening = findSelected(context);
  const on = opening && findOnWall(pointer, context);
  if (!opening || on?.wall.id !== opening.wall) return null;
  const reach = HANDLE_RADIUS_PX * pointer.metresPerPixel;
  const { from, to } = stretchOf(opening);
  const { sill = OPENING_DEFAULTS.sill } = opening;
  const above = on.above ?? Number.NaN;
  const isBeside = on.along >= from - reach && on.along <= to + reach;
  const isLevel = on.above === null || (above >= sill - reach && above <= topOf(opening) + reach);
  const isNear = (edge: number, place: number): boolean => Math.abs(edge - place) <= reach;
  const edges: readonly (readonly [OpeningEdge, boolean])[] = [
    ['start', isLevel && isNear(from, on.along)],
    ['end', isLevel && isNear(to, on.along)],
    ['top', isBeside && isNear(topOf(opening), above)],
    ['sill', isBeside && hasSillHandle(opening) && isNear(sill, above)],
  ];
  const edge = edges.find(([, isHeld]) => isHeld)?.[0];
  return edge ? { opening, wall: on.wall, edge, on } : null;
}

/** The handles of the one opening that is selected, while the pointer is on its wall; null: none. */
export function buildHandles(pointer: ToolPointer, context: ToolContext): readonly Guide[] | null {
  const opening = findSelected(context);
  const on = opening && findOnWall(pointer, context);
  if (!opening || on?.wall.id !== opening.wall) return null;
  const { from, to } = stretchOf(opening);
  const { sill = OPENING_DEFAULTS.sill, offset } = opening;
  const middle = (sill + topOf(opening)) / 2;
  const handle = (place: number, above: number): Guide => ({
    type: 'point',
    at: along(on.wall.start, normalize(sub(on.wall.end, on.wall.start)), place),
    above,
    look: 'joint',
  });
  return [
    handle(from, middle),
    handle(to, middle),
    handle(offset, topOf(opening)),
    ...(hasSillHandle(opening) ? [handle(offset, sill)] : []),
  ];
}

/** What stands on the floor has no sill to take hold of. */
const hasSillHandle = ({ type, sill = OPENING_DEFAULTS.sill }: Opening): boolean =>
  type === 'window' || sill > 0;

function findSelected({ level, selection, isSelectable }: ToolContext): Opening | null {
  const [id, ...others] = selection;
  if (id === undefined || others.length > 0 || !isSelectable(id)) return null;
  return level.findKind('opening', id) ?? null;
}
