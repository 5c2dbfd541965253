import type { MeshWriter } from '../../mesh/mesh-writer.ts';

/** Enough for seven holes; more make it grow. */
const FIRST_POINTS = 16;

/**
 * A polygon between one straight edge and a chain of points that runs below it (or above it) from left to right: what
 * a wall is over the heads of its openings, or under their sills. Used again and again, so that filling makes no
 * garbage.
 */
export class Mountain {
  private along = new Float64Array(FIRST_POINTS);
  private level = new Float64Array(FIRST_POINTS);
  private vertices = new Int32Array(FIRST_POINTS);
  private count = 0;

  /** @param side 1 where the straight edge is over the chain, −1 where it is under it */
  constructor(private readonly side: 1 | -1) {}

  /** Adds the next point of the chain to the right; the first and the last are the ends of the straight edge too. */
  add(along: number, level: number, vertex: number): void {
    const at = this.count;
    if (at === this.vertices.length) this.grow();
    this.along[at] = along;
    this.level[at] = level * this.side;
    this.vertices[at] = vertex;
    this.count += 1;
  }

  /**
   * Fills the polygon with triangles between its own points, counter-clockwise where along is right and level is up,
   * and begins afresh. A chain of two points is the edge itself.
   *
   * Every corner of such a polygon that points out is an ear, since nothing of the chain lies between its neighbours.
   * The fattest goes first: so no triangle is flat where sills or heads lie in one line.
   */
  fill(writer: MeshWriter): void {
    while (this.count > 2) {
      const ear = this.fattestEar();
      const before = this.vertices[ear - 1] ?? 0;
      const middle = this.vertices[ear] ?? 0;
      const after = this.vertices[ear + 1] ?? 0;
      if (this.side === 1) writer.triangle(before, middle, after);
      else writer.triangle(after, middle, before);
      this.remove(ear);
    }
    this.count = 0;
  }

  private fattestEar(): number {
    let best = 1;
    let bestFatness = Number.NEGATIVE_INFINITY;
    for (let index = 1; index + 1 < this.count; index += 1) {
      const fatness = this.fatnessOf(index);
      if (fatness > bestFatness) {
        best = index;
        bestFatness = fatness;
      }
    }
    return best;
  }

  /** Area over squared longest side; negative for a corner that points in. */
  private fatnessOf(index: number): number {
    const { along, level } = this;
    const x = along[index] ?? 0;
    const y = level[index] ?? 0;
    const leftX = (along[index - 1] ?? 0) - x;
    const leftY = (level[index - 1] ?? 0) - y;
    const rightX = (along[index + 1] ?? 0) - x;
    const rightY = (level[index + 1] ?? 0) - y;
    const acrossX = rightX - leftX;
    const acrossY = rightY - leftY;
    const longest = Math.max(
      leftX * leftX + leftY * leftY,
      rightX * rightX + rightY * rightY,
      acrossX * acrossX + acrossY * acrossY,
    );
    return (rightX * leftY - rightY * leftX) / longest;
  }

  private remove(index: number): void {
    const { along, level, vertices } = this;
    this.count -= 1;
    for (let at = index; at < this.count; at += 1) {
      along[at] = along[at + 1] ?? 0;
      level[at] = level[at + 1] ?? 0;
      vertices[at] = vertices[at + 1] ?? 0;
    }
  }

  private grow(): void {
    const { along, level, vertices } = this;
    const size = vertices.length * 2;
    this.along = new Float64Array(size);
    this.level = new Float64Array(size);
    this.vertices = new Int32Array(size);
    this.along.set(along);
    this.level.set(level);
    this.vertices.set(vertices);
  }
}
