import type { LevelReader } from '../../core/document/level.ts';
import { scale, type Vec2 } from '../../core/math/vec2.ts';
import { along3, type Vec3 } from '../../core/math/vec3.ts';
import { EYE_HEIGHT, type Standing, walk } from '../../core/walls/views/walking.ts';
import { basisOf, type CameraPose } from './camera-pose.ts';
import type { CameraDrag } from './navigation-input.ts';

/** Metres a second of somebody who looks around, and of somebody in a hurry. */
const SPEED = 1.8;
const HASTE = 2.5;
/** Radians a second that the arrow keys turn. */
const TURN_SPEED = 1.6;
/** Radians that a CSS pixel of a drag turns the head. */
const TURN_PER_PIXEL = 0.004;
/** Radians up and down that a head turns. */
const MOST_PITCH = 1.2;
/** Metres that a wheel notch of 100 pixels goes, and the most that one event does. */
const STEP_PER_WHEEL_PIXEL = 0.004;
const MOST_STEP = 1;
/** Longest time in seconds that one frame stands for: a window that was asleep is no reason to jump. */
const LONGEST_FRAME = 0.1;
/** Metres from the eye to what the pose calls its target: near enough for a near plane that no wall comes into. */
const SIGHT = 3;
/** Tangent of half of a vertical field of view of 62°: as much of a room as a person takes in. */
const LENS = Math.tan((31 * Math.PI) / 180);

/** What somebody wants to do with their feet: −1, 0 or 1 each. */
export interface Stride {
  readonly forward: number;
  readonly turn: number;
  readonly isHasty: boolean;
}

/** Somebody who walks through the level: where they stand and where they look. */
export class WalkCamera {
  private readonly level: LevelReader;
  private place: Standing;
  private yaw: number;
  private pitch = 0;
  private lastTime: number | null = null;

  /** @param yaw as in a CameraPose */
  constructor(level: LevelReader, place: Standing, yaw: number) {
    this.level = level;
    // Out of the wall that they may have been put into.
    this.place = walk(level, place, [0, 0]);
    this.yaw = yaw;
  }

  get standing(): Standing {
    return this.place;
  }

  get pose(): CameraPose {
    const { at, floor } = this.place;
    const eye: Vec3 = [at[0], floor + EYE_HEIGHT, at[1]];
    const pose = {
      target: eye,
      yaw: this.yaw,
      pitch: this.pitch,
      distance: SIGHT,
      isOrthographic: false,
      lens: LENS,
    };
    return { ...pose, target: along3(eye, basisOf(pose).forward, SIGHT) };
  }

  /** Goes on for a frame at a time in milliseconds. Returns whether there is anything to do. */
  advance(now: number, { forward, turn, isHasty }: Stride): boolean {
    if (forward === 0 && turn === 0) {
      this.lastTime = null;
      return false;
    }
    const seconds = this.lastTime === null ? 0 : Math.min(LONGEST_FRAME, (now - this.lastTime) / 1000);
    this.lastTime = now;
    this.yaw += turn * TURN_SPEED * seconds;
    this.step(forward * SPEED * (isHasty ? HASTE : 1) * seconds);
    return true;
  }

  /** Stands on another floor, at the same place of the plan. */
  moveTo(storey: string, floor: number): void {
    this.place = walk(this.level, { at: this.place.at, floor, storey }, [0, 0]);
  }

  /** A drag that turns the head: what is seen follows the hand. */
  beginLook(from: Vec2): CameraDrag {
    const { yaw, pitch } = this;
    return {
      to: (pixel) => {
        this.yaw = yaw + (pixel[0] - from[0]) * TURN_PER_PIXEL;
        const tilt = pitch - (pixel[1] - from[1]) * TURN_PER_PIXEL;
        this.pitch = Math.min(MOST_PITCH, Math.max(-MOST_PITCH, tilt));
        return this.pose;
      },
    };
  }

  /** A turn of the wheel, in CSS pixels: a step forward or back. */
  turnWheel(pixels: number): CameraPose {
    this.step(Math.min(MOST_STEP, Math.max(-MOST_STEP, -pixels * STEP_PER_WHEEL_PIXEL)));
    return this.pose;
  }

  private step(metres: number): void {
    if (metres === 0) return;
    const heading: Vec2 = [-Math.sin(this.yaw), -Math.cos(this.yaw)];
    this.place = walk(this.level, this.place, scale(heading, metres));
  }
}
