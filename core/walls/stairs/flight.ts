import type { LevelReader } from '../../document/level.ts';
import { MAX_STEPS, STAIR_DEFAULTS, type Stair } from '../../document/schema/stair.ts';
import { MIN_WALL_LENGTH, toLattice } from '../../math/tolerance.ts';
import { along, distance, leftOf, normalize, sub, type Vec2 } from '../../math/vec2.ts';
import { clearHeightOf, floorOf, storeyAbove } from '../storeys.ts';

/** Highest riser in metres that is still walked with ease; codes for homes allow 0.18 to 0.2. */
const HIGHEST_RISER = 0.19;
/** A quotient this near to a whole number is that number, whichever way it was rounded. */
const ROUNDING = 1e-9;

/** A stair as it stands: a straight flight of equal steps, the last tread level with the floor it leads to. */
export interface Flight {
  readonly stair: Stair;
  /** Unit vector of the plan from the foot to the head. */
  readonly direction: Vec2;
  /** Metres along the plan from the foot to the head. */
  readonly run: number;
  /** In metres. */
  readonly width: number;
  /** World height of the foot in metres. */
  readonly elevation: number;
  /** Metres from the foot to the head. */
  readonly rise: number;
  /** World height in metres of the ceiling that it leads through. */
  readonly ceiling: number;
  /** Number of risers, and of treads. */
  readonly steps: number;
  /** The storey that it leads to; null where none lies above, and it ends at the height of its own. */
  readonly leadsTo: string | null;
}

/** The flight of a stair; undefined for one whose foot and head are one place or whose storey is missing. */
export function computeFlight(level: LevelReader, stair: Stair): Flight | undefined {
  const storey = level.findKind('storey', stair.storey);
  const run = distance(stair.start, stair.end);
  if (!storey || run < MIN_WALL_LENGTH) return undefined;
  const rise = riseFrom(level, stair.storey);
  return {
    stair,
    direction: normalize(sub(stair.end, stair.start)),
    run,
    width: stair.width ?? STAIR_DEFAULTS.width,
    elevation: floorOf(storey),
    rise,
    ceiling: floorOf(storey) + clearHeightOf(storey),
    steps: stair.steps ?? comfortableSteps(rise),
    leadsTo: storeyAbove(level, stair.storey)?.id ?? null,
  };
}

/** Metres that a stair of the storey climbs: to the floor of the next one, else the height of its own. */
export function riseFrom(level: LevelReader, id: string): number {
  const storey = level.findKind('storey', id);
  const above = storeyAbove(level, id);
  if (!storey) return clearHeightOf({ kind: 'storey', id });
  return above ? toLattice(floorOf(above) - floorOf(storey)) : clearHeightOf(storey);
}

/**
 * The fewest equal risers, none higher than is walked with ease, that climb so many metres; no more than a stair may
 * have, however high it climbs.
 */
export const comfortableSteps = (rise: number): number =>
  Math.min(Math.max(1, Math.ceil(rise / HIGHEST_RISER - ROUNDING)), MAX_STEPS);

/** The slope of the line over the nosings, in radians. */
export const pitchOf = ({ rise, run }: Pick<Flight, 'rise' | 'run'>): number => Math.atan2(rise, run);

/**
 * The plan rectangle of a flight from `from` to `to` metres along it: counter-clockwise as seen from above, beginning
 * at the left of `from`.
 */
export function flightRectangle({ stair, direction, width }: Flight, from: number, to: number): Vec2[] {
  const left = leftOf(direction);
  const corner = (run: number, side: number): Vec2 =>
    along(along(stair.start, direction, run), left, (side * width) / 2);
  return [corner(from, 1), corner(from, -1), corner(to, -1), corner(to, 1)];
}
