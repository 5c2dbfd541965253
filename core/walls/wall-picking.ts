import type { LevelReader } from '../document/level.ts';
import { contains } from '../math/polygon.ts';
import { pointOnRay, type Ray } from '../math/vec3.ts';
import type { Corner, Part } from './joint-shape.ts';
import type { SurfaceHit } from './surface-hit.ts';
import { wallBodies } from './wall-bodies.ts';
import type { WallBody } from './wall-body.ts';
import { type Box, wallGraph } from './wall-graph.ts';

/** Where a ray meets the surface of a wall. */
export interface WallHit extends SurfaceHit {
  readonly part: Part;
  /** The parameter of the point on the ray: its distance in lengths of the ray's direction. */
  readonly t: number;
}

/** How far picking looks along the plan, in metres: beyond it nothing is larger than a pixel. */
const FARTHEST = 20_000;
/** The first stretch of plan that is searched, in metres; each later one is twice as long. */
const FIRST_STRETCH = 8;

interface Nearest {
  hit: WallHit | null;
  t: number;
}

/**
 * The nearest surface of a wall of a storey that the ray meets from outside. Walks the plan below the ray in
 * stretches, so that what it costs follows from what stands near the ray.
 * @param isPickable leaves walls out: hidden or locked ones
 */
export function pickWall(
  level: LevelReader,
  storey: string,
  ray: Ray,
  isPickable: (wall: string) => boolean = () => true,
): WallHit | null {
  const graph = level.derived(wallGraph);
  const bodies = level.derived(wallBodies);
  const seen = new Set<string>();
  const nearest: Nearest = { hit: null, t: Number.POSITIVE_INFINITY };
  for (const [from, to] of stretches(ray)) {
    if (nearest.t < from) break;
    for (const { id } of graph.wallsIn(storey, boxBelow(ray, from, to, bodies.overhang))) {
      if (seen.has(id) || !isPickable(id)) continue;
      seen.add(id);
      const body = bodies.find(id);
      if (body) meetBody(body, ray, nearest);
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

function meetBody(body: WallBody, ray: Ray, nearest: Nearest): void {
  const { corners, edges } = body.outline;
  for (const [index, edge] of edges.entries()) {
    const from = corners[index];
    const to = corners[index + 1] ?? corners[0];
    if (!from || !to || edge.covered >= body.height) continue;
    const t = meetUpright(body, from, to, edge.covered, ray);
    if (t < nearest.t) note(body, edge.part, ray, t, nearest);
  }
  const t = meetFlat(body, ray);
  if (t < nearest.t) note(body, 'trim', ray, t, nearest);
}

function note({ wall }: WallBody, part: Part, ray: Ray, t: number, nearest: Nearest): void {
  nearest.t = t;
  nearest.hit = { id: wall.id, part, point: pointOnRay(ray, t), t };
}

const MISSED = Number.POSITIVE_INFINITY;

/** Where the ray enters through the face over an edge of the footprint. */
function meetUpright(
  { elevation, height }: WallBody,
  from: Corner,
  to: Corner,
  covered: number,
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
  return along >= 0 && along <= ex * ex + ez * ez && y >= covered && y <= height ? t : MISSED;
}

/** Where the ray enters through the top or the underside. */
function meetFlat({ outline, elevation, height }: WallBody, ray: Ray): number {
  const slope = ray.direction[1];
  if (slope === 0) return MISSED;
  const y = slope < 0 ? elevation + height : elevation;
  const t = (y - ray.origin[1]) / slope;
  if (!(t >= 0)) return MISSED;
  const [x, , z] = pointOnRay(ray, t);
  return contains(outline.corners, [x, z]) ? t : MISSED;
}
