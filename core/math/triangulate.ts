import { type PlanPoint, turn } from './polygon.ts';

/**
 * Twice the area, in m², below which three points count as lying on one line: far above the rounding of double
 * precision a kilometre from the origin, far below any triangle that a wall of 1 mm has.
 */
const FLAT = 1e-9;

/**
 * Cuts a simple polygon into triangles by clipping ears, using its own points alone and every one of them, also
 * those in the middle of a straight side: so that neighbours that share the side share its points.
 * @param polygon counter-clockwise seen from above, at least three points, no two equal
 * @returns point numbers, three a triangle and `points − 2` triangles, counter-clockwise. No triangle is flat unless
 * the whole polygon is; one that crosses itself still comes back covered along its whole border.
 * Source: G. H. Meisters, "Polygons have ears" (1975): every simple polygon has two.
 */
export function triangulate(polygon: readonly PlanPoint[]): number[] {
  const triangles: number[] = [];
  const rest = polygon.slice();
  const numbers = polygon.map((_, index) => index);
  while (rest.length > 3) {
    const ear = chooseEar(rest);
    triangles.push(cyclic(numbers, ear - 1), cyclic(numbers, ear), cyclic(numbers, ear + 1));
    removeAt(rest, ear);
    removeAt(numbers, ear);
  }
  triangles.push(...numbers);
  return triangles;
}

/** The fattest ear: it keeps slivers away and, where points lie on a straight side, never leaves a flat rest. */
function chooseEar(rest: readonly PlanPoint[]): number {
  const inner = innerPoints(rest);
  let best = 0;
  let bestFatness = Number.NEGATIVE_INFINITY;
  let before = cyclic(rest, -1);
  let point = cyclic(rest, 0);
  for (let index = 0; index < rest.length; index += 1) {
    const after = rest[index + 1] ?? cyclic(rest, 0);
    const fatness = earFatness(before, point, after, inner);
    if (fatness > bestFatness) {
      best = index;
      bestFatness = fatness;
    }
    before = point;
    point = after;
  }
  return best;
}

/** The corners that do not point out: where a triangle covers a corner of the polygon, it covers one of these. */
function innerPoints(rest: readonly PlanPoint[]): readonly PlanPoint[] {
  let inner: PlanPoint[] | null = null;
  let before = cyclic(rest, -1);
  let point = cyclic(rest, 0);
  for (let index = 0; index < rest.length; index += 1) {
    const after = rest[index + 1] ?? cyclic(rest, 0);
    if (!(turn(before, point, after) > FLAT)) {
      if (inner) inner.push(point);
      else inner = [point];
    }
    before = point;
    point = after;
  }
  return inner ?? NONE;
}

const NONE: readonly PlanPoint[] = [];

/** Area over squared longest side: positive for an ear, less than 0 for a corner that must not be clipped. */
function earFatness(a: PlanPoint, b: PlanPoint, c: PlanPoint, inner: readonly PlanPoint[]): number {
  const area = turn(a, b, c);
  if (area <= FLAT) return area - 1;
  for (let at = 0; at < inner.length; at += 1) {
    const point = inner[at];
    if (point && point !== a && point !== c && isCovered(a, b, c, point)) return -1;
  }
  return area / Math.max(squared(a, b), squared(b, c), squared(c, a));
}

/** Whether a triangle covers a point, its border included. */
const isCovered = (a: PlanPoint, b: PlanPoint, c: PlanPoint, point: PlanPoint): boolean =>
  turn(a, b, point) > -FLAT && turn(b, c, point) > -FLAT && turn(c, a, point) > -FLAT;

const squared = (a: PlanPoint, b: PlanPoint): number => (b.x - a.x) ** 2 + (b.z - a.z) ** 2;

/** The item at a place of the ring. */
function cyclic<T>(ring: readonly T[], index: number): T {
  const item = ring[(index + ring.length) % ring.length];
  if (item === undefined) throw new RangeError(`triangulate: no point ${index}`);
  return item;
}

/** As splice does, which also makes a list of what it took out. */
function removeAt<T>(ring: T[], index: number): void {
  for (let at = index; at + 1 < ring.length; at += 1) ring[at] = cyclic(ring, at + 1);
  ring.pop();
}
