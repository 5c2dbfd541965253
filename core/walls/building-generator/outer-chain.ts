import type { GridPoint, PlannedWall } from './plan.ts';

/**
 * The outer walls of a storey in their order around it: each begins where the one before it ends.
 * @param walls of the storey; outer ones have the outside on their left, inner ones are left out
 */
export function chainOuterWalls(walls: readonly PlannedWall[]): PlannedWall[] {
  const outer = walls.filter(({ beyond }) => beyond === null);
  const byStart = new Map<string, PlannedWall[]>();
  for (const wall of outer) {
    const same = byStart.get(keyOf(wall.from));
    if (same) same.push(wall);
    else byStart.set(keyOf(wall.from), [wall]);
  }
  const chain: PlannedWall[] = [];
  for (const first of outer.toSorted((a, b) => a.from[1] - b.from[1] || a.from[0] - b.from[0])) {
    let next: PlannedWall | undefined = takeFrom(byStart, first.from);
    while (next) {
      chain.push(next);
      next = takeFrom(byStart, next.to);
    }
  }
  return chain;
}

const takeFrom = (byStart: ReadonlyMap<string, PlannedWall[]>, point: GridPoint): PlannedWall | undefined =>
  byStart.get(keyOf(point))?.shift();

const keyOf = ([i, j]: GridPoint): string => `${i},${j}`;
