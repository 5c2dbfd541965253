import { distance, type Vec2 } from '../math/vec2.ts';

/** A hand that clicks moves the mouse by less than this; one that drags by more. */
const DRAG_THRESHOLD_PX = 4;

/** Whether the pointer has gone so far from where the button went down that it is a drag and no click. */
export const isDrag = (
  pressedAt: Vec2,
  pointer: { readonly free: Vec2; readonly metresPerPixel: number },
): boolean => distance(pressedAt, pointer.free) > DRAG_THRESHOLD_PX * pointer.metresPerPixel;
