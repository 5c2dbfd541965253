import type { ModuleVertices } from '../../modules/module-model.ts';
import { EdgeCuts, NEAR, SLACK } from './edge-cuts.ts';
import { estimatePieces } from './estimate-pieces.ts';
import { GrowingVertices } from './growing-vertices.ts';
import { type PlanAxis, spanOf } from './plan-axis.ts';
import { sliceLoop, zipLoop } from './zip-loop.ts';

const X = 0;
const Z = 2;

/**
 * Divides edges until none spans more than `longest` along x or z (by 0.2 %: see SLACK), those that come into being
 * inside triangles included, so that a mesh bends with its module. New vertices lie on the planes x = i·longest and
 * z = j·longest, so they are the same for a module that is turned or mirrored. No cracks: see EdgeCuts. All that vertices
 * have is interpolated; the first vertices are those of the source.
 *
 * Two passes a triangle: it is cut into strips between planes x = i·longest, then the strips into squares. Work is
 * linear in the result, without recursion.
 * @param longest in metres, above 0
 * @param most triangles that may be added
 * @returns the source itself where nothing is too long; undefined where more would be added
 * Throws a RangeError for a length that is none.
 */
export function subdivide(
  source: ModuleVertices,
  longest: number,
  most = Number.POSITIVE_INFINITY,
): ModuleVertices | undefined {
  if (!(longest > 0)) throw new RangeError(`subdivide: edges cannot be ${longest} m at most`);
  const expected = estimatePieces(source, longest);
  if (expected === 0) return source;
  return expected > most ? undefined : new Subdivision(source, longest).run(most);
}

class Subdivision {
  private readonly source: ModuleVertices;
  private readonly longest: number;
  private readonly vertices: GrowingVertices;
  private readonly cuts: EdgeCuts;
  private readonly indices: number[] = [];

  constructor(source: ModuleVertices, longest: number) {
    this.source = source;
    this.longest = longest;
    this.vertices = new GrowingVertices(source);
    this.cuts = new EdgeCuts(this.vertices, longest);
  }

  run(most: number): ModuleVertices | undefined {
    const { indices } = this.source;
    const mostIndices = indices.length + 3 * most;
    for (let i = 0; i < indices.length; i += 3) {
      this.divide(indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0);
      if (this.indices.length > mostIndices) return undefined;
    }
    return this.vertices.finish(Uint32Array.from(this.indices));
  }

  private divide(a: number, b: number, c: number): void {
    const { positions } = this.source;
    if (this.isShort(positions, a, b) && this.isShort(positions, b, c) && this.isShort(positions, c, a)) {
      this.indices.push(a, b, c);
      return;
    }
    const loop = this.cuts.insert([a, b, c], X);
    if (loop.length === 3) this.divideStrip(loop);
    else
      for (const slice of sliceLoop(this.vertices.positions, loop, X, NEAR * this.longest)) this.strip(slice);
  }

  private isShort(positions: Float32Array, a: number, b: number): boolean {
    const limit = SLACK * this.longest;
    return !(spanOf(positions, a, b, X) > limit) && !(spanOf(positions, a, b, Z) > limit);
  }

  /** Where only one side of a triangle is cut, a slice of it is as wide as what the other side spans. */
  private strip(slice: readonly number[]): void {
    if (this.widthOf(slice, X) <= SLACK * this.longest) this.divideStrip(slice);
    else for (const triangle of zipLoop(this.vertices.positions, slice, X)) this.divideStrip(triangle);
  }

  private divideStrip(loop: readonly number[]): void {
    const cut = this.cuts.insert(loop, Z);
    const axis = cut === loop && this.widthOf(loop, Z) < this.widthOf(loop, X) ? X : Z;
    for (const [a, b, c] of cut.length === 3 ? [cut] : zipLoop(this.vertices.positions, cut, axis)) {
      this.indices.push(a ?? 0, b ?? 0, c ?? 0);
    }
  }

  private widthOf(loop: readonly number[], axis: PlanAxis): number {
    const { positions } = this.vertices;
    let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const vertex of loop) {
      const value = positions[3 * vertex + axis] ?? 0;
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
    return highest - lowest;
  }
}
