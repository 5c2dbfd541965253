import type { Vec2 } from '../../../core/math/vec2.ts';

/** What the hand asks of the view. */
interface PreviewHand {
  /** By how many CSS pixels it was dragged. */
  turn(by: Vec2): void;
  /** Farther away by this factor; nearer below 1. */
  zoom(factor: number): void;
  frame(): void;
}

/** CSS pixels that a press of an arrow is as good as. */
const ARROW_PIXELS = 16;
const ARROWS: Readonly<Record<string, Vec2>> = {
  ArrowLeft: [ARROW_PIXELS, 0],
  ArrowRight: [-ARROW_PIXELS, 0],
  ArrowUp: [0, ARROW_PIXELS],
  ArrowDown: [0, -ARROW_PIXELS],
};
/** How much a press of plus or minus zooms. */
const KEY_ZOOM = 1.15;
/** How much a pixel of the wheel zooms, as an exponent, and the most that one event does. */
const WHEEL_ZOOM = 0.0018;
const MOST_ZOOM = 0.6;
/** Pinches come as wheel events of few pixels. */
const PINCH_ZOOM = 0.01;
/** CSS pixels of a line, where wheels count in lines. */
const LINE_PIXELS = 40;

/** Listens to pointer, wheel and keys on a canvas until the signal is aborted. */
export function listenToHand(canvas: HTMLCanvasElement, hand: PreviewHand, signal: AbortSignal): void {
  let last: Vec2 | null = null;
  const end = (): void => {
    last = null;
  };
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      last = [event.clientX, event.clientY];
      canvas.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (last) hand.turn([clientX - last[0], clientY - last[1]]);
      if (last) last = [clientX, clientY];
    },
    { signal },
  );
  for (const over of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    canvas.addEventListener(over, end, { signal });
  }
  canvas.addEventListener('dblclick', () => hand.frame(), { signal });
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      hand.zoom(Math.exp(Math.max(-MOST_ZOOM, Math.min(exponentOf(event), MOST_ZOOM))));
    },
    { signal, passive: false },
  );
  canvas.addEventListener('keydown', (event) => press(event, hand), { signal });
}

function exponentOf({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_PIXELS : deltaY;
  return pixels * (ctrlKey ? PINCH_ZOOM : WHEEL_ZOOM);
}

function press(event: KeyboardEvent, hand: PreviewHand): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow) hand.turn(arrow);
  else if (event.key === '+' || event.key === '=') hand.zoom(1 / KEY_ZOOM);
  else if (event.key === '-') hand.zoom(KEY_ZOOM);
  else if (event.key === 'Home' || event.key === 'f') hand.frame();
  else return;
  // The keys of the workspace mean the level.
  event.preventDefault();
}
