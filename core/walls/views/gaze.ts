import type { Vec2 } from '../../math/vec2.ts';

/**
 * Where a camera looks over the plan, coarsely: the unit vector of its heading, or null from above, where no wall hides
 * what is behind it.
 */
export type Gaze = Vec2 | null;

/** How a camera is turned, in radians. */
export interface Turn {
  /** 0 looks towards −z; grows counter-clockwise as seen from above. */
  readonly yaw: number;
  /** Height above the horizon; a quarter turn looks straight down. */
  readonly pitch: number;
}

/** Headings are told apart in steps of this many radians (15°). */
const STEP = Math.PI / 12;
/** How far past the middle between two steps (radians) the camera turns before the heading follows it. */
const RELUCTANCE = (3 * Math.PI) / 180;
/** Looking down more steeply than this (radians) is looking from above; coming back takes a little less. */
const FROM_ABOVE = (72 * Math.PI) / 180;

/**
 * The gaze of a camera, changing seldom: in steps, and never back and forth where two of them meet.
 * @param before the gaze so far; undefined at first
 * @returns `before` itself while it stays
 */
export function settleGaze({ yaw, pitch }: Turn, before: Gaze | undefined): Gaze {
  const limit = before === null ? FROM_ABOVE - RELUCTANCE : FROM_ABOVE;
  if (pitch > limit) return null;
  if (before && angleTo(before, yaw) <= STEP / 2 + RELUCTANCE) return before;
  return headingOf(Math.round(yaw / STEP) * STEP);
}

const headingOf = (yaw: number): Vec2 => [-Math.sin(yaw), -Math.cos(yaw)];

function angleTo(heading: Vec2, yaw: number): number {
  const [x, z] = headingOf(yaw);
  return Math.acos(Math.min(1, Math.max(-1, heading[0] * x + heading[1] * z)));
}
