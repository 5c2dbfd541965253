import type { Vec2 } from '../../core/math/vec2.ts';
import type { CameraPose } from './camera-pose.ts';
import type { CameraView } from './camera-view.ts';
import { anchorAt, NavigationDrag, navigationOf, turnWheel } from './navigation.ts';

interface NavigationHost {
  /** The view as it is drawn now. */
  view(): CameraView;
  /** Height of the plane that is worked on, in metres. */
  height(): number;
  /** Shows this pose at once. */
  lead(pose: CameraPose): void;
}

/** The pixel of a canvas that a mouse event points at, in CSS pixels from its corner. */
export function pixelOf(canvas: HTMLCanvasElement, event: MouseEvent): Vec2 {
  const { left, top } = canvas.getBoundingClientRect();
  return [event.clientX - left - canvas.clientLeft, event.clientY - top - canvas.clientTop];
}

/** Middle and right button, wheel and pinch move the camera; the left button belongs to the tools. */
export class NavigationInput {
  private readonly canvas: HTMLCanvasElement;
  private readonly host: NavigationHost;
  private readonly ending = new AbortController();
  private drag: { readonly move: NavigationDrag; readonly pointer: number } | null = null;

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
    const anchor = anchorAt(view, pixel, this.host.height());
    this.drag = { move: new NavigationDrag(kind, view, pixel, anchor), pointer: event.pointerId };
    this.canvas.setPointerCapture(event.pointerId);
  };

  private readonly move = (event: PointerEvent): void => {
    if (this.drag?.pointer !== event.pointerId) return;
    this.host.lead(this.drag.move.to(pixelOf(this.canvas, event)));
  };

  private readonly release = (event: PointerEvent): void => {
    if (this.drag?.pointer === event.pointerId) this.drag = null;
  };

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const view = this.host.view();
    this.host.lead(turnWheel(view, pixelOf(this.canvas, event), event, this.host.height()));
  };
}
