import type { LevelReader } from '../document/level.ts';
import { OPENING_DEFAULTS, type Opening } from '../document/schema/opening.ts';
import type { Wall } from '../document/schema/wall.ts';
import { toLattice } from '../math/tolerance.ts';
import { along, normalize, sub, type Vec2 } from '../math/vec2.ts';
import type { Stretch } from '../walls/openings/holes.ts';
import { stretchOf, topOf } from '../walls/openings/opening-room.ts';
import { openingsOnWall } from '../walls/openings/openings-on-wall.ts';
import { computePlanStretch, levelPlan } from '../walls/openings/plan-stretch.ts';
import { wallThickness } from '../walls/wall-dimensions.ts';
import { type OpeningSnap, snapOpening } from './opening-snap.ts';
import type { Guide, Measure, ToolContext } from './tool.ts';

/** What an opening on a wall has around it. */
export interface Surroundings {
  readonly wall: Wall;
  readonly stretch: Stretch;
  readonly others: readonly Opening[];
}

/** How near on screen a place on a wall must be to attract an opening. */
const SNAP_RADIUS_PX = 10;
/** By how much (metres) the box of an opening stands out from its wall, so that it is seen. */
const GHOST_MARGIN = 0.02;

/** @param except an opening that is being moved, and so not in its own way */
export function surroundingsOf(level: LevelReader, wall: Wall, except?: string): Surroundings {
  return {
    wall,
    stretch: computePlanStretch(levelPlan(level, wall.storey), wall),
    others: openingsOnWall(level, wall.id).filter(({ id }) => id !== except),
  };
}

/** Where an opening wanted there comes to lie; see snapOpening. The offset is on the lattice where it can be. */
export function snapOnWall(
  { stretch, others }: Surroundings,
  wanted: number,
  width: number,
  { snapSettings }: ToolContext,
  pointer: { readonly metresPerPixel: number; readonly modifiers: { readonly alt: boolean } },
): OpeningSnap {
  const snap = snapOpening({
    wanted,
    width,
    stretch,
    others,
    settings: snapSettings,
    isFreed: pointer.modifiers.alt,
    reach: SNAP_RADIUS_PX * pointer.metresPerPixel,
  });
  return { ...snap, offset: toLattice(snap.offset) };
}

/** The other opening that the place (metres along the wall) is in. */
export const findOpeningAt = ({ others }: Surroundings, place: number): Opening | undefined =>
  others.find((one) => place > stretchOf(one).from && place < stretchOf(one).to);

/** The wall that stands free before and after an opening: up to its neighbours, or the corners at the ends. */
export function gapsAround({ stretch, others }: Surroundings, opening: Opening): readonly [Stretch, Stretch] {
  const own = stretchOf(opening);
  const neighbours = others.map(stretchOf);
  const before = neighbours.filter(({ to }) => to <= own.from + SAME_PLACE).map(({ to }) => to);
  const after = neighbours.filter(({ from }) => from >= own.to - SAME_PLACE).map(({ from }) => from);
  return [
    { from: Math.max(stretch.from, ...before), to: own.from },
    { from: own.to, to: Math.min(stretch.to, ...after) },
  ];
}

/** Metres: openings that touch are beside one another. */
const SAME_PLACE = 1e-3;

/** The strips of wall on both sides of an opening, as numbers that nobody types. */
export const measureGaps = (around: Surroundings, opening: Opening): readonly Measure[] =>
  gapsAround(around, opening).map((gap) => ({
    ...measureOf('offset', around.wall, gap),
    entry: null,
    isFocused: false,
  }));

/** A stretch of a wall as a number at its middle. */
export const measureOf = (
  field: Measure['field'],
  wall: Wall,
  { from, to }: Stretch,
): Pick<Measure, 'field' | 'value' | 'at'> => ({
  field,
  value: Math.max(0, to - from),
  at: pointOnWall(wall, (from + to) / 2),
});

/** The opening as a box in its wall, and how its strips of wall came to be. */
export function buildOpeningGuides(around: Surroundings, opening: Opening, snap: OpeningSnap): Guide[] {
  const { wall } = around;
  const own = stretchOf(opening);
  const box: Guide = {
    type: 'opening',
    from: pointOnWall(wall, own.from),
    to: pointOnWall(wall, own.to),
    thickness: wallThickness(wall) + GHOST_MARGIN,
    bottom: opening.sill ?? OPENING_DEFAULTS.sill,
    top: topOf(opening),
    look: 'ghost',
  };
  if (snap.kind === 'grid' || snap.kind === 'free') return [box];
  const lines = gapsAround(around, opening).map(
    ({ from, to }): Guide => ({
      type: 'line',
      from: pointOnWall(wall, from),
      to: pointOnWall(wall, to),
      look: 'alignment',
    }),
  );
  return [box, ...lines];
}

const pointOnWall = ({ start, end }: Wall, at: number): Vec2 => along(start, normalize(sub(end, start)), at);
