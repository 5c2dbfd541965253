import { contains, signedArea } from '../../math/polygon.ts';
import { findCrossing } from '../../math/segment.ts';
import { PARALLEL_ANGLE, pointKey } from '../../math/tolerance.ts';
import {
  add,
  along,
  cross,
  distance,
  dot,
  leftOf,
  normalize,
  scale,
  sub,
  type Vec2,
} from '../../math/vec2.ts';
import type { BorderWall } from './roof-border.ts';

/** A corner sticks out at most so many times as far as the sides beside it; a sharper one is cut off. */
const MITRE_LIMIT = 2;

/**
 * The eaves of a roof over a border that does not run along the axes: outlines with their courtyards. Where so wide
 * an overhang would make eaves cross, there is none; where even the outer faces of the walls cross, the centre lines
 * are the eaves.
 * @param overhang in metres
 * @returns for each piece its outline and then its holes, in metres
 */
export function computeObliqueRings(
  border: readonly BorderWall[],
  overhang: number,
): readonly (readonly (readonly Vec2[])[])[] {
  const loops = chainBorder(border);
  const offsets = [
    ({ half }: BorderWall): number => half + overhang,
    ({ half }: BorderWall): number => half,
    (): number => 0,
  ];
  const rings = offsets
    .map((offset) => loops.map((loop) => offsetLoop(loop, offset)))
    .find((all) => all.every((ring, index) => isSound(ring, loops[index] ?? [], all)));
  return groupRings(rings ?? []);
}

/** Follows the walls around each piece; where more than two meet, the sharpest turn to the covered side is the way. */
function chainBorder(border: readonly BorderWall[]): BorderWall[][] {
  const leaving = new Map<string, BorderWall[]>();
  for (const wall of border) {
    const key = pointKey(wall.from);
    leaving.set(key, [...(leaving.get(key) ?? []), wall]);
  }
  const left = new Set(border);
  const loops: BorderWall[][] = [];
  for (const first of border) {
    const loop: BorderWall[] = [];
    for (
      let wall: BorderWall | undefined = first;
      wall && left.has(wall);
      wall = nextOf(wall, leaving, left)
    ) {
      left.delete(wall);
      loop.push(wall);
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

function nextOf(
  wall: BorderWall,
  leaving: ReadonlyMap<string, readonly BorderWall[]>,
  left: ReadonlySet<BorderWall>,
): BorderWall | undefined {
  const way = sub(wall.to, wall.from);
  const leftTurn = (other: BorderWall): number => {
    const turned = sub(other.to, other.from);
    return Math.atan2(-cross(way, turned), dot(way, turned));
  };
  const choices = (leaving.get(pointKey(wall.to)) ?? []).filter((other) => left.has(other));
  return choices.reduce<BorderWall | undefined>(
    (best, other) => (best && leftTurn(best) >= leftTurn(other) ? best : other),
    undefined,
  );
}

/** The loop with every side moved outward. */
function offsetLoop(loop: readonly BorderWall[], offset: (wall: BorderWall) => number): Vec2[] {
  return loop.flatMap((wall, index) => {
    const before = loop.at(index - 1) ?? wall;
    return cornerPoints(before, wall, offset(before), offset(wall));
  });
}

function cornerPoints(before: BorderWall, after: BorderWall, first: number, second: number): Vec2[] {
  const [a, b] = [directionOf(before), directionOf(after)];
  const joint = after.from;
  const ends = [along(joint, leftOf(a), -first), along(joint, leftOf(b), -second)] as const;
  const sine = cross(a, b);
  if (Math.abs(sine) < PARALLEL_ANGLE) return first === second ? [ends[0]] : [...ends];
  const reach = cross(sub(ends[1], ends[0]), b) / sine;
  const mitre = add(ends[0], scale(a, reach));
  return distance(mitre, joint) > MITRE_LIMIT * Math.max(first, second) ? [...ends] : [mitre];
}

const directionOf = ({ from, to }: BorderWall): Vec2 => normalize(sub(to, from));

/** Whether a ring runs the way of its loop and crosses no ring, itself included. */
function isSound(
  ring: readonly Vec2[],
  loop: readonly BorderWall[],
  all: readonly (readonly Vec2[])[],
): boolean {
  const centre = loop.map(({ from }) => from);
  if (Math.sign(areaOf(ring)) !== Math.sign(areaOf(centre))) return false;
  return sidesOf(ring).every(([a, b]) =>
    all.every((other) => sidesOf(other).every(([c, d]) => !findCrossing(a, b, c, d))),
  );
}

const sidesOf = (ring: readonly Vec2[]): (readonly [Vec2, Vec2])[] =>
  ring.map((point, index) => [point, ring[(index + 1) % ring.length] ?? point]);

const toPoints = (ring: readonly Vec2[]) => ring.map(([x, z]) => ({ x, z }));

const areaOf = (ring: readonly Vec2[]): number => signedArea(toPoints(ring));

/** Puts each hole behind the outline around it. */
function groupRings(rings: readonly (readonly Vec2[])[]): (readonly Vec2[])[][] {
  const outlines = rings.filter((ring) => areaOf(ring) > 0).sort((a, b) => areaOf(a) - areaOf(b));
  const groups = outlines.map((outline) => [outline]);
  for (const hole of rings.filter((ring) => areaOf(ring) < 0)) {
    const [corner] = hole;
    const around = groups.find(([outline]) => outline && corner && contains(toPoints(outline), corner));
    around?.push(hole);
  }
  return groups;
}
