import type { MeshWriter } from '../../mesh/mesh-writer.ts';

/**
 * A polygon between one straight edge and a chain of points that runs below it (or above it) from left to right: what
 * a wall is over the heads of its openings, or under their sills. Used again and again, so that filling makes no
 * garbage.
 */
export class Mountain {
  private readonly along: number[] = [];
  private readonly level: number[] = [];
  private readonly vertices: number[] = [];

  /** @param side 1 where the straight edge is over the chain, −1 where it is under it */
  constructor(private readonly side: 1 | -1) {}

  /** Adds the next point of the chain to the right; the first and the last are the ends of the straight edge too. */
  add(along: number, level: number, vertex: number): void {
    this.along.push(along);
    this.level.push(level * this.side);
    this.vertices.push(vertex);
  }

  /**
   * Fills the polygon with triangles between its own points, counter-clockwise where along is right and level is up,
   * and begins afresh. A chain of two points is the edge itself.
   *
   * Every corner of such a polygon that points out is an ear, since nothing of the chain lies between its neighbours.
   * The fattest goes first: so no triangle is flat where sills or heads lie in one line.
   */
  fill(writer: MeshWriter): void {
    const { vertices } = this;
    while (vertices.length > 2) {
      const ear = this.fattestEar();
      const before = vertices[ear - 1] ?? 0;
      const after = vertices[ear + 1] ?? 0;
      const middle = vertices[ear] ?? 0;
      if (this.side === 1) writer.triangle(before, middle, after);
      else writer.triangle(after, middle, before);
      for (const list of [this.along, this.level, vertices]) list.splice(ear, 1);
    }
    for (const list of [this.along, this.level, vertices]) list.length = 0;
  }

  private fattestEar(): number {
    let best = 1;
    let bestFatness = Number.NEGATIVE_INFINITY;
    for (let index = 1; index + 1 < this.vertices.length; index += 1) {
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
    const x = this.along[index] ?? 0;
    const y = this.level[index] ?? 0;
    const [leftX, leftY] = [(this.along[index - 1] ?? 0) - x, (this.level[index - 1] ?? 0) - y];
    const [rightX, rightY] = [(this.along[index + 1] ?? 0) - x, (this.level[index + 1] ?? 0) - y];
    const turn = rightX * leftY - rightY * leftX;
    const longest = Math.max(
      leftX * leftX + leftY * leftY,
      rightX * rightX + rightY * rightY,
      (rightX - leftX) * (rightX - leftX) + (rightY - leftY) * (rightY - leftY),
    );
    return turn / longest;
  }
}
