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
    const cut: number[] = [];
    for (let i = 0; i < loop.length; i += 1) {
      const a = loop[i] ?? 0;
      const b = loop[i + 1 === loop.length ? 0 : i + 1] ?? 0;
      cut.push(a);
      if (spanOf(this.vertices.positions, a, b, axis) > SLACK * this.longest) this.append(cut, a, b, axis);
    }
    return cut.length === loop.length ? loop : cut;
  }

  /** The vertices between two, in the order from a to b. */
  private append(loop: number[], a: number, b: number, axis: PlanAxis): void {
    const { positions } = this.vertices;
    const [start, end] = [positions[3 * a + axis] ?? 0, positions[3 * b + axis] ?? 0];
    const lowest = Math.ceil(Math.min(start, end) / this.longest + NEAR);
    const count = Math.floor(Math.max(start, end) / this.longest - NEAR) - lowest + 1;
    const [from, to] = isBefore(positions, a, b) ? [a, b] : [b, a];
    const first = this.firstOn(from, to, axis, lowest, count);
    for (let i = 0; i < count; i += 1) loop.push(first + (start < end ? i : count - 1 - i));
  }

  /** @param lowest number of the first plane that the edge crosses; the vertices are in the order of the planes */
  private firstOn(from: number, to: number, axis: PlanAxis, lowest: number, count: number): number {
    const key = Math.min(from, to) * MOST_VERTICES + Math.max(from, to);
    const known = this.firsts.get(key);
    if (known !== undefined) return known;
    const first = this.vertices.count;
    this.firsts.set(key, first);
    const start = this.vertices.positions[3 * from + axis] ?? 0;
    const span = (this.vertices.positions[3 * to + axis] ?? 0) - start;
    for (let plane = lowest; plane < lowest + count; plane += 1) {
      // Never −0: vertices at one place are the same to the bit.
      const at = Math.fround(plane * this.longest) + 0;
      this.vertices.add({ from, to, part: (at - start) / span, axis, at });
    }
    return first;
  }
}

function isBefore(positions: Float32Array, a: number, b: number): boolean {
  for (let axis = 0; axis < 3; axis += 1) {
    const difference = (positions[3 * a + axis] ?? 0) - (positions[3 * b + axis] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return a <= b;
}
