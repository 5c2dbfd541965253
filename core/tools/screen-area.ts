import type { Vec2 } from '../math/vec2.ts';

/** A rectangle of the screen between two opposite corners, in CSS pixels of the picture, in the order in which it was drawn. */
export interface ScreenArea {
  readonly from: Vec2;
  readonly to: Vec2;
}
