import { distance, type Vec2 } from '../../core/math/vec2.ts';
import type { CameraPose } from './camera-pose.ts';
import type { WheelTurn } from './navigation.ts';

/** A drag of the camera that has begun. */
export interface CameraDrag {
  /** The pose when the pointer is there, in CSS pixels. */
  to(pixel: Vec2): CameraPose;
}

interface NavigationHost {
  /** What a button that is pressed at a pixel does to the camera; null: nothing. */
  beginDrag(button: number, isShift: boolean, pixel: Vec2): CameraDrag | null;
  /** The pose after a turn of the wheel over a pixel. */
  turnWheel(pixel: Vec2, wheel: WheelTurn): CameraPose;
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
  readonly move: CameraDrag;
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
    if (this.drag) return;
    const pixel = pixelOf(this.canvas, event);
    const { button, pointerId: pointer } = event;
    const move = this.host.beginDrag(button, event.shiftKey, pixel);
    if (!move) return;
    // Else the middle button starts the browser's own scrolling.
    event.preventDefault();
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
    this.host.lead(this.host.turnWheel(pixelOf(this.canvas, event), event));
  };
}
