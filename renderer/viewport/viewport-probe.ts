import type { Vec2 } from '../../core/math/vec2.ts';

/**
 * What a script that drives the editor with a mouse has to know and cannot see: where a place of the plan stands on
 * screen, and how much was drawn. It reads, and changes nothing. Found as `viewportProbe` on the viewport's canvas.
 */
export interface ViewportProbe {
  /** Frames drawn since the viewport was made. */
  readonly frames: number;
  /** Draw calls of the last frame. */
  readonly drawCalls: number;
  /** Nothing is moving, and nothing that belongs to the picture is still being made ready. */
  readonly isSettled: boolean;
  /** Pixel of the page (CSS pixels) for a plan point at a height in metres; null behind the eye. */
  toPage(plan: Vec2, height?: number): Vec2 | null;
}

/** Hangs the probe on its canvas, for scripts and tests. */
export function attachProbe(canvas: HTMLCanvasElement, probe: ViewportProbe): void {
  Object.defineProperty(canvas, 'viewportProbe', { value: probe, configurable: true });
}
