import { distance, type Vec2 } from '../../core/math/vec2.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import type { CameraPose } from './camera-pose.ts';
import type { CameraView } from './camera-view.ts';
import { NavigationDrag, navigationOf, turnWheel } from './navigation.ts';

interface NavigationHost {
  /** The view as it is drawn now. */
  view(): CameraView;
  /** The place that a pixel shows, which the camera is to turn about or to hold on to. */
  anchor(view: CameraView, pixel: Vec2): Vec3;
  /** Shows this pose at once. */
  lead(pose: CameraPose): void;
  /** The right button was clicked without moving the camera. */
  stillClick(): void;
}

/** CSS pixels that a hand may shake in a click. */
const CLICK_REACH = 4;
const RIGHT_BUTTON = 2;

/** The pixel of a canvas that a mouse event points at, in CSS pixels from its corner. */
export function pixelOf(canvas: HTMLCanvasElement, event: MouseEvent): Vec2 {
  const { left, top } = canvas.getBoundingClientRect();
  return [event.clientX - left - canvas.clientLeft, event.clientY - top - canvas.clientTop];
}

interface NavigationGesture {
  readonly move: NavigationDrag;
  readonly pointer: number;
  readonly button: number;
  readonly from: Vec2;
  hasMoved: boolean;
}

/** Middle and right button, wheel and pinch move the camera; the left button belongs to the tools. */
export class NavigationInput {
  private readonly canvas: HTMLCanvasElement;
  private readonly host: NavigationHost;
  private readonly ending = new AbortController();
  private drag: NavigationGesture | null = null;

  constructor(canvas: HTMLCanvasElement, host: NavigationHost) {
    this.canvas = canvas;
    this.host = host;
    const { signal } = this.ending;
    canvas.addEventListener('pointerdown', this.press, { signal });
    canvas.addEventListener('pointermove', this.move, { signal });
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      canvas.addEventListener(type, this.release, { signal });
    }
    canvas.addEventListener('wheel', this.wheel, { signal, passive: false });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  }

  /** A button that moves the camera is down. */
  get isDragging(): boolean {
    return this.drag !== null;
  }

  stop(): void {
    this.ending.abort();
  }

  private readonly press = (event: PointerEvent): void => {
    const view = this.host.view();
    const kind = navigationOf(event.button, event.shiftKey, view.pose.isOrthographic);
    if (!kind || this.drag) return;
    // Else the middle button starts the browser's own scrolling.
    event.preventDefault();
    const pixel = pixelOf(this.canvas, event);
    const anchor = this.host.anchor(view, pixel);
    const { button, pointerId: pointer } = event;
    const move = new NavigationDrag(kind, view, pixel, anchor);
    this.drag = { move, pointer, button, from: pixel, hasMoved: false };
    this.canvas.setPointerCapture(event.pointerId);
  };

  private readonly move = (event: PointerEvent): void => {
    if (this.drag?.pointer !== event.pointerId) return;
    const pixel = pixelOf(this.canvas, event);
    this.drag.hasMoved ||= distance(pixel, this.drag.from) > CLICK_REACH;
    if (this.drag.hasMoved) this.host.lead(this.drag.move.to(pixel));
  };

  private readonly release = (event: PointerEvent): void => {
    const { drag } = this;
    if (drag?.pointer !== event.pointerId) return;
    this.drag = null;
    if (event.type === 'pointerup' && drag.button === RIGHT_BUTTON && !drag.hasMoved) this.host.stillClick();
  };

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const view = this.host.view();
    const pixel = pixelOf(this.canvas, event);
    this.host.lead(turnWheel(view, pixel, event, this.host.anchor(view, pixel)));
  };
}
