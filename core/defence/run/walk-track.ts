import type { BuiltPath } from '../builder/build-path.ts';
import { CORNER } from '../builder/tile-kind.ts';

/** Somebody on a track: in tiles from the entrance, and radians from +x towards +z. */
export interface TrackPlace {
  readonly x: number;
  readonly z: number;
  readonly heading: number;
  /** How sharply the way turns here, in radians a tile: 0 on a straight; to the left below 0. */
  readonly turning: number;
}

/** Radius, in tiles, of the quarter circle in which a corner is walked: from the middle of a side to that of the next. */
const RADIUS = 0.5;

/** Length of that quarter circle in tiles, in place of the two halves of a straight tile. */
const ARC = (Math.PI / 2) * RADIUS;

/**
 * The way along a path: straight from the middle of the entrance to that of the exit, round in corners. All in tiles.
 * Where one is follows from the distance alone, by a search among the tiles.
 */
export class WalkTrack {
  /** In tiles. */
  readonly length: number;
  /** Distance at which each tile of the walk is entered; the entrance is begun in its middle. */
  private readonly starts: Float64Array;
  private readonly path: Pick<BuiltPath, 'xs' | 'ys' | 'kinds'>;

  constructor(path: Pick<BuiltPath, 'xs' | 'ys' | 'kinds'>) {
    this.path = path;
    const count = path.xs.length;
    this.starts = new Float64Array(count);
    let at = -0.5;
    for (let step = 0; step < count; step += 1) {
      this.starts[step] = at;
      at += path.kinds[step] === CORNER ? ARC : 1;
    }
    this.length = at - 0.5;
  }

  /** Where somebody is who has walked that far; before the entrance at it, beyond the exit at that. */
  at(distance: number): TrackPlace {
    const along = Math.max(0, Math.min(this.length, distance));
    const step = this.stepAt(along);
    const inside = along - (this.starts[step] ?? 0);
    const from = this.direction(Math.max(1, step));
    const to = this.direction(Math.min(this.path.xs.length - 1, step + 1));
    const [x, z] = [this.path.xs[step] ?? 0, this.path.ys[step] ?? 0];
    if (this.path.kinds[step] !== CORNER) {
      const [dx, dz] = step === 0 ? to : from;
      return {
        x: x + dx * (inside - 0.5),
        z: z + dz * (inside - 0.5),
        heading: Math.atan2(dz, dx),
        turning: 0,
      };
    }
    const side = from[0] * to[1] - from[1] * to[0];
    const angle = inside / RADIUS;
    // The centre of the turn is the corner of the tile between the two sides.
    const [cx, cz] = [x + (to[0] - from[0]) * RADIUS, z + (to[1] - from[1]) * RADIUS];
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    return {
      x: cx + (from[0] * s - to[0] * c) * RADIUS,
      z: cz + (from[1] * s - to[1] * c) * RADIUS,
      heading: Math.atan2(from[1] * c + to[1] * s, from[0] * c + to[0] * s),
      turning: side / RADIUS,
    };
  }

  /** The tile of the walk that is walked over at a distance. */
  stepAt(distance: number): number {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= distance) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Of the step from the tile before to a tile. */
  private direction(step: number): readonly [number, number] {
    const { xs, ys } = this.path;
    return [(xs[step] ?? 0) - (xs[step - 1] ?? 0), (ys[step] ?? 0) - (ys[step - 1] ?? 0)];
  }
}
