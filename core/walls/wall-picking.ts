import type { LevelReader } from '../document/level.ts';
import { contains, type PlanPoint } from '../math/polygon.ts';
import { pointOnRay, type Ray } from '../math/vec3.ts';
import type { Part } from './joint-shape.ts';
import type { Cut } from './openings/cuts.ts';
import type { SurfaceHit } from './surface-hit.ts';
import { wallBodies } from './wall-bodies.ts';
import type { WallBody } from './wall-body.ts';
import { type Box, wallGraph } from './wall-graph.ts';

/** Where a ray meets the surface of a wall, or the middle of a hole in it: then the id is that of the opening. */
export interface WallHit extends SurfaceHit {
  readonly part: Part | 'hole';
  readonly wall: string;
  /** The parameter of the point on the ray: its distance in lengths of the ray's direction. */
  readonly t: number;
}

/** How far picking looks along the plan, in metres: beyond it nothing is larger than a pixel. */
const FARTHEST = 20_000;
/** The first stretch of plan that is searched, in metres; each later one is twice as long. */
const FIRST_STRETCH = 8;

/** What is looked at of a wall: all of it, or what is left of one that is lowered. */
type Shape = Pick<WallBody, 'wall' | 'outline' | 'elevation' | 'height' | 'holes' | 'cuts'>;

interface Nearest {
  hit: WallHit | null;
  t: number;
}

/**
 * The nearest surface of a wall of a storey that the ray meets from outside. A ray goes through holes; what it meets
 * there is the reveal, which is trim of the wall, or halfway through the hole itself. Walks the plan below the ray in
 * stretches, so that what it costs follows from what stands near the ray.
 * @param isPickable leaves out walls and openings: hidden or locked ones. Through an opening that is left out one sees
 * what is behind; a wall that is left out keeps its openings
 * @param topOf metres over its foot that a wall is lowered to; infinite for a whole one
 */
export function pickWall(
  level: LevelReader,
  storey: string,
  ray: Ray,
  isPickable: (id: string) => boolean = () => true,
  topOf: (wall: string) => number = () => Number.POSITIVE_INFINITY,
): WallHit | null {
  const graph = level.derived(wallGraph);
  const bodies = level.derived(wallBodies);
  const seen = new Set<string>();
  const nearest: Nearest = { hit: null, t: Number.POSITIVE_INFINITY };
  for (const [from, to] of stretches(ray)) {
    if (nearest.t < from) break;
    for (const { id } of graph.wallsIn(storey, boxBelow(ray, from, to, bodies.overhang))) {
      if (seen.has(id)) continue;
      seen.add(id);
      const whole = bodies.find(id);
      const body = whole && lower(whole, topOf(id));
      if (body && isPickable(id)) meetBody(body, ray, nearest);
      if (body) meetHoles(body, ray, nearest, isPickable);
    }
  }
  return nearest.hit;
}

/** Parts of the ray, near to far, as parameters. */
function* stretches({ direction }: Ray): Iterable<readonly [number, number]> {
  const speed = Math.hypot(direction[0], direction[2]);
  if (speed * FARTHEST < FIRST_STRETCH) {
    yield [0, FARTHEST];
    return;
  }
  let from = 0;
  for (let size = FIRST_STRETCH; from * speed < FARTHEST; size *= 2) {
    const to = from + size / speed;
    yield [from, to];
    from = to;
  }
}

/** A wall cut off at a height; holes that begin above it are not there. */
function lower(body: WallBody, top: number): Shape {
  if (top >= body.height) return body;
  const { wall, outline, elevation } = body;
  const kept = body.cuts.map(({ bottom }) => bottom < top);
  const cuts = body.cuts
    .filter((_, index) => kept[index])
    .map((cut) => ({ ...cut, top: Math.min(cut.top, top) }));
  const holes = body.holes.filter((_, index) => kept[index]);
  return { wall, outline, elevation, height: top, holes, cuts };
}

function boxBelow(ray: Ray, from: number, to: number, margin: number): Box {
  const [ax, , az] = pointOnRay(ray, from);
  const [bx, , bz] = pointOnRay(ray, to);
  return {
    minX: Math.min(ax, bx) - margin,
    minY: Math.min(az, bz) - margin,
    maxX: Math.max(ax, bx) + margin,
    maxY: Math.max(az, bz) + margin,
  };
}

function meetBody(body: Shape, ray: Ray, nearest: Nearest): void {
  const { corners, edges, startCorners } = body.outline;
  for (const [index, edge] of edges.entries()) {
    const from = corners[index];
    const to = corners[index + 1] ?? corners[0];
    if (!from || !to || edge.covered >= body.height) continue;
    const t = meetUpright(body.elevation, { from, to, bottom: edge.covered, top: body.height }, ray);
    if (t >= nearest.t) continue;
    const isLongSide = index === startCorners - 1 || index === edges.length - 1;
    const isInHole = isLongSide && body.cuts.some((cut) => isInCut(body, cut, edge.part, ray, t));
    if (!isInHole) note(body, edge.part, ray, t, nearest);
  }
  for (const face of [meetFlat(body, ray), ...body.cuts.map((cut) => meetReveals(body, cut, ray))]) {
    if (face < nearest.t) note(body, 'trim', ray, face, nearest);
  }
}

function note({ wall }: Shape, part: Part, ray: Ray, t: number, nearest: Nearest): void {
  nearest.t = t;
  nearest.hit = { id: wall.id, wall: wall.id, part, point: pointOnRay(ray, t), t };
}

/** The upright middles of holes, from either side. */
function meetHoles(body: Shape, ray: Ray, nearest: Nearest, isPickable: (id: string) => boolean): void {
  for (const [index, { bottom, top, ...cut }] of body.cuts.entries()) {
    const opening = body.holes[index]?.opening.id;
    if (opening === undefined) continue;
    const from = middleOf(cut.leftFrom, cut.rightFrom);
    const to = middleOf(cut.leftTo, cut.rightTo);
    const t = Math.min(
      meetUpright(body.elevation, { from, to, bottom, top }, ray),
      meetUpright(body.elevation, { from: to, to: from, bottom, top }, ray),
      meetFromAbove(body, cut, ray),
    );
    // What lies over a hole is met where its wall is, and comes first.
    if (t > nearest.t || t === MISSED || !isPickable(opening)) continue;
    nearest.t = t;
    nearest.hit = { id: opening, wall: body.wall.id, part: 'hole', point: pointOnRay(ray, t), t };
  }
}

/** Rays that go down more steeply than this (tangent from the plumb line, 18°) look at a plan. */
const FROM_ABOVE = Math.tan(Math.PI / 10);

/** Seen from above, a hole is what its stretch of the wall's top stands for. */
function meetFromAbove(body: Shape, cut: Omit<Cut, 'bottom' | 'top'>, ray: Ray): number {
  const [dx, dy, dz] = ray.direction;
  if (!(-dy * FROM_ABOVE > Math.hypot(dx, dz))) return MISSED;
  const corners = [cut.leftFrom, cut.leftTo, cut.rightTo, cut.rightFrom];
  return meetLevel(body.elevation + body.height, corners, ray);
}

const middleOf = (a: PlanPoint, b: PlanPoint): PlanPoint => ({ x: (a.x + b.x) / 2, z: (a.z + b.z) / 2 });

const MISSED = Number.POSITIVE_INFINITY;

/** An upright rectangle over a line in the plan, between two heights over the foot in metres. */
interface Upright {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
  readonly bottom: number;
  readonly top: number;
}

/** Where the ray enters through an upright face; outside is to the right of its line. */
function meetUpright(
  elevation: number,
  { from, to, bottom, top }: Upright,
  { origin, direction }: Ray,
): number {
  const ex = to.x - from.x;
  const ez = to.z - from.z;
  // The outward normal of a counter-clockwise edge is (−ez, ex); a ray that enters runs against it.
  const inward = direction[0] * ez - direction[2] * ex;
  if (!(inward > 0)) return MISSED;
  const t = ((from.x - origin[0]) * ez - (from.z - origin[2]) * ex) / inward;
  if (!(t >= 0)) return MISSED;
  const along = (origin[0] + direction[0] * t - from.x) * ex + (origin[2] + direction[2] * t - from.z) * ez;
  const y = origin[1] + direction[1] * t - elevation;
  return along >= 0 && along <= ex * ex + ez * ez && y >= bottom && y <= top ? t : MISSED;
}

/** Whether the ray, where it enters a long side, enters a hole. */
function isInCut({ elevation }: Shape, cut: Cut, side: Part, ray: Ray, t: number): boolean {
  const [from, to] = side === 'left' ? [cut.leftTo, cut.leftFrom] : [cut.rightFrom, cut.rightTo];
  const [x, y, z] = pointOnRay(ray, t);
  const level = y - elevation;
  if (level < cut.bottom || level > cut.top) return false;
  const [ex, ez] = [to.x - from.x, to.z - from.z];
  const along = (x - from.x) * ex + (z - from.z) * ez;
  return along >= 0 && along <= ex * ex + ez * ez;
}

/** Where the ray meets jambs, sill or head from inside the hole. */
function meetReveals({ elevation }: Shape, cut: Cut, ray: Ray): number {
  const { leftFrom, rightFrom, leftTo, rightTo, bottom, top } = cut;
  const y = ray.direction[1] < 0 ? bottom : top;
  return Math.min(
    meetUpright(elevation, { from: rightFrom, to: leftFrom, bottom, top }, ray),
    meetUpright(elevation, { from: leftTo, to: rightTo, bottom, top }, ray),
    y > 0 ? meetLevel(elevation + y, [leftFrom, rightFrom, rightTo, leftTo], ray) : MISSED,
  );
}

/** Where the ray enters through the top or the underside. */
function meetFlat({ outline, elevation, height, cuts }: Shape, ray: Ray): number {
  const isFromAbove = ray.direction[1] < 0;
  const t = meetLevel(isFromAbove ? elevation + height : elevation, outline.corners, ray);
  if (t === MISSED) return t;
  const [x, , z] = pointOnRay(ray, t);
  const isOpen = cuts.some(
    ({ leftFrom, rightFrom, rightTo, leftTo, bottom, top }) =>
      (isFromAbove ? top >= height : bottom <= 0) && contains([leftFrom, rightFrom, rightTo, leftTo], [x, z]),
  );
  return isOpen ? MISSED : t;
}

/** Where the ray goes through a level polygon. */
function meetLevel(y: number, polygon: readonly PlanPoint[], ray: Ray): number {
  const slope = ray.direction[1];
  if (slope === 0) return MISSED;
  const t = (y - ray.origin[1]) / slope;
  if (!(t >= 0)) return MISSED;
  const [x, , z] = pointOnRay(ray, t);
  return contains(polygon, [x, z]) ? t : MISSED;
}
