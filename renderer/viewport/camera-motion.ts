import { between, type CameraPose } from './camera-pose.ts';

/** How long a view takes to get to where it was sent, in milliseconds: seen, not waited for. */
const TRAVEL_TIME = 260;

/** Fast at first, gentle at the end: 1 − (1 − t)³. */
const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** The pose of the camera over time: at rest, led by the hand, or on its way to somewhere. */
export class CameraMotion {
  private current: CameraPose;
  private travel: { readonly from: CameraPose; readonly to: CameraPose; start: number | null } | null = null;
  private readonly prefersStill: () => boolean;

  /** @param prefersStill whether the user asked for reduced motion: then the camera arrives at once */
  constructor(start: CameraPose, prefersStill: () => boolean) {
    this.current = start;
    this.prefersStill = prefersStill;
  }

  get pose(): CameraPose {
    return this.current;
  }

  /** Where the camera will be when it has arrived. */
  get goal(): CameraPose {
    return this.travel?.to ?? this.current;
  }

  /** Goes there at once, as a hand leads it. */
  set(pose: CameraPose): void {
    this.travel = null;
    this.current = pose;
  }

  travelTo(pose: CameraPose): void {
    if (this.prefersStill()) this.set(pose);
    else this.travel = { from: this.current, to: pose, start: null };
  }

  /** Moves on to a time in milliseconds. Returns whether the camera is still on its way. */
  advance(now: number): boolean {
    if (!this.travel) return false;
    this.travel.start ??= now;
    const part = Math.min(1, (now - this.travel.start) / TRAVEL_TIME);
    if (part === 1) {
      this.set(this.travel.to);
      return false;
    }
    this.current = between(this.travel.from, this.travel.to, easeOut(part));
    return true;
  }
}
