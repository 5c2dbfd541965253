import { extensionOf } from './gable-ends.ts';
import type { HipLayer } from './hip-layers.ts';
import type { Axis, RegionEdge } from './region-edges.ts';

/** A vertex of a roof's upper surface. */
export interface TopPoint {
  readonly x: number;
  readonly z: number;
  /** How far in from the eaves it lies: its height is that times the slope. */
  readonly depth: number;
}

/** A triangle of a roof's upper surface, counter-clockwise as seen from above. */
export interface TopTriangle {
  readonly points: readonly [TopPoint, TopPoint, TopPoint];
  /** Where its slope rises to: along which axis, and 1 for the way of growing coordinates. Null where it is level. */
  readonly rises: { readonly axis: Axis; readonly way: 1 | -1 } | null;
}

/** A slope between two contour lines: a trapezoid, or a triangle where `upper` is a point. */
interface Strip {
  readonly edge: RegionEdge;
  readonly lower: Stretch;
  readonly upper: Stretch;
}

/** A stretch of a contour line, along the axis of its edge. */
interface Stretch {
  readonly line: number;
  readonly depth: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The upper surface of a roof between the contour lines of a hip roof. Every vertex on a contour is a vertex of all
 * triangles that touch it there, so that the surface has no gaps; triangles of no area do not come up.
 * @param gables edges beyond which the layers reach, to be cut off there
 */
export function buildTop(layers: readonly HipLayer[], gables: readonly RegionEdge[]): readonly TopTriangle[] {
  const strips = layers.flatMap(({ from, to, edges }) =>
    edges.flatMap((edge) => cutAtGables(toStrip(edge, from, to), gables)),
  );
  const contours = new Contours();
  for (const { edge, lower, upper } of strips) {
    contours.note(edge.axis, lower);
    contours.note(edge.axis, upper);
  }
  return strips.flatMap((strip) => fillStrip(strip, contours));
}

function toStrip(edge: RegionEdge, depth: number, end: number): Strip {
  const { line, inward, from, to, fromMotion, toMotion } = edge;
  const by = end - depth;
  return {
    edge,
    lower: { line, depth, from, to },
    upper: { line: line + inward * by, depth: end, from: from + fromMotion * by, to: to + toMotion * by },
  };
}

/** What of a strip lies over the region itself; nothing of the hips beyond gables. */
function cutAtGables(strip: Strip, gables: readonly RegionEdge[]): Strip[] {
  let cut = strip;
  for (const gable of gables) {
    if (isHipBeyond(cut, gable)) return [];
    if (runsAlongExtension(cut, gable)) cut = cutAt(cut, gable);
  }
  return [cut];
}

function isHipBeyond({ edge, lower }: Strip, gable: RegionEdge): boolean {
  if (edge.axis !== gable.axis || edge.inward !== gable.inward) return false;
  const outermost = gable.line - gable.inward * ((gable.to - gable.from) / 2);
  return (
    lower.line - edge.inward * lower.depth === outermost && lower.from >= gable.from && lower.to <= gable.to
  );
}

/** Whether the strip is one of the two slopes that meet over a gable, and reaches beyond it. */
function runsAlongExtension({ edge, lower }: Strip, gable: RegionEdge): boolean {
  if (edge.axis === gable.axis) return false;
  const eaves = lower.line - edge.inward * lower.depth;
  if (eaves !== (edge.inward === 1 ? gable.from : gable.to)) return false;
  const { minX, maxX, minZ, maxZ } = extensionOf(gable);
  const [near, far] = gable.axis === 'x' ? [minZ, maxZ] : [minX, maxX];
  return lower.to > near && lower.from < far;
}

function cutAt({ edge, lower, upper }: Strip, { line, inward }: RegionEdge): Strip {
  const cut = (stretch: Stretch): Stretch =>
    inward === 1
      ? { ...stretch, from: Math.max(stretch.from, line) }
      : { ...stretch, to: Math.min(stretch.to, line) };
  return { edge, lower: cut(lower), upper: cut(upper) };
}

/** The vertices on every contour line. */
class Contours {
  private readonly places = new Map<string, Set<number>>();

  note(axis: Axis, { line, depth, from, to }: Stretch): void {
    const across = axis === 'x' ? 'z' : 'x';
    for (const place of [from, to]) {
      this.onLine(axis, line, depth).add(place);
      this.onLine(across, place, depth).add(line);
    }
  }

  /** The vertices on a stretch, ascending; one where it is a point. */
  along(axis: Axis, { line, depth, from, to }: Stretch): TopPoint[] {
    return [...this.onLine(axis, line, depth)]
      .filter((place) => place >= from && place <= to)
      .sort((a, b) => a - b)
      .map((place) => (axis === 'x' ? { x: place, z: line, depth } : { x: line, z: place, depth }));
  }

  private onLine(axis: Axis, line: number, depth: number): Set<number> {
    const key = `${axis} ${depth} ${line}`;
    const known = this.places.get(key);
    if (known) return known;
    const places = new Set<number>();
    this.places.set(key, places);
    return places;
  }
}

/** Triangles between the two contour lines, in the order of the vertices along them. */
function fillStrip({ edge, lower, upper }: Strip, contours: Contours): TopTriangle[] {
  const below = contours.along(edge.axis, lower);
  const above = contours.along(edge.axis, upper);
  const rises = { axis: edge.axis === 'x' ? 'z' : 'x', way: edge.inward } as const;
  // Along x with the slope towards +z, the lower line runs clockwise round the strip; each change turns that round.
  const isTurned = (edge.axis === 'x') === (edge.inward === 1);
  const triangles: TopTriangle[] = [];
  const add = (a: TopPoint | undefined, b: TopPoint | undefined, c: TopPoint | undefined): void => {
    if (a && b && c) triangles.push({ points: isTurned ? [a, c, b] : [a, b, c], rises });
  };
  const placeOf = (point: TopPoint | undefined): number =>
    point ? point[edge.axis] : Number.POSITIVE_INFINITY;
  let low = 0;
  let high = 0;
  while (low + 1 < below.length || high + 1 < above.length) {
    if (placeOf(below[low + 1]) <= placeOf(above[high + 1])) {
      add(below[low], below[low + 1], above[high]);
      low += 1;
    } else {
      add(below[low], above[high + 1], above[high]);
      high += 1;
    }
  }
  return triangles;
}
