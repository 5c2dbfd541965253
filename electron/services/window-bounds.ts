import { readFileSync, writeFileSync } from 'node:fs';
import { z } from '../../core/document/schema/zod.ts';

const SMALLEST = { width: 640, height: 480 };
const USUAL = { width: 1440, height: 900 };

/** How much of the title bar must be on a display for the window to be found and moved, in pixels. */
const GRIP = 60;

const storedBounds = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(SMALLEST.width),
  height: z.int().min(SMALLEST.height),
  isMaximized: z.boolean(),
});

/** In pixels of the desktop. */
interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type WindowBounds = z.infer<typeof storedBounds>;

/** Where the window stood last, or its usual size where that cannot be known or is on a display that has gone. */
export function readBounds(file: string, displays: readonly Rectangle[]): Partial<WindowBounds> {
  try {
    const bounds = storedBounds.parse(JSON.parse(readFileSync(file, 'utf8')));
    return displays.some((display) => isWithinReach(bounds, display)) ? bounds : USUAL;
  } catch {
    return USUAL;
  }
}

/** Losing the place of the window is no reason to trouble anybody. */
export function writeBounds(file: string, bounds: WindowBounds): void {
  try {
    writeFileSync(file, JSON.stringify(bounds));
  } catch (error) {
    console.error(error);
  }
}

const isWithinReach = (window: Rectangle, display: Rectangle): boolean =>
  window.x + window.width >= display.x + GRIP &&
  window.x <= display.x + display.width - GRIP &&
  window.y >= display.y &&
  window.y <= display.y + display.height - GRIP;
