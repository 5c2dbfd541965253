import type { Vec2 } from '../../core/math/vec2.ts';
import { along3, scale3, sub3, type Vec3 } from '../../core/math/vec3.ts';
import { type CameraPose, orbit, shift, zoomAt } from './camera-pose.ts';
import { type CameraView, meetHeight } from './camera-view.ts';

/** Radians that the view turns a CSS pixel: half a turn over a usual window. */
const TURN_PER_PIXEL = 0.006;
/** How much a wheel notch of 100 pixels changes the distance: e^0.18, about a fifth. */
const ZOOM_PER_WHEEL_PIXEL = 0.0018;
/** Pinches come as wheel events of few pixels. */
const ZOOM_PER_PINCH_PIXEL = 0.01;
/** Most that one event zooms, as an exponent: a free-spinning wheel must not throw the user off the planet. */
const MOST_ZOOM = 0.6;
/** CSS pixels of a line, where wheels count in lines. */
const PIXELS_PER_LINE = 40;
/** A ground hit farther than this many distances is the horizon, not a place. */
const HORIZON = 8;

export type NavigationKind = 'orbit' | 'pan';

/** What a pressed button does to the camera: right turns, middle pans, Shift swaps them; in the top view both pan. */
export function navigationOf(button: number, isShift: boolean, isTop: boolean): NavigationKind | null {
  if (button !== 1 && button !== 2) return null;
  if (isTop) return 'pan';
  return (button === 2) === isShift ? 'pan' : 'orbit';
}

/** The place that a pixel shows, near enough to steer by: on the plane of that height, else level with the target. */
export function anchorAt(view: CameraView, pixel: Vec2, height: number): Vec3 {
  const ray = view.rayAt(pixel);
  const hit = meetHeight(ray, height);
  if (hit && view.depthOf(hit) < view.pose.distance * HORIZON) return hit;
  const slope = view.depthOf(along3(ray.origin, ray.direction, 1)) - view.depthOf(ray.origin);
  return along3(ray.origin, ray.direction, (view.pose.distance - view.depthOf(ray.origin)) / slope);
}

/** A camera drag: the place that was taken hold of stays under the pointer. */
export class NavigationDrag {
  private readonly kind: NavigationKind;
  private readonly start: CameraView;
  private readonly from: Vec2;
  private readonly anchor: Vec3;

  constructor(kind: NavigationKind, view: CameraView, from: Vec2, anchor: Vec3) {
    this.kind = kind;
    this.start = view;
    this.from = from;
    this.anchor = anchor;
  }

  to(pixel: Vec2): CameraPose {
    const dx = pixel[0] - this.from[0];
    const dy = pixel[1] - this.from[1];
    const { pose } = this.start;
    if (this.kind === 'orbit') {
      return orbit(pose, this.anchor, -dx * TURN_PER_PIXEL, dy * TURN_PER_PIXEL);
    }
    return shift(pose, scale3(this.panBy(pixel), -1));
  }

  /** Metres that the hand moved, over the plane of the anchor; across the picture where that plane is seen edge-on. */
  private panBy(pixel: Vec2): Vec3 {
    const now = meetHeight(this.start.rayAt(pixel), this.anchor[1]);
    const before = meetHeight(this.start.rayAt(this.from), this.anchor[1]);
    const reach = this.start.pose.distance * HORIZON;
    if (now && before && this.start.depthOf(now) < reach && this.start.depthOf(before) < reach) {
      return sub3(now, before);
    }
    const level = (at: Vec2): Vec3 => anchorAt(this.start, at, Number.NaN);
    return sub3(level(pixel), level(this.from));
  }
}

/** What a wheel event asks for, in CSS pixels. */
export interface WheelTurn {
  readonly deltaX: number;
  readonly deltaY: number;
  /** As in WheelEvent: 0 pixels, 1 lines, 2 pages. */
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
}

/** The pose after a wheel turn at a pixel that shows `anchor`: zooms at it; sideways, or with Shift, pans. */
export function turnWheel(view: CameraView, pixel: Vec2, wheel: WheelTurn, anchor: Vec3): CameraPose {
  const unit = wheel.deltaMode === 0 ? 1 : wheel.deltaMode === 1 ? PIXELS_PER_LINE : view.size.height;
  const dx = wheel.deltaX * unit;
  const dy = wheel.deltaY * unit;
  if (wheel.shiftKey || Math.abs(dx) > Math.abs(dy)) {
    const drag = new NavigationDrag('pan', view, pixel, anchor);
    const sideways = wheel.shiftKey && dx === 0 ? dy : dx;
    return drag.to([pixel[0] - sideways, pixel[1] - (sideways === dy ? 0 : dy)]);
  }
  const exponent = dy * (wheel.ctrlKey ? ZOOM_PER_PINCH_PIXEL : ZOOM_PER_WHEEL_PIXEL);
  return zoomAt(view.pose, anchor, Math.exp(Math.min(MOST_ZOOM, Math.max(-MOST_ZOOM, exponent))));
}
