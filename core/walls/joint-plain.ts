import type { Wall } from '../document/schema/wall.ts';
import { type Corner, cyclic, type Edge, type EndOutline } from './joint-shape.ts';
import type { OutlineWriter } from './wall-outline.ts';

/**
 * A joint whose walls are of one height and meet in points: nearly every joint of a building. It is put together in
 * one go, and holds little more than its corners.
 */
export interface PlainJoint {
  /** Its walls in the order of armsAt. */
  readonly walls: readonly Wall[];
  /**
   * No corner reaches farther along its wall than so many metres, in whichever way the joint is put together: where the
   * sum for both ends of a wall fits into the wall, nothing has to be looked at more closely.
   */
  readonly reach: number;
  /**
   * Writes the corners of the wall at that index, as if every wall were long enough, and returns the edges between them.
   */
  writeEnd(index: number, writer: OutlineWriter): readonly Edge[];
}

/** Whose ends are all different. */
export class ListedJoint implements PlainJoint {
  constructor(
    readonly walls: readonly Wall[],
    readonly reach: number,
    private readonly ends: readonly EndOutline[],
  ) {}

  writeEnd(index: number, writer: OutlineWriter): readonly Edge[] {
    const { corners, edges } = cyclic(this.ends, index);
    for (const corner of corners) writer.corner(corner);
    return edges;
  }
}

/** What the ends of equally high walls have in common. */
export interface JoinedFaces {
  readonly levels: readonly number[];
  /** From a mitre to the joint and on to the next mitre. */
  readonly edges: readonly Edge[];
}

/** For walls so many metres high. */
export function joinedFaces(height: number): JoinedFaces {
  const covered: Edge = { part: 'trim', covered: height };
  return { levels: [height], edges: [covered, covered] };
}

/** Whose ends all run from the mitre on their left over the joint itself to the mitre on their right. */
export class MitredJoint implements PlainJoint {
  constructor(
    readonly walls: readonly Wall[],
    readonly reach: number,
    private readonly mitres: readonly Corner[],
    private readonly centre: Corner,
    private readonly edges: readonly Edge[],
  ) {}

  writeEnd(index: number, writer: OutlineWriter): readonly Edge[] {
    writer.corner(cyclic(this.mitres, index));
    writer.corner(this.centre);
    writer.corner(cyclic(this.mitres, index - 1));
    return this.edges;
  }
}
