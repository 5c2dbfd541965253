import type { Paint } from './palette.ts';
import type { Polygon, Solid } from './solid.ts';

/** A piece of a module in one material. */
export interface Part {
  readonly paint: Paint;
  readonly solid: Solid;
  /** sRGB of each face; left out: white. */
  readonly colorOf?: (face: Polygon) => string;
}

export const part = (paint: Paint, ...solids: readonly Solid[]): Part => ({ paint, solid: solids.flat() });
