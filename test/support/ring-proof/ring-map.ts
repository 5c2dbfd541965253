import type { Vec3 } from '../../../core/math/vec3.ts';
import { type Columns, vec3Of } from './vectors.ts';

/** Where a module stands, in the numbers of the specification. */
export interface Stand {
  readonly steps: number;
  readonly cellSize: number;
  readonly centre: Vec3;
  /** The lowest ring line and step, and cells along and across, turns counted. */
  readonly cell: readonly [number, number];
  readonly extent: readonly [number, number];
  readonly quarterTurns: number;
  readonly mirrored: boolean;
  readonly scaleHeight: boolean;
}

export const thresholdOf = ({ steps, cellSize }: Pick<Stand, 'steps' | 'cellSize'>): number =>
  (cellSize * steps) / (2 * Math.PI);

export const growthOf = ({ steps }: Pick<Stand, 'steps'>): number => (steps + Math.PI) / (steps - Math.PI);

export const lineRadius = (grid: Pick<Stand, 'steps' | 'cellSize'>, line: number): number =>
  thresholdOf(grid) * growthOf(grid) ** line;

/** Of the middle of the footprint in grid coordinates. */
export const pivotRadiusOf = (stand: Stand): number => lineRadius(stand, stand.cell[0] + stand.extent[1] / 2);

export const pivotAngleOf = ({ steps, cell, extent }: Stand): number =>
  (2 * Math.PI * (cell[1] + extent[0] / 2)) / steps;

/** From the straight module to the level and back; written from the specification alone, in double precision. */
export class RingMap {
  /** Of the pivot, in metres. */
  readonly radius: number;
  private readonly stand: Stand;
  private readonly angle: number;
  private readonly threshold: number;
  private readonly logGrowth: number;
  private readonly height: number;

  constructor(stand: Stand) {
    this.stand = stand;
    this.radius = pivotRadiusOf(stand);
    this.angle = pivotAngleOf(stand);
    this.threshold = thresholdOf(stand);
    this.logGrowth = Math.log(growthOf(stand));
    this.height = stand.scaleHeight ? this.radius / this.threshold : 1;
  }

  toLevel([x, y, z]: Vec3): Vec3 {
    const { cellSize, centre, mirrored, quarterTurns } = this.stand;
    const [cosine, sine] = quarter(quarterTurns);
    const side = mirrored ? -x : x;
    const u = cosine * side - sine * z;
    const v = sine * side + cosine * z;
    // Polar about the centre of the ring: v inwards shrinks the radius, u ahead adds to the angle.
    const radius = this.radius * Math.exp((-this.logGrowth * v) / cellSize);
    const angle = this.angle + u / this.threshold;
    return [
      centre[0] + radius * Math.cos(angle),
      centre[1] + y * this.height,
      centre[2] + radius * Math.sin(angle),
    ];
  }

  toModule([x, y, z]: Vec3): Vec3 {
    const { cellSize, centre, mirrored, quarterTurns } = this.stand;
    const [fromX, fromZ] = [x - centre[0], z - centre[2]];
    const turn = Math.atan2(fromZ, fromX) - this.angle;
    const u = this.threshold * (turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI)));
    const v = (-cellSize * Math.log(Math.hypot(fromX, fromZ) / this.radius)) / this.logGrowth;
    const [cosine, sine] = quarter(quarterTurns);
    const side = cosine * u + sine * v;
    return [mirrored ? -side : side, (y - centre[1]) / this.height, cosine * v - sine * u];
  }

  /** What becomes of small steps along x, y and z at a point, by central differences. */
  slopesAt(point: Vec3): Columns {
    const step = this.stand.cellSize * 1e-5;
    const slope = (axis: number): Vec3 => {
      const at = (sign: number) => this.toLevel(vec3Of((k) => point[k] + (k === axis ? sign * step : 0)));
      const [before, after] = [at(-1), at(1)];
      return vec3Of((k) => (after[k] - before[k]) / (2 * step));
    };
    return [slope(0), slope(1), slope(2)];
  }
}

/** Cosine and sine of quarter turns. */
const quarter = (turns: number): readonly [number, number] =>
  (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[turns] ?? [Number.NaN, Number.NaN];
