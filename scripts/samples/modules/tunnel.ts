import type { Vec2 } from '../../../core/math/vec2.ts';
import type { Vec3 } from '../../../core/math/vec3.ts';
import { loft, pipe, type Solid } from './solid.ts';

/** A place of a path on the ground: a point [x, z] and the direction to its right, in metres. */
export interface Station {
  readonly at: Vec2;
  readonly right: Vec2;
}

/** The outside of a corridor as [to the right, up] in metres: an octagon that stands a little in the floor. */
const SECTION: readonly Vec2[] = [
  [1.15, 0.1],
  [1.65, 0.85],
  [1.65, 2.05],
  [1.15, 2.8],
  [-1.15, 2.8],
  [-1.65, 2.05],
  [-1.65, 0.85],
  [-1.15, 0.1],
];

/** In metres: the height about which a section grows, and how thick its wall is. */
const MIDDLE = 1.45;
const WALL = 0.14;
/** In metres: however far a section grows, it stays in the floor. */
const LOWEST = 0.02;

/** Along x from one place to another. */
export const straight = (from: number, to: number): readonly Station[] =>
  [from, to].map((x) => ({ at: [x, 0], right: [0, 1] }));

/** In radians: what the ends of a curve leave to the frames there. */
const END = 0.02;

/** A quarter of a circle about [2, 2] from the middle of the side ahead to that of the inner side. */
export const QUARTER: readonly Station[] = Array.from({ length: 9 }, (_value, at) => {
  const angle = END + (at / 8) * (Math.PI / 2 - 2 * END);
  const [away, along] = [Math.cos(angle), Math.sin(angle)];
  return { at: [2 - 2 * along, 2 - 2 * away], right: [-along, -away] };
});

/** A corridor's hull, hollow, as one walks through it. */
export const tunnel = (path: readonly Station[]): Solid => hoop(path, 0, WALL);

/** What lies around a corridor from `grown` metres outside its hull to so many inside. */
export const hoop = (path: readonly Station[], grown: number, shrunk = WALL + 0.03): Solid =>
  pipe(loopsAlong(path, grown), loopsAlong(path, -shrunk));

/** What fills a corridor from side to side, shrunk by so many metres. */
export const plug = (path: readonly Station[], shrunk: number): Solid => loft(loopsAlong(path, -shrunk));

const loopsAlong = (path: readonly Station[], grown: number): Vec3[][] =>
  path.map(({ at, right }) =>
    SECTION.map(([aside, up]): Vec3 => {
      const to = aside + Math.sign(aside) * grown;
      const height = Math.max(LOWEST, up + Math.sign(up - MIDDLE) * grown);
      return [at[0] + right[0] * to, height, at[1] + right[1] * to];
    }),
  );
