import { isIn, type Region, transpose } from './region.ts';

/** The plan axis that an edge runs along. */
export type Axis = 'x' | 'z';

/** Which way an end of an edge goes while the border moves inward by 1: the edge grows at reflex corners. */
type EndMotion = 1 | -1;

/** A straight stretch of a region's border from corner to corner. */
export interface RegionEdge {
  readonly axis: Axis;
  /** The other coordinate, all along it. */
  readonly line: number;
  /** 1 where the region lies on the side of larger coordinates. */
  readonly inward: 1 | -1;
  readonly from: number;
  readonly to: number;
  readonly fromMotion: EndMotion;
  readonly toMotion: EndMotion;
}

/** All edges of a region's border, those along x first. Cells that touch at a corner alone count as apart. */
export const findEdges = (region: Region): readonly RegionEdge[] => [
  ...edgesAlong(region, 'x'),
  ...edgesAlong(transpose(region), 'z'),
];

/** Whether both ends are outer corners, so that the edge shrinks from both. */
export const isBetweenOuterCorners = ({ fromMotion, toMotion }: RegionEdge): boolean =>
  fromMotion === 1 && toMotion === -1;

/** The edge as it is when the border has moved inward by `by`, as long as nothing else happens. */
export const movedEdge = (edge: RegionEdge, by: number): RegionEdge => ({
  ...edge,
  line: edge.line + edge.inward * by,
  from: edge.from + edge.fromMotion * by,
  to: edge.to + edge.toMotion * by,
});

/** Equal for edges at the same place that look the same way and go on alike. */
export const edgeKey = ({ axis, line, inward, from, to, fromMotion, toMotion }: RegionEdge): string =>
  `${axis} ${inward} ${line} ${from} ${to} ${fromMotion} ${toMotion}`;

function edgesAlong(region: Region, axis: Axis): RegionEdge[] {
  const edges: RegionEdge[] = [];
  for (let row = 0; row < region.zs.length; row += 1) {
    for (let column = 0; column < region.xs.length - 1; column += 1) {
      const inward = inwardAt(region, column, row);
      if (inward === 0) continue;
      const start = column;
      while (runsOn(region, column, row)) column += 1;
      edges.push(toEdge(region, axis, row, inward, start, column));
    }
  }
  return edges;
}

/** The edge on a line from the start of one column to the end of another. */
function toEdge(
  region: Region,
  axis: Axis,
  row: number,
  inward: 1 | -1,
  start: number,
  end: number,
): RegionEdge {
  const inside = inward === 1 ? row : row - 1;
  return {
    axis,
    line: region.zs[row] ?? 0,
    inward,
    from: region.xs[start] ?? 0,
    to: region.xs[end + 1] ?? 0,
    fromMotion: isIn(region, start - 1, inside) ? -1 : 1,
    toMotion: isIn(region, end + 1, inside) ? 1 : -1,
  };
}

/** On which side of a line the region lies at a column; 0 where the line is no border there. */
function inwardAt(region: Region, column: number, row: number): 1 | -1 | 0 {
  const after = isIn(region, column, row);
  if (after === isIn(region, column, row - 1)) return 0;
  return after ? 1 : -1;
}

const runsOn = (region: Region, column: number, row: number): boolean =>
  column + 2 < region.xs.length && inwardAt(region, column + 1, row) === inwardAt(region, column, row);
