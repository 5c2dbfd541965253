import { add3, along3, cross3, dot3, mix3, scale3, sub3, type Vec3 } from '../../core/math/vec3.ts';

/**
 * Where the camera looks from, as a user thinks of it. Yaw 0 stands on +Z and looks towards −Z with +X to the right;
 * it grows as the camera walks towards +X. Pitch is the height above the horizon, a quarter turn is straight down.
 */
export interface CameraPose {
  /** What stands in the middle of the picture. */
  readonly target: Vec3;
  readonly yaw: number;
  readonly pitch: number;
  /** From eye to target, in metres. An orthographic picture shows as much as a perspective one does at the target. */
  readonly distance: number;
  readonly isOrthographic: boolean;
  /** Tangent of half the vertical field of view. An orthographic picture keeps it for its height at the target. */
  readonly lens: number;
}

/** Right, up and forward of the picture as unit vectors. */
export interface Basis {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly forward: Vec3;
}

/** Vertical field of view in radians: between a long lens, which is calm, and a wide one, which shows depth. */
const FIELD_OF_VIEW = (36 * Math.PI) / 180;

/** In metres. Nearer shows single lattice steps; farther shows more than the largest level. */
const DISTANCE_LIMITS = [0.2, 400_000] as const;
/** In radians: never below the ground, where walls are seen from where nobody stands. */
const PITCH_LIMITS = [(2 * Math.PI) / 180, Math.PI / 2] as const;

/** A view over a room or two, from the corner that plans are drawn from. */
export const START_POSE: CameraPose = {
  target: [0, 0, 0],
  yaw: Math.PI / 5,
  pitch: (34 * Math.PI) / 180,
  distance: 18,
  isOrthographic: false,
  lens: Math.tan(FIELD_OF_VIEW / 2),
};

const clamp = (value: number, [min, max]: readonly [number, number]): number =>
  Math.min(max, Math.max(min, value));

export function basisOf({ yaw, pitch }: CameraPose): Basis {
  const flat = Math.cos(pitch);
  const forward: Vec3 = [-Math.sin(yaw) * flat, -Math.sin(pitch), -Math.cos(yaw) * flat];
  const right: Vec3 = [Math.cos(yaw), 0, -Math.sin(yaw)];
  return { right, up: cross3(right, forward), forward };
}

export const eyeOf = (pose: CameraPose): Vec3 => along3(pose.target, basisOf(pose).forward, -pose.distance);

/** Turns the view about a pivot, which keeps its place in the picture. */
export function orbit(pose: CameraPose, pivot: Vec3, turn: number, tilt: number): CameraPose {
  const turned = { ...pose, yaw: pose.yaw + turn, pitch: clamp(pose.pitch + tilt, PITCH_LIMITS) };
  const before = basisOf(pose);
  const after = basisOf(turned);
  const arm = sub3(pose.target, pivot);
  const moved = add3(
    add3(scale3(after.right, dot3(arm, before.right)), scale3(after.up, dot3(arm, before.up))),
    scale3(after.forward, dot3(arm, before.forward)),
  );
  return { ...turned, target: add3(pivot, moved) };
}

/** Brings the view nearer (factor below 1) or farther about a point, which keeps its place in the picture. */
export function zoomAt(pose: CameraPose, point: Vec3, factor: number): CameraPose {
  const distance = clamp(pose.distance * factor, DISTANCE_LIMITS);
  const taken = distance / pose.distance;
  return { ...pose, distance, target: mix3(point, pose.target, taken) };
}

export const shift = (pose: CameraPose, by: Vec3): CameraPose => ({ ...pose, target: add3(pose.target, by) });

/** In between, for t from 0 to 1, the shorter way round. Linear in distance too, so a zoom keeps its fixed point. */
export function between(a: CameraPose, b: CameraPose, t: number): CameraPose {
  const turn = Math.atan2(Math.sin(b.yaw - a.yaw), Math.cos(b.yaw - a.yaw));
  return {
    target: mix3(a.target, b.target, t),
    yaw: a.yaw + turn * t,
    pitch: a.pitch + (b.pitch - a.pitch) * t,
    distance: a.distance + (b.distance - a.distance) * t,
    lens: a.lens + (b.lens - a.lens) * t,
    isOrthographic: t < 1 ? a.isOrthographic && b.isOrthographic : b.isOrthographic,
  };
}

/** An axis-aligned box of space, in metres. */
export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** How much of the picture what is framed may fill: the rest is air and room for tool bars. */
const FRAME_FILL = 0.82;
/** Half side in metres of what is shown around something without extent. */
const LEAST_EXTENT = 0.5;

/** The pose that looks the same way and shows the whole box, as large as it fits. `aspect` is width / height. */
export const frameBox = (pose: CameraPose, box: Bounds, aspect: number): CameraPose =>
  framePoints(pose, cornersOf(box), aspect) ?? pose;

/**
 * The pose that looks the same way and shows all of these points, in metres, as large as they fit; null without any.
 * The sides of the picture are four planes of known slant: how far each has to go out for the points gives the eye.
 * @param aspect width / height of the picture
 */
export function framePoints(pose: CameraPose, points: Iterable<Vec3>, aspect: number): CameraPose | null {
  const { right, up, forward } = basisOf(pose);
  const tangentY = pose.lens * FRAME_FILL;
  const tangentX = tangentY * aspect;
  const slant = pose.isOrthographic ? 0 : 1;
  const across = new Sides(tangentX * slant);
  const along = new Sides(tangentY * slant);
  const depths = new Sides(0);
  for (const point of points) {
    const depth = dot3(point, forward);
    across.hold(dot3(point, right), depth);
    along.hold(dot3(point, up), depth);
    depths.hold(depth, 0);
  }
  if (depths.gap === -Infinity) return null;
  const depth = depths.middle;
  const distance = Math.max(
    across.gap / tangentX + depth * slant,
    along.gap / tangentY + depth * slant,
    LEAST_EXTENT / Math.min(tangentX, tangentY),
  );
  const target = add3(add3(scale3(right, across.middle), scale3(up, along.middle)), scale3(forward, depth));
  return { ...pose, target, distance: clamp(distance, DISTANCE_LIMITS) };
}

/** Two sides of a picture that open towards what they hold. */
class Sides {
  private readonly tangent: number;
  private low = Infinity;
  private high = -Infinity;

  constructor(tangent: number) {
    this.tangent = tangent;
  }

  hold(value: number, depth: number): void {
    this.low = Math.min(this.low, value + depth * this.tangent);
    this.high = Math.max(this.high, value - depth * this.tangent);
  }

  get middle(): number {
    return (this.low + this.high) / 2;
  }

  /** Half of how far the sides are apart at depth 0; below 0 where they cross behind it. */
  get gap(): number {
    return (this.high - this.low) / 2;
  }
}

/** The corners of a box. */
export function* cornersOf({ min, max }: Bounds): Iterable<Vec3> {
  for (const x of [min[0], max[0]])
    for (const y of [min[1], max[1]]) for (const z of [min[2], max[2]]) yield [x, y, z];
}
