import type { Vec2 } from '../../core/math/vec2.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import { floorOf } from '../../core/walls/storeys.ts';
import type { CameraMode, EditorSession } from '../session/editor-session.ts';
import { CameraMotion } from './camera-motion.ts';
import { type CameraPose, framePoints, START_POSE } from './camera-pose.ts';
import { CameraView, type ViewSize } from './camera-view.ts';
import { NavigationDrag, navigationOf, turnWheel, type WheelTurn } from './navigation.ts';
import { type CameraDrag, NavigationInput } from './navigation-input.ts';
import { WalkCamera } from './walk-camera.ts';
import { WalkKeys } from './walk-keys.ts';

interface RigHost {
  readonly size: () => ViewSize;
  /** Whether the user asked for reduced motion. */
  readonly prefersReducedMotion: () => boolean;
  /** The place that a pixel shows, which the camera is to turn about or to hold on to. */
  readonly anchor: (view: CameraView, pixel: Vec2) => Vec3;
  /** The picture would look different. */
  readonly changed: () => void;
  /** The right button was clicked without moving the camera. */
  readonly stillClick: () => void;
}

/** The camera in its three modes, and the hand that moves it. */
export class CameraRig {
  private readonly session: EditorSession;
  private readonly host: RigHost;
  private readonly motion: CameraMotion;
  private readonly navigation: NavigationInput;
  private readonly keys: WalkKeys;
  private walker: WalkCamera | null = null;
  /** What was seen before somebody began to walk. */
  private poseBefore: CameraPose = START_POSE;

  constructor(canvas: HTMLCanvasElement, session: EditorSession, host: RigHost) {
    this.session = session;
    this.host = host;
    this.motion = new CameraMotion(START_POSE, host.prefersReducedMotion);
    this.navigation = new NavigationInput(canvas, {
      beginDrag: (button, isShift, pixel) => this.beginDrag(button, isShift, pixel),
      turnWheel: (pixel, wheel) => this.turnWheel(pixel, wheel),
      lead: (pose) => this.lead(pose),
      stillClick: host.stillClick,
    });
    this.keys = new WalkKeys(canvas, () => this.walker !== null, host.changed);
  }

  get view(): CameraView {
    return new CameraView(this.motion.pose, this.host.size());
  }

  /** A button that moves the camera is down. */
  get isNavigating(): boolean {
    return this.navigation.isDragging;
  }

  /** Moves on to a time in milliseconds. Returns whether the camera is still on its way. */
  advance(now: number): boolean {
    const isTravelling = this.motion.advance(now);
    if (!this.walker?.advance(now, this.keys.stride)) return isTravelling;
    this.motion.set(this.walker.pose);
    this.followWalker(this.walker);
    return true;
  }

  /** Shows all of these points as large as they fit; somebody who walks stops doing so. Without any, nothing moves. */
  frame(points: readonly Vec3[]): void {
    if (points.length === 0) return;
    if (this.walker) this.session.camera.value = 'orbit';
    this.travelTo(framePoints(this.motion.goal, points, this.view.aspect) ?? this.motion.goal);
  }

  /** A level that was just opened is seen whole, at once and from the usual corner. */
  showLevel(points: Iterable<Vec3>): void {
    if (this.walker) this.leaveWalk();
    if (this.session.camera.peek() === 'walk') this.session.camera.value = 'orbit';
    const start = this.motion.goal.isOrthographic ? toTop(START_POSE) : START_POSE;
    this.lead(framePoints(start, points, this.view.aspect) ?? start);
  }

  /** Straight down and true to scale, through somebody's eyes, or back to the view from the corner. */
  turnTo(mode: CameraMode): void {
    if (mode === 'walk') {
      this.beginWalk();
      return;
    }
    const wasWalking = this.walker !== null;
    const goal = this.leaveWalk();
    if (!wasWalking && (mode === 'top') === goal.isOrthographic) return;
    this.travelTo(mode === 'top' ? toTop(goal) : fromCorner(goal));
  }

  /** Somebody who walks goes to the storey that is worked on now. */
  changeStorey(id: string | null): void {
    const storey = this.session.store.peek().findKind('storey', id ?? undefined);
    if (!storey || !this.walker || this.walker.standing.storey === storey.id) return;
    this.walker.moveTo(storey.id, floorOf(storey));
    this.travelTo(this.walker.pose);
  }

  stop(): void {
    this.navigation.stop();
    this.keys.stop();
  }

  private beginWalk(): void {
    const level = this.session.store.peek();
    const storey = level.findKind('storey', this.session.storey.peek() ?? undefined);
    if (this.walker) return;
    const goal = this.motion.goal;
    this.poseBefore = goal;
    const at: Vec2 = [goal.target[0], goal.target[2]];
    const place = { at, floor: storey ? floorOf(storey) : 0, storey: storey?.id ?? '' };
    this.walker = new WalkCamera(level, place, goal.yaw);
    this.travelTo(this.walker.pose);
  }

  /** Returns the pose to go on from. */
  private leaveWalk(): CameraPose {
    if (!this.walker) return this.motion.goal;
    this.walker = null;
    this.keys.release();
    return this.poseBefore;
  }

  private followWalker({ standing }: WalkCamera): void {
    if (standing.storey !== this.session.storey.peek()) this.session.storey.value = standing.storey;
  }

  private beginDrag(button: number, isShift: boolean, pixel: Vec2): CameraDrag | null {
    const { view } = this;
    const kind = navigationOf(button, isShift, view.pose.isOrthographic);
    if (!kind) return null;
    if (this.walker) return this.walker.beginLook(pixel);
    return new NavigationDrag(kind, view, pixel, this.host.anchor(view, pixel));
  }

  private turnWheel(pixel: Vec2, wheel: WheelTurn): CameraPose {
    const { view } = this;
    if (!this.walker) return turnWheel(view, pixel, wheel, this.host.anchor(view, pixel));
    const pose = this.walker.turnWheel(wheel.deltaY);
    this.followWalker(this.walker);
    return pose;
  }

  private lead(pose: CameraPose): void {
    this.motion.set(pose);
    this.host.changed();
  }

  private travelTo(pose: CameraPose): void {
    this.motion.travelTo(pose);
    this.host.changed();
  }
}

const toTop = (pose: CameraPose): CameraPose => ({
  ...pose,
  yaw: 0,
  pitch: Math.PI / 2,
  isOrthographic: true,
});

/** A pose that is not straight down is one to come back to. */
function fromCorner(pose: CameraPose): CameraPose {
  if (!pose.isOrthographic) return pose;
  const { yaw, pitch } = START_POSE;
  return { ...pose, yaw, pitch, isOrthographic: false };
}
