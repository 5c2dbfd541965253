import type { LevelReader } from '../../document/level.ts';
import { along, distance, dot, leftOf, scale, sub, type Vec2 } from '../../math/vec2.ts';
import type { Hole } from '../openings/holes.ts';
import { wallBodies } from '../wall-bodies.ts';
import type { WallBody } from '../wall-body.ts';
import { wallThickness } from '../wall-dimensions.ts';
import { boxAround, wallGraph } from '../wall-graph.ts';

/** Highest threshold in metres that is stepped over, and least height that one walks through upright. */
const THRESHOLD = 0.35;
const HEADROOM = 1.7;
/** Pushes a step: one for each wall of a corner, and a few more for those that push into each other. */
const MOST_PUSHES = 6;
/** What is deeper in a wall than this (metres) after all pushes has no room there. */
const TOLERANCE = 1e-6;

/** A stretch of wall that nobody walks through: a rectangle of the plan. */
interface Block {
  readonly at: Vec2;
  /** Unit vector along the wall. */
  readonly direction: Vec2;
  /** Metres from `at` along the wall. */
  readonly from: number;
  readonly to: number;
  /** Half the thickness in metres. */
  readonly half: number;
}

/**
 * Moves a circle over the plan of a storey as far as its walls let it, sliding along them. Doors and arches let it
 * through, and so do other openings that reach nearly to the floor and are as high as a person.
 * @param from its centre, in metres
 * @param by in metres
 * @param radius in metres, above 0
 * @returns where its centre comes to stand; `from` where it has no room to go. A circle that is in a wall to begin with
 * comes out of it.
 */
export function slideCircle(level: LevelReader, storey: string, from: Vec2, by: Vec2, radius: number): Vec2 {
  const reach = radius + level.derived(wallBodies).overhang;
  const end = along(from, by, 1);
  const blocks = blocksIn(level, storey, boxAround(from, end, reach));
  const steps = Math.max(1, Math.ceil((2 * distance(from, end)) / radius));
  let at = from;
  for (let step = 0; step < steps; step += 1) {
    const next = pushOut(along(at, by, 1 / steps), radius, blocks);
    if (!next) return at;
    at = next;
  }
  return at;
}

function blocksIn(level: LevelReader, storey: string, box: ReturnType<typeof boxAround>): Block[] {
  const bodies = level.derived(wallBodies);
  return level
    .derived(wallGraph)
    .wallsIn(storey, box)
    .flatMap(({ id }) => {
      const body = bodies.find(id);
      return body ? blocksOf(body) : [];
    });
}

/** What is left of a wall between the holes that one walks through. */
function blocksOf({ wall, direction, holes }: WallBody): Block[] {
  const ways = holes.filter(isWay).sort((a, b) => a.from - b.from);
  const ends = [...ways.map(({ from }) => from), distance(wall.start, wall.end)];
  const starts = [0, ...ways.map(({ to }) => to)];
  const half = wallThickness(wall) / 2;
  return starts.map((from, index) => ({ at: wall.start, direction, from, to: ends[index] ?? from, half }));
}

const isWay = ({ bottom, top }: Hole): boolean => bottom <= THRESHOLD && top >= HEADROOM;

/** The nearest place where the circle touches no block; undefined where there is no room. */
function pushOut(at: Vec2, radius: number, blocks: readonly Block[]): Vec2 | undefined {
  let place = at;
  for (let push = 0; push < MOST_PUSHES; push += 1) {
    const [deepest] = blocks.map((block) => pushFrom(block, place, radius)).sort((a, b) => b.depth - a.depth);
    if (!deepest || deepest.depth <= TOLERANCE) return place;
    place = along(place, deepest.way, deepest.depth);
  }
  return blocks.every((block) => pushFrom(block, place, radius).depth <= TOLERANCE) ? place : undefined;
}

/** How deep in metres a circle is in a block, and the unit vector of the shortest way out. */
function pushFrom({ at, direction, from, to, half }: Block, place: Vec2, radius: number) {
  const left = leftOf(direction);
  const arm = sub(place, at);
  const u = dot(arm, direction);
  const v = dot(arm, left);
  const du = u - Math.min(to, Math.max(from, u));
  const dv = v - Math.min(half, Math.max(-half, v));
  const gap = Math.hypot(du, dv);
  if (gap > 0) {
    return { depth: radius - gap, way: along(scale(direction, du / gap), left, dv / gap) };
  }
  // Its centre is in the wall: out by the nearer side.
  const side = v < 0 ? -1 : 1;
  return { depth: half - Math.abs(v) + radius, way: scale(left, side) };
}
