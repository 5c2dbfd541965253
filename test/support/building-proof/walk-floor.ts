import { isPassage } from './check-openings.ts';
import type { Face } from './face-map.ts';
import type { Groups } from './groups.ts';
import { type Box, boxAlong, overlap, type ProofWall } from './proof-plan.ts';

/** The floor of a room, cut along everything that stands in the way of a person's middle. */
export interface Floor {
  readonly xs: readonly number[];
  readonly zs: readonly number[];
  /** Row by row: the place of each rectangle between the lines; −1 where something stands. */
  readonly places: Int32Array;
}

/** Lays the floor of a room and joins its free places that lie side by side. */
export function layFloor({ box, walls }: Face, holes: readonly Box[], radius: number, ground: Groups): Floor {
  const inside = holes.filter((hole) => overlap(hole, box));
  const blocked = [...walls.flatMap(solidParts), ...inside].map((each) => grow(each, radius));
  const xs = linesWithin(
    box.minX,
    box.maxX,
    blocked.flatMap(({ minX, maxX }) => [minX, maxX]),
  );
  const zs = linesWithin(
    box.minZ,
    box.maxZ,
    blocked.flatMap(({ minZ, maxZ }) => [minZ, maxZ]),
  );
  const floor = { xs, zs, places: new Int32Array((xs.length - 1) * (zs.length - 1)) };
  for (const each of blocked) block(floor, each);
  joinPlaces(floor, ground);
  return floor;
}

const grow = ({ minX, maxX, minZ, maxZ }: Box, by: number): Box => ({
  minX: minX - by,
  maxX: maxX + by,
  minZ: minZ - by,
  maxZ: maxZ + by,
});

const BLOCKED = -1;

function block({ xs, zs, places }: Floor, { minX, maxX, minZ, maxZ }: Box): void {
  const [fromColumn, toColumn] = [firstNotBefore(xs, minX), firstNotBefore(xs, maxX)];
  const [fromRow, toRow] = [firstNotBefore(zs, minZ), firstNotBefore(zs, maxZ)];
  for (let row = fromRow; row < toRow; row += 1) {
    const start = row * (xs.length - 1);
    places.fill(BLOCKED, start + fromColumn, start + toColumn);
  }
}

/** The first line at or beyond a value, but for rounding; the last line where all lie before it. */
function firstNotBefore(lines: readonly number[], value: number): number {
  const index = lines.findIndex((line) => line >= value - SAME);
  return index < 0 ? lines.length - 1 : index;
}

function joinPlaces({ xs, places }: Floor, ground: Groups): void {
  const columns = xs.length - 1;
  for (let cell = 0; cell < places.length; cell += 1) {
    if (places[cell] === BLOCKED) continue;
    const place = ground.add();
    places[cell] = place;
    const left = cell % columns === 0 ? BLOCKED : (places[cell - 1] ?? BLOCKED);
    const back = cell < columns ? BLOCKED : (places[cell - columns] ?? BLOCKED);
    if (left !== BLOCKED) ground.join(left, place);
    if (back !== BLOCKED) ground.join(back, place);
  }
}

/** What of a wall one cannot walk through. */
function solidParts(wall: ProofWall): Box[] {
  const ways = wall.openings.filter(isPassage).sort((a, b) => a.from - b.from);
  const parts: Box[] = [];
  let { from } = wall;
  for (const way of ways) {
    parts.push(boxAlong(wall, from, way.from, wall.half));
    from = way.to;
  }
  return [...parts, boxAlong(wall, from, wall.to, wall.half)];
}

/** Lines nearer than this, in steps, are one. */
const SAME = 0.01;

function linesWithin(min: number, max: number, values: readonly number[]): number[] {
  const inside = values.filter((value) => value > min + SAME && value < max - SAME).sort((a, b) => a - b);
  const apart = inside.filter((value, index) => value - (inside[index - 1] ?? min) > SAME);
  return [min, ...apart, max];
}
