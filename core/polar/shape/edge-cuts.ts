import type { GrowingVertices } from './growing-vertices.ts';
import { type PlanAxis, spanOf } from './plan-axis.ts';

/** Nearer than this part of a piece to its end an edge is not cut: that would leave slivers, mostly from rounding. */
export const NEAR = 1e-3;
/** By how much longer than asked for an edge may be: as much as `NEAR` leaves at its two ends. */
export const SLACK = 1 + 2 * NEAR;
/** Makes one number of two indices of vertices: more vertices than this no mesh in memory has. */
const MOST_VERTICES = 2 ** 26;

/**
 * The vertices on edges that are too long: one on each plane x = i·longest or z = j·longest that such an edge crosses.
 * Where they lie follows from the positions of the two ends alone, to the bit, so triangles that share these stay joined,
 * whichever mesh they are of and whatever else differs between their vertices.
 */
export class EdgeCuts {
  private readonly vertices: GrowingVertices;
  private readonly longest: number;
  /** The first of the vertices on an edge, by its ends; the others follow it. */
  private readonly firsts = new Map<number, number>();

  constructor(vertices: GrowingVertices, longest: number) {
    this.vertices = vertices;
    this.longest = longest;
  }

  /** The loop with the vertices on its edges that are too long along an axis; itself where none is. */
  insert(loop: readonly number[], axis: PlanAxis): readonly number[] {
    const { positions } = this.vertices;
    const isShort = (a: number, index: number) =>
      !(spanOf(positions, a, nextOf(loop, index), axis) > SLACK * this.longest);
    if (loop.every(isShort)) return loop;
    return loop.flatMap((a, index) =>
      isShort(a, index) ? [a] : [a, ...this.between(a, nextOf(loop, index), axis)],
    );
  }

  /** In the order from a to b. */
  private between(a: number, b: number, axis: PlanAxis): readonly number[] {
    const { positions } = this.vertices;
    const [from, to] = isBefore(positions, a, b) ? [a, b] : [b, a];
    const planes = planesBetween(positions[3 * a + axis] ?? 0, positions[3 * b + axis] ?? 0, this.longest);
    const first = this.firstOn(from, to, axis, planes);
    const isRising = (positions[3 * a + axis] ?? 0) < (positions[3 * b + axis] ?? 0);
    return planes.map((_, index) => first + (isRising ? index : planes.length - 1 - index));
  }

  /** @param planes rising; the new vertices are in their order */
  private firstOn(from: number, to: number, axis: PlanAxis, planes: readonly number[]): number {
    const key = Math.min(from, to) * MOST_VERTICES + Math.max(from, to);
    const known = this.firsts.get(key);
    if (known !== undefined) return known;
    const first = this.vertices.count;
    this.firsts.set(key, first);
    const start = this.vertices.positions[3 * from + axis] ?? 0;
    const span = (this.vertices.positions[3 * to + axis] ?? 0) - start;
    for (const at of planes) this.vertices.add({ from, to, part: (at - start) / span, axis, at });
    return first;
  }
}

const nextOf = (loop: readonly number[], index: number): number => loop[(index + 1) % loop.length] ?? 0;

/** Where the planes lie that are crossed between two values, rising, in single precision. */
function planesBetween(a: number, b: number, longest: number): readonly number[] {
  const first = Math.ceil(Math.min(a, b) / longest + NEAR);
  const last = Math.floor(Math.max(a, b) / longest - NEAR);
  return Array.from({ length: last - first + 1 }, (_, index) => Math.fround((first + index) * longest));
}

function isBefore(positions: Float32Array, a: number, b: number): boolean {
  for (let axis = 0; axis < 3; axis += 1) {
    const difference = (positions[3 * a + axis] ?? 0) - (positions[3 * b + axis] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return a <= b;
}
