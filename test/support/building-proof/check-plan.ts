import type { BuiltCase, MappedStorey } from './built-case.ts';
import { OUTSIDE } from './face-map.ts';
import { Groups } from './groups.ts';
import { type ProofWall, STEPS } from './proof-plan.ts';
import type { Complain } from './violations.ts';

/** Metres; what rounding to the lattice may do to a length. */
const ROUNDING = 1.5e-4;
/** Most lines of cells that the wishes allow, where they leave the grid to the rooms. */
const MOST_LINES = 64;

/** Walls as thick and high as they should be; a facade that goes on above has no slit at the slab. */
export function checkWalls(
  { wishes }: BuiltCase,
  storeys: readonly MappedStorey[],
  complain: Complain,
): void {
  for (const [index, storey] of storeys.entries()) {
    const above = storeys[index + 1];
    for (const wall of storey.walls) {
      const isOuter = isOuterWall(storey, wall);
      const thickness = isOuter ? wishes.outerThickness : wishes.innerThickness;
      const actual = (wall.half * 2) / STEPS;
      if (Math.abs(actual - thickness) > ROUNDING)
        complain('wall-thickness', `${storey.id} ${wall.record.id}: ${actual}`);
      const height = isOuter && above && carries(above, wall) ? above.floor : storey.ceiling;
      if (Math.abs(storey.floor + wall.height - height) > ROUNDING)
        complain('wall-height', `${storey.id} ${wall.record.id}: ${wall.height}`);
    }
  }
}

export function isOuterWall({ map }: MappedStorey, wall: ProofWall): boolean {
  const sides = map.sides.get(wall);
  return sides !== undefined && (sides[0] === OUTSIDE) !== (sides[1] === OUTSIDE);
}

/** Whether outer walls of the storey above stand on all of a wall. */
function carries(above: MappedStorey, wall: ProofWall): boolean {
  let covered = 0;
  for (const upper of above.walls) {
    if (upper.isAlongX !== wall.isAlongX || upper.line !== wall.line || !isOuterWall(above, upper)) continue;
    covered += Math.max(0, Math.min(upper.to, wall.to) - Math.max(upper.from, wall.from));
  }
  return covered === wall.to - wall.from;
}

/** As many rooms as wished, rectangles that hang together and stand on those below. */
export function checkRooms(
  { wishes }: BuiltCase,
  storeys: readonly MappedStorey[],
  complain: Complain,
): void {
  if (storeys.length !== wishes.storeys) complain('storey-count', `${storeys.length}`);
  const [least, most] = wishes.rooms;
  for (const [index, storey] of storeys.entries()) {
    const { faces } = storey.map;
    if (faces.length < least || faces.length > most) complain('room-count', `${storey.id}: ${faces.length}`);
    for (const [face, { isRectangle }] of faces.entries()) {
      if (!isRectangle) complain('room-not-rectangle', `${storey.id} face ${face}`);
    }
    const parts = countParts(storey);
    if (parts > 1) complain('rooms-apart', `${storey.id}: ${parts}`);
    const below = storeys[index - 1];
    if (below) checkStandsOn(storey, below, complain);
  }
}

/** The groups of rooms that no wall joins. */
function countParts({ map }: MappedStorey): number {
  const groups = new Groups(map.faces.length);
  for (const [a, b] of map.sides.values()) {
    if (a !== OUTSIDE && b !== OUTSIDE) groups.join(a, b);
  }
  return groups.count();
}

function checkStandsOn(storey: MappedStorey, below: MappedStorey, complain: Complain): void {
  const { owners } = storey.map;
  for (let cell = 0; cell < owners.length; cell += 1) {
    if (owners[cell] === OUTSIDE || below.map.owners[cell] !== OUTSIDE) continue;
    complain('room-in-the-air', `${storey.id} cell ${cell}`);
    return;
  }
}

/** The outline: as compact as wished, nowhere two cells that touch at a corner alone. */
export function checkOutline(
  { wishes }: BuiltCase,
  storeys: readonly MappedStorey[],
  complain: Complain,
): void {
  const isRectangular = wishes.compactness === 1 && wishes.setback === 0;
  for (const { id, map } of storeys) {
    const { owners, xs } = map;
    if (isRectangular && owners.includes(OUTSIDE)) complain('footprint-ragged', id);
    const columns = xs.length - 1;
    const isIn = (cell: number): boolean => (owners[cell] ?? OUTSIDE) !== OUTSIDE;
    for (let cell = 0; cell + columns + 1 < owners.length; cell += 1) {
      if (cell % columns === columns - 1) continue;
      const [a, b, c, d] = [cell, cell + 1, cell + columns, cell + columns + 1].map(isIn);
      if (a === d && b === c && a !== b) complain('footprint-pinched', `${id} cell ${cell}`);
    }
  }
}

/** The grid: no more lines than wished, as far apart as wished, and no larger than the site. */
export function checkGrid(
  { wishes, site }: BuiltCase,
  storeys: readonly MappedStorey[],
  complain: Complain,
): void {
  const map = storeys[0]?.map;
  if (!map) return;
  const axes = [
    { lines: map.xs, range: wishes.columns, limit: site?.limit?.[0] },
    { lines: map.zs, range: wishes.rows, limit: site?.limit?.[1] },
  ];
  for (const [axis, { lines, range, limit = Number.POSITIVE_INFINITY }] of axes.entries()) {
    const most = range?.[1] ?? MOST_LINES;
    const gaps = lines.slice(1).map((line, index) => (line - (lines[index] ?? 0)) / STEPS);
    const extent = gaps.reduce((sum, gap) => sum + gap, 0);
    if (gaps.length > most || extent > most * wishes.spacing[1] + ROUNDING)
      complain('grid-size', `axis ${axis}: ${gaps.length} cells, ${extent} m`);
    if (extent + wishes.outerThickness > limit + ROUNDING) complain('site-limit', `axis ${axis}: ${extent}`);
    const narrow = gaps.filter((gap) => gap < wishes.spacing[0] - ROUNDING);
    if (narrow.length > 0) complain('grid-spacing', `axis ${axis}: ${narrow.join(', ')}`);
  }
}
