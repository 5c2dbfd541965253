import { type Corner, cyclic, type Edge, type EndOutline, type Part } from './joint-shape.ts';

/** The footprint of a wall: a closed polygon, counter-clockwise seen from above. */
export interface WallOutline {
  readonly corners: readonly Corner[];
  /** How many of the corners, the first ones, stand at the wall's start; the others stand at its end. */
  readonly startCorners: number;
  /** Edge i goes from corner i to corner i + 1, the last one back to the first. */
  readonly edges: readonly Edge[];
}

/**
 * Joins the outlines of both ends by the sides between them.
 * @param start as seen from the joint at the wall's start
 * @param end as seen from the joint at its end, where left and right are the other way round
 */
export function joinEnds(start: EndOutline, end: EndOutline): WallOutline {
  const corners = start.corners.concat(end.corners);
  return { corners, startCorners: start.corners.length, edges: joinEdges(start.edges, end.edges) };
}

/** Puts the footprints of walls together, one after another, and makes nothing but what they are made of. */
export class OutlineWriter {
  private readonly corners: Corner[] = [];
  private count = 0;
  private startCorners = 0;
  private startEdges: EndOutline['edges'] = [];

  begin(): void {
    this.count = 0;
  }

  /** Adds the next corner of an end, as seen from its joint from left to right. */
  corner(corner: Corner): void {
    this.corners[this.count] = corner;
    this.count += 1;
  }

  /** Says that the corners so far stand at the wall's start, and the edges between them. */
  endStart(edges: EndOutline['edges']): void {
    this.startCorners = this.count;
    this.startEdges = edges;
  }

  /**
   * Returns the footprint.
   * @param endEdges those between the corners at the wall's end
   */
  finish(endEdges: EndOutline['edges']): WallOutline {
    const corners = this.corners.slice(0, this.count);
    const edges = joinEdges(this.startEdges, endEdges);
    return { corners, startCorners: this.startCorners, edges };
  }
}

/** The part of a footprint at its wall's start, as seen from there. */
export const outlineOfStart = ({ corners, edges, startCorners }: WallOutline): EndOutline => ({
  corners: corners.slice(0, startCorners),
  edges: edges.slice(0, startCorners - 1),
});

/** The part of a footprint at its wall's end, as seen from there. */
export const outlineOfEnd = ({ corners, edges, startCorners }: WallOutline): EndOutline => ({
  corners: corners.slice(startCorners),
  edges: edges.slice(startCorners, -1).map(turnedRound),
});

/** Ends of one kind share their edges, and so do the walls between them: the last ones are remembered. */
let last: readonly [start: EndOutline['edges'], end: EndOutline['edges'], all: readonly Edge[]] = [
  [],
  [],
  [],
];

function joinEdges(start: EndOutline['edges'], end: EndOutline['edges']): readonly Edge[] {
  if (last[0] !== start || last[1] !== end)
    last = [start, end, start.concat(RIGHT_SIDE, end.map(turnedRound), LEFT_SIDE)];
  return last[2];
}

const RIGHT_SIDE: Edge = { part: 'right', covered: 0 };
const LEFT_SIDE: Edge = { part: 'left', covered: 0 };
const OPPOSITE: Readonly<Record<Part, Part>> = { left: 'right', right: 'left', trim: 'trim' };

const turnedRound = (edge: Edge): Edge =>
  edge.part === 'trim' ? edge : { part: OPPOSITE[edge.part], covered: edge.covered };

/** The long right side of a wall, in the order of the outline: from its start to its end. */
export const rightSide = ({ corners, startCorners }: WallOutline): readonly [Corner, Corner] => [
  cyclic(corners, startCorners - 1),
  cyclic(corners, startCorners),
];

/** The long left side of a wall, in the order of the outline: from its end to its start. */
export const leftSide = ({ corners }: WallOutline): readonly [Corner, Corner] => [
  cyclic(corners, corners.length - 1),
  cyclic(corners, 0),
];
