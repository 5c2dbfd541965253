import type { Vec3 } from '../math/vec3.ts';
import { angleOf, type Cell, type PolarGrid, radiusOf } from './polar-grid.ts';

/** Cells along the ring and across it, as a module takes them where it stands: turns are counted already. */
export type Extent = readonly [along: number, across: number];

/** Where the origin of a module comes to: radius in metres, angle in radians from +x towards +z. */
export interface Pivot {
  readonly radius: number;
  readonly angle: number;
}

/** The pivot of a footprint: the middle of its cells in grid coordinates, r0·A^(n + d/2) and 2π(k + w/2)/N. */
export const pivotOf = (grid: PolarGrid, [line, step]: Cell, [along, across]: Extent): Pivot => ({
  radius: radiusOf(grid, line + across / 2),
  angle: angleOf(grid, step + along / 2),
});

/**
 * A point of the frame of a pivot (û along the ring, ŷ up, v̂ towards the centre) in the level, in metres:
 * v̂ = (−cos θ, 0, −sin θ), û = ŷ × v̂ = (−sin θ, 0, cos θ).
 * @param centre of the ring
 */
export function toWorld({ radius, angle }: Pivot, centre: Vec3, [u, y, v]: Vec3): Vec3 {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const outwards = radius - v;
  return [centre[0] + outwards * cosine - u * sine, centre[1] + y, centre[2] + outwards * sine + u * cosine];
}
