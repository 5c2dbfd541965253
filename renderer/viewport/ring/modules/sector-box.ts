import type { Vec3 } from '../../../../core/math/vec3.ts';
import type { Bounds } from '../../../../core/modules/module-model.ts';
import type { Bend } from '../../../../core/polar/deformation.ts';
import type { Pivot } from '../../../../core/polar/pivot.ts';

/** How a module stands in the level. */
export interface Stand extends Bend {
  /** Of the ring, in metres. */
  readonly centre: Vec3;
  readonly pivot: Pivot;
}

/**
 * The box around a straight box after it was bent, in the level: the map is log-polar, so what the box becomes is a sector
 * of an annulus, from R = r_P·A^(−v/l0) and θ + u/r0 at its ends. It holds every shape that the straight box holds, and
 * needs no vertex, so that a ring can be dragged without baking anything.
 * @param straight of a module in module space, in metres
 */
export function computeSectorBox(straight: Bounds, stand: Stand): Bounds {
  const { grid, pivot, centre, scaleHeight } = stand;
  const [along, inwards] = turnedRanges(straight, stand);
  const rate = Math.log(grid.growth) / grid.cellSize;
  const inner = pivot.radius * Math.exp(-rate * inwards[1]);
  const outer = pivot.radius * Math.exp(-rate * inwards[0]);
  const from = pivot.angle + along[0] / grid.r0;
  const to = pivot.angle + along[1] / grid.r0;
  const height = scaleHeight ? pivot.radius / grid.r0 : 1;
  const [minX, maxX] = reach(from, to, inner, outer);
  // The sine of an angle is the cosine of what is a quarter turn less.
  const [minZ, maxZ] = reach(from - Math.PI / 2, to - Math.PI / 2, inner, outer);
  return {
    min: [centre[0] + minX, centre[1] + height * straight.min[1], centre[2] + minZ],
    max: [centre[0] + maxX, centre[1] + height * straight.max[1], centre[2] + maxZ],
  };
}

/** Points of an arc are no more than this apart, in radians. */
const ARC_STEP = Math.PI / 16;

/** Points at the border of what a straight box becomes, from its foot to its head, for pictures of it. */
export function computeSectorPoints(straight: Bounds, stand: Stand): readonly Vec3[] {
  const { grid, pivot, centre, scaleHeight } = stand;
  const [along, inwards] = turnedRanges(straight, stand);
  const rate = Math.log(grid.growth) / grid.cellSize;
  const height = scaleHeight ? pivot.radius / grid.r0 : 1;
  const chords = Math.max(1, Math.ceil((along[1] - along[0]) / grid.r0 / ARC_STEP));
  const angles = Array.from(
    { length: chords + 1 },
    (_, index) => pivot.angle + (along[0] + ((along[1] - along[0]) * index) / chords) / grid.r0,
  );
  return inwards
    .map((v) => pivot.radius * Math.exp(-rate * v))
    .flatMap((radius) =>
      angles.flatMap((angle) =>
        [straight.min, straight.max].map(
          ([, y]): Vec3 => [
            centre[0] + radius * Math.cos(angle),
            centre[1] + height * y,
            centre[2] + radius * Math.sin(angle),
          ],
        ),
      ),
    );
}

type Range = readonly [min: number, max: number];

/** What a box spans along u and v once it is mirrored and turned. */
function turnedRanges({ min, max }: Bounds, { quarterTurns, mirrored }: Bend): readonly [Range, Range] {
  const x: Range = mirrored ? [-max[0], -min[0]] : [min[0], max[0]];
  const z: Range = [min[2], max[2]];
  if (quarterTurns === 1) return [negated(z), x];
  if (quarterTurns === 2) return [negated(x), negated(z)];
  return quarterTurns === 3 ? [z, negated(x)] : [x, z];
}

const negated = ([min, max]: Range): Range => [-max, -min];

const TURN = 2 * Math.PI;

/** The least and the greatest r·cos α for α between two angles and r between two radii. */
function reach(from: number, to: number, inner: number, outer: number): Range {
  const first = Math.cos(from);
  const last = Math.cos(to);
  const least = passes(Math.PI, from, to) ? -1 : Math.min(first, last);
  const most = passes(0, from, to) ? 1 : Math.max(first, last);
  return [least * (least < 0 ? outer : inner), most * (most > 0 ? outer : inner)];
}

/** Whether a whole multiple of a turn beyond an angle lies between two others. */
const passes = (angle: number, from: number, to: number): boolean =>
  Math.ceil((from - angle) / TURN) * TURN + angle <= to;
