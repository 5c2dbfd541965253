import type { Box, ProofStorey, ProofWall } from './proof-plan.ts';
import type { Complain } from './violations.ts';

/** Everything beyond the walls. */
export const OUTSIDE = -1;
const UNSEEN = -2;

/** A bounded face of a storey's walls. */
export interface Face {
  /** Its bounds by the middle lines of its walls. */
  readonly box: Box;
  readonly isRectangle: boolean;
  /** Walls that bound it. */
  readonly walls: ProofWall[];
}

/** The faces of a storey, found by flooding the cells between all the lines on which any wall of the building stands. */
export interface FaceMap {
  readonly xs: readonly number[];
  readonly zs: readonly number[];
  readonly faces: readonly Face[];
  /** The face of each cell, row by row (+x, then +z), or OUTSIDE. */
  readonly owners: Int32Array;
  /** The faces on the two sides of a wall, the one with the lesser coordinate first. */
  readonly sides: ReadonlyMap<ProofWall, readonly [number, number]>;
}

/** The lines of all walls and their ends, ascending. */
export function collectLines(storeys: readonly ProofStorey[]): { xs: number[]; zs: number[] } {
  const xs = new Set<number>();
  const zs = new Set<number>();
  for (const { walls } of storeys) {
    for (const { isAlongX, line, from, to } of walls) {
      const [along, across] = isAlongX ? [xs, zs] : [zs, xs];
      along.add(from).add(to);
      across.add(line);
    }
  }
  const ascending = (values: ReadonlySet<number>) => [...values].sort((a, b) => a - b);
  return { xs: ascending(xs), zs: ascending(zs) };
}

/** The unit edges of the cells, and which wall stands on each: its number in the storey, counted from 1. */
interface Edges {
  /** Along x: on zs[row], between xs[column] and the next; row × columns + column. */
  readonly alongX: Int32Array;
  /** Along z: on xs[column], between zs[row] and the next; row × (columns + 1) + column. */
  readonly alongZ: Int32Array;
}

/** Flood-fills a storey. Complains of walls that lie on one another, cross, dangle or have more than two neighbours. */
export function mapFaces(
  storey: ProofStorey,
  xs: readonly number[],
  zs: readonly number[],
  complain: Complain,
): FaceMap {
  const columns = Math.max(xs.length - 1, 0);
  const rows = Math.max(zs.length - 1, 0);
  const xIndex = new Map(xs.map((value, index) => [value, index]));
  const zIndex = new Map(zs.map((value, index) => [value, index]));
  const edges: Edges = {
    alongX: new Int32Array(columns * (rows + 1)),
    alongZ: new Int32Array((columns + 1) * rows),
  };
  const spans = storey.walls.map((wall) => {
    const [along, across] = wall.isAlongX ? [xIndex, zIndex] : [zIndex, xIndex];
    return { from: along.get(wall.from) ?? 0, to: along.get(wall.to) ?? 0, line: across.get(wall.line) ?? 0 };
  });
  for (const [index, { from, to, line }] of spans.entries()) {
    const wall = storey.walls[index];
    if (!wall) continue;
    for (let at = from; at < to; at += 1) {
      const list = wall.isAlongX ? edges.alongX : edges.alongZ;
      const edge = wall.isAlongX ? line * columns + at : at * (columns + 1) + line;
      const other = storey.walls[(list[edge] ?? 0) - 1];
      if (other) complain('wall-doubled', `${wall.record.id}, ${other.record.id}`);
      list[edge] = index + 1;
    }
  }
  findThroughWalls(storey, spans, xs.length, complain);
  const owners = flood(edges, columns, rows);
  const faces = measureFaces(owners, xs, zs);
  const sides = new Map<ProofWall, readonly [number, number]>();
  for (const [index, wall] of storey.walls.entries()) {
    const span = spans[index];
    if (!span) continue;
    const own = sidesOf(wall, span, owners, columns, rows, complain);
    sides.set(wall, own);
    for (const side of new Set(own)) faces[side]?.walls.push(wall);
  }
  return { xs, zs, faces, owners, sides };
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly line: number;
}

/** A wall may pass no place where another ends or passes. */
function findThroughWalls(
  storey: ProofStorey,
  spans: readonly Span[],
  width: number,
  complain: Complain,
): void {
  const passing = new Map<number, ProofWall>();
  const ending = new Set<number>();
  for (const [index, { from, to, line }] of spans.entries()) {
    const wall = storey.walls[index];
    if (!wall) continue;
    const placeOf = (at: number): number => (wall.isAlongX ? line * width + at : at * width + line);
    ending.add(placeOf(from)).add(placeOf(to));
    for (let at = from + 1; at < to; at += 1) {
      const other = passing.get(placeOf(at));
      if (other) complain('wall-goes-through-joint', `${wall.record.id}, ${other.record.id}`);
      passing.set(placeOf(at), wall);
    }
  }
  for (const [place, wall] of passing) {
    if (ending.has(place)) complain('wall-goes-through-joint', wall.record.id);
  }
}

function flood({ alongX, alongZ }: Edges, columns: number, rows: number): Int32Array {
  const owners = new Int32Array(columns * rows).fill(UNSEEN);
  const stack: number[] = [];
  const enter = (column: number, row: number, owner: number): void => {
    const cell = row * columns + column;
    if (owners[cell] !== UNSEEN) return;
    owners[cell] = owner;
    stack.push(cell);
  };
  const spread = (owner: number): void => {
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      const column = cell % columns;
      const row = (cell - column) / columns;
      if (column > 0 && alongZ[row * (columns + 1) + column] === 0) enter(column - 1, row, owner);
      if (column < columns - 1 && alongZ[row * (columns + 1) + column + 1] === 0)
        enter(column + 1, row, owner);
      if (row > 0 && alongX[row * columns + column] === 0) enter(column, row - 1, owner);
      if (row < rows - 1 && alongX[(row + 1) * columns + column] === 0) enter(column, row + 1, owner);
    }
  };
  for (let column = 0; column < columns; column += 1) {
    if (alongX[column] === 0) enter(column, 0, OUTSIDE);
    if (alongX[rows * columns + column] === 0) enter(column, rows - 1, OUTSIDE);
  }
  for (let row = 0; row < rows; row += 1) {
    if (alongZ[row * (columns + 1)] === 0) enter(0, row, OUTSIDE);
    if (alongZ[row * (columns + 1) + columns] === 0) enter(columns - 1, row, OUTSIDE);
  }
  spread(OUTSIDE);
  let face = 0;
  for (let cell = 0; cell < owners.length; cell += 1) {
    if (owners[cell] !== UNSEEN) continue;
    enter(cell % columns, Math.floor(cell / columns), face);
    spread(face);
    face += 1;
  }
  return owners;
}

interface CellBounds {
  minColumn: number;
  maxColumn: number;
  minRow: number;
  maxRow: number;
  cells: number;
}

function measureFaces(owners: Int32Array, xs: readonly number[], zs: readonly number[]): Face[] {
  const columns = Math.max(xs.length - 1, 0);
  const bounds: CellBounds[] = [];
  for (let cell = 0; cell < owners.length; cell += 1) {
    const owner = owners[cell] ?? OUTSIDE;
    if (owner === OUTSIDE) continue;
    const column = cell % columns;
    const row = (cell - column) / columns;
    const known = bounds[owner];
    if (!known) {
      bounds[owner] = { minColumn: column, maxColumn: column, minRow: row, maxRow: row, cells: 1 };
      continue;
    }
    known.minColumn = Math.min(known.minColumn, column);
    known.maxColumn = Math.max(known.maxColumn, column);
    known.minRow = Math.min(known.minRow, row);
    known.maxRow = Math.max(known.maxRow, row);
    known.cells += 1;
  }
  return bounds.map(({ minColumn, maxColumn, minRow, maxRow, cells }) => ({
    box: {
      minX: xs[minColumn] ?? Number.NaN,
      maxX: xs[maxColumn + 1] ?? Number.NaN,
      minZ: zs[minRow] ?? Number.NaN,
      maxZ: zs[maxRow + 1] ?? Number.NaN,
    },
    isRectangle: cells === (maxColumn - minColumn + 1) * (maxRow - minRow + 1),
    walls: [],
  }));
}

function sidesOf(
  { isAlongX, record }: ProofWall,
  { from, to, line }: Span,
  owners: Int32Array,
  columns: number,
  rows: number,
  complain: Complain,
): readonly [number, number] {
  const ownerAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? OUTSIDE
      : (owners[row * columns + column] ?? OUTSIDE);
  const sidesAt = (at: number): [number, number] =>
    isAlongX ? [ownerAt(at, line - 1), ownerAt(at, line)] : [ownerAt(line - 1, at), ownerAt(line, at)];
  const first = sidesAt(from);
  if (first[0] === first[1]) complain('wall-dangles', record.id);
  for (let at = from + 1; at < to; at += 1) {
    const here = sidesAt(at);
    if (here[0] === first[0] && here[1] === first[1]) continue;
    complain('wall-between-more-than-two', record.id);
    break;
  }
  return first;
}

/** The face around a place of the plan in steps, or OUTSIDE; on a line the one with the greater coordinates. */
export function faceAt({ xs, zs, owners }: FaceMap, x: number, z: number): number {
  const column = lastUpTo(xs, x);
  const row = lastUpTo(zs, z);
  if (column < 0 || row < 0 || column >= xs.length - 1 || row >= zs.length - 1) return OUTSIDE;
  return owners[row * (xs.length - 1) + column] ?? OUTSIDE;
}

/** How far from its border, in steps, a rectangle is looked at. */
const INSET = 0.5;

/** The rectangular face that a rectangle lies in; undefined where it lies in none. */
export function faceAround(map: FaceMap, { minX, maxX, minZ, maxZ }: Box): Face | undefined {
  const face = map.faces[faceAt(map, minX + INSET, minZ + INSET)];
  const isIn =
    face?.isRectangle &&
    face.box.minX <= minX &&
    face.box.maxX >= maxX &&
    face.box.minZ <= minZ &&
    face.box.maxZ >= maxZ;
  return isIn ? face : undefined;
}

/** The index of the last value that is not greater; −1 where all are. */
function lastUpTo(ascending: readonly number[], value: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
