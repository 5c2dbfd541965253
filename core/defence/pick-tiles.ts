import type { LevelReader } from '../document/level.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../document/schema/defence.ts';
import { pointOnRay, type Ray, type Vec3 } from '../math/vec3.ts';
import type { TileBounds } from './builder/surroundings.ts';
import type { TileCell } from './builder/trace.ts';
import { defenceLevels } from './defence-levels.ts';
import { defenceProps, type Prop } from './layout/defence-props.ts';
import { type DefenceShape, shapeMesh } from './shapes/defence-shapes.ts';

/** Where a ray meets something of a tower-defence level: a tower, a decoration of the user, or the ground. */
export interface TileHit {
  /** Of the record. */
  readonly id: string;
  readonly part: 'tower' | 'decoration' | 'tile';
  readonly point: Vec3;
  /** The parameter of the point on the ray: its distance in lengths of the ray's direction. */
  readonly t: number;
}

/** Heights in tiles of the ground, and above all that stands on it. */
const GROUND = 0.05;
const HIGHEST = 1.2;

/** Tiles that are looked at along a ray: one that runs nearly level looks no further. */
const MOST_TILES = 4096;

/**
 * What a ray meets of a tower-defence level from above, nearest first: at most one thing that stands there, and the
 * ground. Things are met as the cylinders around them.
 * @param isPickable leaves things out: hidden or locked ones
 */
export function pickTiles(
  level: LevelReader,
  record: Readonly<Defence>,
  ray: Ray,
  isPickable: (id: string) => boolean,
): readonly TileHit[] {
  const result = level.derived(defenceLevels).find(record.id);
  if (!result?.ok || ray.direction[1] === 0) return [];
  const local = toTiles(record, ray);
  const props = level.derived(defenceProps);
  const hits: TileHit[] = [];
  for (const cell of cellsAlong(local, result.level.bounds)) {
    const prop = props.at(record.id, cell);
    const t = prop && prop.record !== null && isPickable(prop.record) ? meetProp(prop, local) : undefined;
    if (!prop || prop.record === null || t === undefined) continue;
    const part = prop.shape === 'tower' ? 'tower' : 'decoration';
    hits.push({ id: prop.record, part, t, point: pointOnRay(ray, t) });
    break;
  }
  const t = (GROUND - local.origin[1]) / local.direction[1];
  if (
    t > 0 &&
    ray.direction[1] < 0 &&
    isPickable(record.id) &&
    isInside(result.level.bounds, pointOnRay(local, t))
  ) {
    hits.push({ id: record.id, part: 'tile', t, point: pointOnRay(ray, t) });
  }
  return hits;
}

/** The ray in tiles from the entrance, with the same parameter. */
function toTiles(
  { origin = DEFENCE_DEFAULTS.origin, tileSize = DEFENCE_DEFAULTS.tileSize }: Readonly<Defence>,
  { origin: from, direction }: Ray,
): Ray {
  const scaled = (a: Vec3, b: Vec3): Vec3 => [
    (a[0] - b[0]) / tileSize,
    (a[1] - b[1]) / tileSize,
    (a[2] - b[2]) / tileSize,
  ];
  return { origin: scaled(from, origin), direction: scaled(direction, [0, 0, 0]) };
}

const isInside = ({ min, max }: TileBounds, [x, , z]: Vec3): boolean =>
  x >= min[0] - 0.5 && x <= max[0] + 0.5 && z >= min[1] - 0.5 && z <= max[1] + 0.5;

/** The tiles under the part of a ray in which something may stand, in the order in which it passes them. */
function* cellsAlong(ray: Ray, bounds: TileBounds): Generator<TileCell> {
  const { origin, direction } = ray;
  const [a, b] = [(HIGHEST - origin[1]) / direction[1], -origin[1] / direction[1]];
  const [enter, leave] = [Math.max(0, Math.min(a, b)), Math.max(a, b)];
  if (leave < enter) return;
  const [start, end] = [pointOnRay(ray, enter), pointOnRay(ray, leave)];
  const steps = Math.min(
    MOST_TILES,
    Math.ceil(Math.hypot(end[0] - start[0], end[2] - start[2]) * STEPS_A_TILE) + 1,
  );
  let last = '';
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    const x = start[0] + (end[0] - start[0]) * part;
    const z = start[2] + (end[2] - start[2]) * part;
    const cell: TileCell = [Math.round(x) + 0, Math.round(z) + 0];
    const key = String(cell);
    if (key === last || !isInside(bounds, [x, 0, z])) continue;
    last = key;
    yield cell;
  }
}

/** Looks between two tiles: corners that are cut by less than this are nothing to aim at. */
const STEPS_A_TILE = 16;

/** Where a ray enters the cylinder around a thing; undefined where it misses it. */
function meetProp({ x, z, size, shape }: Prop, ray: Ray): number | undefined {
  const { radius, height } = cylinderOf(shape);
  const [top, r] = [height * size, radius * size];
  const { origin, direction } = ray;
  const [ox, oz] = [origin[0] - x, origin[2] - z];
  const [dx, dz] = [direction[0], direction[2]];
  let [enter, leave] = heights(ray, top);
  const a = dx * dx + dz * dz;
  const b = ox * dx + oz * dz;
  const c = ox * ox + oz * oz - r * r;
  if (a === 0) return c <= 0 && enter <= leave ? enter : undefined;
  const inside = b * b - a * c;
  if (inside < 0) return undefined;
  const root = Math.sqrt(inside);
  enter = Math.max(enter, (-b - root) / a);
  leave = Math.min(leave, (-b + root) / a);
  return enter <= leave ? enter : undefined;
}

/** Between which parameters a ray lies between the ground and a height. */
function heights({ origin, direction }: Ray, top: number): [number, number] {
  const [a, b] = [(top - origin[1]) / direction[1], -origin[1] / direction[1]];
  return [Math.max(0, Math.min(a, b)), Math.max(a, b)];
}

interface Cylinder {
  readonly radius: number;
  readonly height: number;
}

const cylinders = new Map<DefenceShape, Cylinder>();

/** The cylinder around a shape, in tiles. */
function cylinderOf(shape: DefenceShape): Cylinder {
  const known = cylinders.get(shape);
  if (known) return known;
  const { positions } = shapeMesh(shape);
  let [radius, height] = [0, 0];
  for (let at = 0; at < positions.length; at += 3) {
    radius = Math.max(radius, Math.hypot(positions[at] ?? 0, positions[at + 2] ?? 0));
    height = Math.max(height, positions[at + 1] ?? 0);
  }
  const made = { radius, height };
  cylinders.set(shape, made);
  return made;
}
