import type { Vec2 } from '../../core/math/vec2.ts';
import type { Modifiers, ToolKey } from '../../core/tools/tool.ts';
import type { RawPointer, ToolDriver } from '../../core/tools/tool-driver.ts';
import { ClickCounter } from './click-counter.ts';
import { pixelOf } from './navigation-input.ts';

interface ToolInputHost {
  /** What a pixel means, in CSS pixels. */
  pick(pixel: Vec2, modifiers: Modifiers): RawPointer;
  /** The pointer is there now, over that place; null when it has left. */
  pointed(pixel: Vec2 | null, pointer: RawPointer | null): void;
  /** The camera is being moved: the pointer is not the tool's. */
  isNavigating(): boolean;
  /** Something was dragged here out of a panel, to be put down where the button is let go. */
  isCarrying(): boolean;
}

const TOOL_KEYS: ReadonlyMap<string, ToolKey> = new Map([
  ['Escape', 'escape'],
  ['Enter', 'enter'],
  ['Tab', 'tab'],
  ['Delete', 'delete'],
  ['Backspace', 'backspace'],
]);

const MODIFIER_KEYS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

const LEFT_BUTTON = 0;
const LEFT_IS_DOWN = 1;

/**
 * Gives the active tool what the left button and the keyboard do over a canvas. Whatever takes the pointer away in
 * the middle of a drag (the window left, focus lost, another button, the system) cancels it.
 */
export class ToolInput {
  private readonly canvas: HTMLCanvasElement;
  private readonly driver: ToolDriver;
  private readonly host: ToolInputHost;
  private readonly clicks = new ClickCounter();
  private readonly ending = new AbortController();
  /** The pointer whose button is down. */
  private held: number | null = null;

  constructor(canvas: HTMLCanvasElement, driver: ToolDriver, host: ToolInputHost) {
    this.canvas = canvas;
    this.driver = driver;
    this.host = host;
    const { signal } = this.ending;
    canvas.addEventListener('pointerdown', this.press, { signal });
    canvas.addEventListener('pointermove', this.move, { signal });
    canvas.addEventListener('pointerup', this.release, { signal });
    canvas.addEventListener('pointerleave', this.leave, { signal });
    for (const type of ['pointercancel', 'lostpointercapture'] as const) {
      canvas.addEventListener(type, this.lose, { signal });
    }
    canvas.addEventListener('keydown', this.keyDown, { signal });
    canvas.addEventListener('keyup', this.keyUp, { signal });
    window.addEventListener('blur', this.interrupt, { signal });
    document.addEventListener('visibilitychange', this.interrupt, { signal });
  }

  /** Takes the pointer away from the tool, as anything does that interrupts the user. */
  readonly interrupt = (): void => {
    const held = this.held;
    this.held = null;
    if (held !== null && this.canvas.hasPointerCapture(held)) this.canvas.releasePointerCapture(held);
    this.driver.cancel();
  };

  stop(): void {
    this.interrupt();
    this.ending.abort();
  }

  private readonly press = (event: PointerEvent): void => {
    this.canvas.focus({ preventScroll: true });
    if (event.button !== LEFT_BUTTON || this.held !== null || this.host.isNavigating()) return;
    this.held = event.pointerId;
    this.canvas.setPointerCapture(event.pointerId);
    const pixel = pixelOf(this.canvas, event);
    this.driver.press(this.point(pixel, event), this.clicks.count(pixel, event.timeStamp));
  };

  private readonly move = (event: PointerEvent): void => {
    if (this.host.isNavigating()) return;
    if (this.held !== null && !this.isStillOurs(event)) {
      if (this.held === event.pointerId) this.interrupt();
      return;
    }
    this.driver.move(this.point(pixelOf(this.canvas, event), event));
  };

  private readonly release = (event: PointerEvent): void => {
    if (event.button !== LEFT_BUTTON) return;
    const isDrop = this.held === null && this.host.isCarrying();
    if (!isDrop && this.held !== event.pointerId) return;
    this.held = null;
    const pixel = pixelOf(this.canvas, event);
    if (isDrop) this.driver.press(this.point(pixel, event));
    this.driver.release(this.point(pixel, event));
  };

  private readonly leave = (): void => {
    if (this.held !== null) return;
    this.driver.leave();
    this.host.pointed(null, null);
  };

  private readonly lose = (event: PointerEvent): void => {
    if (this.held === event.pointerId) this.interrupt();
  };

  private readonly keyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (MODIFIER_KEYS.has(event.key)) {
      this.driver.changeModifiers(modifiersOf(event));
      return;
    }
    const key = TOOL_KEYS.get(event.key);
    const hasCommandKey = event.ctrlKey || event.metaKey || event.altKey;
    const isTaken = key
      ? !hasCommandKey && this.driver.key(key)
      : event.key.length === 1 && !hasCommandKey && this.driver.type(event.key);
    if (isTaken) event.preventDefault();
  };

  private readonly keyUp = (event: KeyboardEvent): void => {
    if (MODIFIER_KEYS.has(event.key)) this.driver.changeModifiers(modifiersOf(event));
  };

  private point(pixel: Vec2, event: PointerEvent): RawPointer {
    this.driver.clearTrial();
    const pointer = this.host.pick(pixel, modifiersOf(event));
    this.host.pointed(pixel, pointer);
    return pointer;
  }

  /** The button is still down, no other joined it, and the pointer has not left the window. */
  private isStillOurs(event: PointerEvent): boolean {
    const isInWindow =
      event.clientX >= 0 &&
      event.clientY >= 0 &&
      event.clientX <= window.innerWidth &&
      event.clientY <= window.innerHeight;
    return this.held === event.pointerId && event.buttons === LEFT_IS_DOWN && isInWindow;
  }
}

/** Command stands for Ctrl on a Mac, where Ctrl+click is the right button. */
export const modifiersOf = (event: MouseEvent | KeyboardEvent): Modifiers => ({
  shift: event.shiftKey,
  ctrl: event.ctrlKey || event.metaKey,
  alt: event.altKey,
});
