import { add3, cross3, dot3, normalize3, scale3, sub3, type Vec3 } from '../../../core/math/vec3.ts';
import type { Complain, RingFault } from './faults.ts';
import { RingMap, type Stand } from './ring-map.ts';
import type { Shown, ShownCorner, ShownTriangle } from './shown-modules.ts';
import type { SourceCorner, SourceTriangle } from './source-module.ts';
import { angleBetween, combine, throughInverse, vec3Of } from './vectors.ts';

/** A module of the level as the specification has it. */
export interface WantedModule {
  readonly id: string;
  readonly ring: string;
  readonly asset: string;
  readonly stand: Stand;
  readonly triangles: readonly SourceTriangle[];
  readonly pivot: Vec3;
  readonly scale: number;
  /** Part of a cell, or null. */
  readonly longestEdge: number | null;
}

/** Of the pivot radius: how far a vertex may lie from the surface. */
const SURFACE_TOLERANCE = 1e-5;
/** In degrees. */
const DIRECTION_TOLERANCE = 0.1;
/** Of 1. */
const PART_TOLERANCE = 2e-4;
/** Of the longest edge: by so much it may be longer, so that no slivers are cut off. */
const EDGE_TOLERANCE = 2.5e-3;
/** Of the area of a triangle. */
const AREA_TOLERANCE = 2e-3;

/** Later ones are only looked at where those before are right. */
const ORDER: readonly (RingFault | null)[] = [
  'surface',
  'winding',
  'normal',
  'tangent',
  'bitangent',
  'uv',
  'color',
  null,
];

interface StraightTriangle {
  readonly source: SourceTriangle;
  readonly corners: readonly [Vec3, Vec3, Vec3];
  /** Twice the area long. */
  readonly across: Vec3;
  covered: number;
}

/** Whether a module is shown as its straight mesh bent where it stands, whole and closed. */
export function checkShape(shown: Shown, wanted: WantedModule, complain: Complain): void {
  new ShapeCheck(shown, wanted, complain).run();
}

class ShapeCheck {
  private readonly shown: Shown;
  private readonly wanted: WantedModule;
  private readonly complain: Complain;
  private readonly map: RingMap;
  private readonly straight: readonly StraightTriangle[];

  constructor(shown: Shown, wanted: WantedModule, complain: Complain) {
    this.shown = shown;
    this.wanted = wanted;
    this.complain = complain;
    this.map = new RingMap(wanted.stand);
    this.straight = wanted.triangles.map((source) => straighten(source, wanted));
  }

  run(): void {
    const back = new Map<ShownCorner, Vec3>();
    let last: StraightTriangle | undefined;
    for (const triangle of this.shown.triangles) {
      for (const corner of triangle.corners) {
        if (!back.has(corner)) back.set(corner, this.map.toModule(corner.at));
      }
      const [a, b, c] = triangle.corners;
      const points = [a, b, c].map((corner) => back.get(corner) ?? corner.at);
      last = this.placeTriangle(triangle, points, last);
      this.checkEdges(points);
    }
    this.checkCovered();
    this.checkClosed();
  }

  /** The source triangle that this one is part of; the one before is tried first. */
  private placeTriangle(
    triangle: ShownTriangle,
    points: readonly Vec3[],
    last: StraightTriangle | undefined,
  ) {
    let furthest = 0;
    for (const candidate of last ? [last, ...this.straight] : this.straight) {
      const stage = candidate.source.look === triangle.look ? this.compare(triangle, points, candidate) : 0;
      if (ORDER[stage] === null) {
        candidate.covered += Math.hypot(...acrossOf(points));
        return candidate;
      }
      furthest = Math.max(furthest, stage);
    }
    this.complain(ORDER[furthest] ?? 'surface', `${this.wanted.id}: at ${triangle.corners[0].at.join(' ')}`);
    return last;
  }

  /** How far in ORDER a triangle agrees with a source triangle. */
  private compare({ corners }: ShownTriangle, points: readonly Vec3[], straight: StraightTriangle): number {
    const weights = points.map((point) => weightsOf(point, straight));
    const feet = weights.map((weight) => combine(straight.corners, weight));
    if (!corners.every(({ at }, k) => this.isNear(at, feet[k]))) return ORDER.indexOf('surface');
    const across = acrossOf(points);
    const isThin = Math.hypot(...across) < this.wanted.stand.cellSize ** 2 * 1e-7;
    const turned = dot3(across, straight.across) * (this.wanted.stand.mirrored ? -1 : 1);
    if (!isThin && turned <= 0) return ORDER.indexOf('winding');
    const faults = corners.map((corner, k) => this.compareCorner(corner, weights[k], feet[k], straight));
    return Math.min(...faults);
  }

  private isNear(at: Vec3, foot: Vec3 | undefined): boolean {
    if (!foot) return false;
    const { centre } = this.wanted.stand;
    const reach = Math.max(this.map.radius, Math.hypot(at[0] - centre[0], at[2] - centre[2]));
    return distance(at, this.map.toLevel(foot)) <= SURFACE_TOLERANCE * reach + this.shown.precision.position;
  }

  private compareCorner(
    corner: ShownCorner,
    weights: Vec3 = [0, 0, 0],
    foot: Vec3 = [0, 0, 0],
    { source }: StraightTriangle,
  ): number {
    const slopes = this.map.slopesAt(foot);
    const { part } = this.shown.precision;
    const most = DIRECTION_TOLERANCE + part * 180;
    const mirror = (direction: Vec3): Vec3 => combine(slopes, direction);
    const normal = throughInverse(slopes, normalize3(mixed(source, weights, ({ normal }) => normal)));
    if (!(angleBetween(corner.normal, normal) <= most)) return ORDER.indexOf('normal');
    const tangent = source.corners[0].tangent && mirror(mixed(source, weights, (each) => each.tangent));
    if ((tangent === null) !== (corner.tangent === null)) return ORDER.indexOf('tangent');
    if (tangent && corner.tangent && !(angleBetween(corner.tangent, tangent) <= most))
      return ORDER.indexOf('tangent');
    if (tangent && corner.bitangent) {
      const bitangent = mirror(mixed(source, weights, (each) => each.bitangent));
      if (!(dot3(bitangent, corner.bitangent) > 0)) return ORDER.indexOf('bitangent');
    }
    const near = (a: readonly number[], b: readonly number[]): boolean =>
      a.length === b.length && a.every((value, k) => Math.abs(value - (b[k] ?? 0)) <= PART_TOLERANCE + part);
    const uvs = mixedNumbers(source, weights, (each) => each.uvs.flat());
    if (!near(corner.uvs.flat(), uvs)) return ORDER.indexOf('uv');
    if (
      !near(
        corner.color ?? [],
        mixedNumbers(source, weights, (each) => each.color ?? []),
      )
    )
      return ORDER.indexOf('color');
    return ORDER.indexOf(null);
  }

  private checkEdges(points: readonly Vec3[]): void {
    const { longestEdge, stand, id } = this.wanted;
    if (longestEdge === null) return;
    const slack = EDGE_TOLERANCE * longestEdge * stand.cellSize + this.slackInModule();
    for (const [k, a] of points.entries()) {
      const b = points[(k + 1) % 3] ?? a;
      const longest = Math.max(Math.abs(a[0] - b[0]), Math.abs(a[2] - b[2]));
      if (longest > longestEdge * stand.cellSize + slack) this.complain('long-edge', `${id}: ${longest} m`);
    }
  }

  /** The step of rounded positions, taken back to the straight module. */
  private slackInModule(): number {
    const slope = Math.hypot(...this.map.slopesAt([0, 0, 0])[0]);
    return (20 * this.shown.precision.position) / slope;
  }

  private checkCovered(): void {
    const { cellSize } = this.wanted.stand;
    const slack = AREA_TOLERANCE + this.slackInModule() / cellSize;
    for (const [index, { across, covered }] of this.straight.entries()) {
      const area = Math.hypot(...across);
      const isWhole = Math.abs(covered - area) <= slack * area + 1e-4 * cellSize ** 2;
      if (!isWhole)
        this.complain('incomplete', `${this.wanted.id}: triangle ${index}, ${covered} of ${area}`);
    }
  }

  private checkClosed(): void {
    const edges = new Map<string, number>();
    let volume = 0;
    const origin = this.shown.triangles[0]?.corners[0].at ?? [0, 0, 0];
    for (const { corners, look } of this.shown.triangles) {
      const [a, b, c] = corners;
      volume += dot3(sub3(a.at, origin), cross3(sub3(b.at, origin), sub3(c.at, origin)));
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        const isForth = from.stored < to.stored;
        const key = `${look} ${isForth ? from.stored : to.stored} ${isForth ? to.stored : from.stored}`;
        if (from.stored !== to.stored) edges.set(key, (edges.get(key) ?? 0) + (isForth ? 1 : -1));
      }
    }
    if (!(volume > 0)) this.complain('inside-out', `${this.wanted.id}: ${volume} m³`);
    const open = [...edges].filter(([, count]) => count !== 0);
    if (open.length > 0) this.complain('open', `${this.wanted.id}: ${open.length} edges, ${open[0]?.[0]}`);
  }
}

function straighten(source: SourceTriangle, { pivot, scale }: WantedModule): StraightTriangle {
  const move = ({ at }: SourceCorner): Vec3 => scale3(sub3(at, pivot), scale);
  const [a, b, c] = source.corners;
  const corners = [move(a), move(b), move(c)] as const;
  return { source, corners, across: acrossOf(corners), covered: 0 };
}

function acrossOf([a = [0, 0, 0], b = a, c = a]: readonly Vec3[]): Vec3 {
  return cross3(sub3(b, a), sub3(c, a));
}

const distance = (a: Vec3, b: Vec3): number => Math.hypot(...sub3(a, b));

/** Barycentric, of the point of the triangle below another. Beside the triangle: of the nearest point of its sides. */
function weightsOf(point: Vec3, { corners: [a, b, c], across }: StraightTriangle): Vec3 {
  const square = dot3(across, across);
  const part = (from: Vec3, to: Vec3): number =>
    dot3(cross3(sub3(to, from), sub3(point, from)), across) / square;
  const inside: Vec3 = [part(b, c), part(c, a), part(a, b)];
  if (inside.every((weight) => weight >= 0)) return inside;
  const onSides = [onSide(point, a, b), onSide(point, b, c), onSide(point, c, a)] as const;
  const weights: readonly Vec3[] = [
    [1 - onSides[0], onSides[0], 0],
    [0, 1 - onSides[1], onSides[1]],
    [onSides[2], 0, 1 - onSides[2]],
  ];
  const far = (weight: Vec3): number => distance(point, combine([a, b, c], weight));
  return weights.reduce((best, weight) => (far(weight) < far(best) ? weight : best));
}

function onSide(point: Vec3, from: Vec3, to: Vec3): number {
  const along = sub3(to, from);
  return Math.min(1, Math.max(0, dot3(sub3(point, from), along) / dot3(along, along)));
}

function mixed(
  { corners }: SourceTriangle,
  weights: Vec3,
  take: (corner: SourceCorner) => Vec3 | null,
): Vec3 {
  return corners.reduce<Vec3>(
    (sum, corner, k) => add3(sum, scale3(take(corner) ?? [0, 0, 0], weights[k] ?? 0)),
    vec3Of(() => 0),
  );
}

function mixedNumbers(
  { corners }: SourceTriangle,
  weights: Vec3,
  take: (corner: SourceCorner) => readonly number[],
): number[] {
  const [a, b, c] = corners.map(take);
  return (a ?? []).map(
    (value, k) => value * weights[0] + (b?.[k] ?? 0) * weights[1] + (c?.[k] ?? 0) * weights[2],
  );
}
