import { distance, type Vec2 } from '../../core/math/vec2.ts';

/** Longest time between the presses of a double click, in milliseconds: the default of desktop systems. */
const DOUBLE_CLICK_TIME = 500;
/** Farthest that a hand shakes between them, in CSS pixels. */
const DOUBLE_CLICK_REACH = 5;

/** Tells second presses from first ones: pointer events do not say. */
export class ClickCounter {
  private last: { readonly pixel: Vec2; readonly time: number } | null = null;

  /**
   * 1 for a press by itself, 2 for the second of a double click; the next one is a first again.
   * @param time in milliseconds
   */
  count(pixel: Vec2, time: number): 1 | 2 {
    const isSecond =
      this.last !== null &&
      time - this.last.time <= DOUBLE_CLICK_TIME &&
      distance(pixel, this.last.pixel) <= DOUBLE_CLICK_REACH;
    this.last = isSecond ? null : { pixel, time };
    return isSecond ? 2 : 1;
  }
}
