import { along, cross, sub, type Vec2 } from '../../math/vec2.ts';

/** In metres: a point nearer to a line than this is on it. */
const ON_LINE = 1e-7;
/** Pieces with less area, in m², are left out. */
const NO_PIECE = 1e-8;

/**
 * Convex pieces less a convex polygon: each is cut along the polygon's sides in turn, so that pieces that share an
 * edge share the points on it afterwards too.
 * @param pieces and the polygon counter-clockwise seen from above, in metres
 */
export function cutOut(pieces: readonly (readonly Vec2[])[], polygon: readonly Vec2[]): (readonly Vec2[])[] {
  const kept: (readonly Vec2[])[] = [];
  for (const piece of pieces) {
    let rest = piece;
    for (const [index, from] of polygon.entries()) {
      const to = polygon[(index + 1) % polygon.length] ?? from;
      kept.push(clip(rest, to, from));
      rest = clip(rest, from, to);
    }
  }
  return kept.filter((piece) => areaOf(piece) > NO_PIECE);
}

/** The part of a convex polygon to the left of a line. */
function clip(polygon: readonly Vec2[], from: Vec2, to: Vec2): Vec2[] {
  const direction = sub(to, from);
  const size = Math.hypot(direction[0], direction[1]);
  // Left is counter-clockwise seen from above, z pointing down the page.
  const sides = polygon.map((point) => {
    const off = -cross(direction, sub(point, from)) / size;
    return Math.abs(off) < ON_LINE ? 0 : off;
  });
  const clipped: Vec2[] = [];
  for (const [index, point] of polygon.entries()) {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    const side = sides[index] ?? 0;
    const nextSide = sides[(index + 1) % polygon.length] ?? 0;
    if (side >= 0) clipped.push(point);
    if (side * nextSide < 0) clipped.push(crossing([point, side], [next, nextSide]));
  }
  return clipped;
}

/** The same point whichever of the two comes first, so that neighbours agree on it. */
function crossing(a: readonly [Vec2, number], b: readonly [Vec2, number]): Vec2 {
  const [[inside, near], [outside, far]] = a[1] > 0 ? [a, b] : [b, a];
  return along(inside, sub(outside, inside), near / (near - far));
}

function areaOf(polygon: readonly Vec2[]): number {
  const [origin] = polygon;
  let twice = 0;
  for (let index = 1; origin && index + 1 < polygon.length; index += 1) {
    twice -= cross(sub(polygon[index] ?? origin, origin), sub(polygon[index + 1] ?? origin, origin));
  }
  return twice / 2;
}
