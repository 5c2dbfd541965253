import type { Opening } from '../../core/document/schema/opening.ts';
import type { Wall } from '../../core/document/schema/wall.ts';
import { createRandom } from '../../core/math/random.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { furnishStorey } from '../../core/walls/building-generator/furnish-storey.ts';
import { findWalls } from '../../core/walls/building-generator/outer-walls.ts';
import type {
  GridPoint,
  PlanGrid,
  PlanNotice,
  PlannedFlight,
  PlannedOpening,
  PlannedStorey,
  PlannedWall,
  Site,
} from '../../core/walls/building-generator/plan.ts';
import { planFlights } from '../../core/walls/building-generator/plan-flights.ts';
import { DEFAULT_WISHES, type FullWishes } from '../../core/walls/building-generator/wishes.ts';
import type { BareRooms } from './random-storeys.ts';

/** A storey with all its openings, and what it was made by. */
export interface Furnished extends PlannedStorey {
  readonly grid: PlanGrid;
  readonly flights: readonly PlannedFlight[];
  readonly wishes: FullWishes;
  readonly notices: readonly PlanNotice[];
}

/** Stairs, walls and openings for rooms; null in place of a storey whose rooms cannot all be reached. */
export function furnishAll(
  { grid, storeys, core, seed }: BareRooms,
  wished: Partial<FullWishes> = {},
  site: Site = {},
): (Furnished | null)[] {
  const wishes: FullWishes = { ...DEFAULT_WISHES, ...wished, storeys: storeys.length };
  const flights = planFlights({ grid, core, storeys, wishes, site, random: createRandom(seed, 1) });
  if (!flights) throw new Error('The core of the random rooms is too small for these stairs.');
  const stairRoom = storeys.length > 1 ? 0 : null;
  return storeys.map((rooms, storey) => {
    const walls = findWalls(grid, rooms, storeys[storey + 1] ?? null);
    const random = createRandom(seed, 2, storey);
    const made = furnishStorey({
      grid,
      storey,
      rooms,
      walls,
      stairRoom,
      flights,
      wishes,
      site,
      random,
    });
    return made && { ...made, rooms, walls, stairRoom, grid, flights, wishes };
  });
}

/** A crossing of grid lines in metres. */
export const placeOf = ({ xs, zs }: PlanGrid, [i, j]: GridPoint): Vec2 => [
  xs[i] ?? Number.NaN,
  zs[j] ?? Number.NaN,
];

export const thicknessOf = ({ beyond }: PlannedWall, wishes: FullWishes): number =>
  beyond === null ? wishes.outerThickness : wishes.innerThickness;

/** The walls and openings of a storey as records of the storey "ground". */
export function recordsOf(storey: Furnished): (Wall | Opening)[] {
  const walls = storey.walls.map(
    (wall, index): Wall => ({
      kind: 'wall',
      id: `wall-${index}`,
      storey: 'ground',
      start: placeOf(storey.grid, wall.from),
      end: placeOf(storey.grid, wall.to),
      thickness: thicknessOf(wall, storey.wishes),
      height: storey.wishes.storeyHeight,
    }),
  );
  return [...walls, ...storey.openings.map(toRecord)];
}

const toRecord = ({ wall, role: _, ...shape }: PlannedOpening, index: number): Opening => ({
  kind: 'opening',
  id: `opening-${index}`,
  wall: `wall-${wall}`,
  ...shape,
});
