import { erode } from './erode.ts';
import { ascending, isEmpty, type Region } from './region.ts';
import { edgeKey, findEdges, movedEdge, type RegionEdge } from './region-edges.ts';

/** A stretch of the way inward in which the border of a region moves without edges coming or going. */
export interface HipLayer {
  /** How far the border has moved inward where it begins, and where it ends. */
  readonly from: number;
  readonly to: number;
  /** The border where it begins. */
  readonly edges: readonly RegionEdge[];
}

/**
 * Moves the border of a region inward until nothing is left: the contour lines of the hip roof over it, every edge
 * being the eaves of a slope. For borders along the axes that is erosion with a square (the straight skeleton is the
 * medial axis of the maximum norm), so each contour is computed from the region itself and no error builds up.
 * @param budget the most cells to look at; undefined is returned when more would be needed
 */
export function computeHipLayers(region: Region, budget: number): readonly HipLayer[] | undefined {
  const layers: HipLayer[] = [];
  let from = 0;
  let edges = findEdges(region);
  let left = budget;
  for (const to of collisionTimes(edges)) {
    left -= region.cells.length;
    if (left < 0) return undefined;
    const eroded = erode(region, to);
    const now = isEmpty(eroded) ? [] : findEdges(eroded);
    if (isMoved(edges, to - from, now)) continue;
    layers.push({ from, to, edges });
    if (now.length === 0) break;
    from = to;
    edges = now;
  }
  return layers;
}

/** How far the border has moved when two edges that look at each other may meet. */
function collisionTimes(edges: readonly RegionEdge[]): number[] {
  const times = new Set<number>();
  for (const axis of ['x', 'z'] as const) {
    const lines = (inward: 1 | -1): number[] =>
      ascending(edges.filter((edge) => edge.axis === axis && edge.inward === inward).map(({ line }) => line));
    const far = lines(-1);
    for (const near of lines(1)) for (const line of far) if (line > near) times.add((line - near) / 2);
  }
  return ascending(times);
}

/** Whether the border is the same as before but for having moved. */
function isMoved(before: readonly RegionEdge[], by: number, now: readonly RegionEdge[]): boolean {
  if (before.length !== now.length) return false;
  const keys = new Set(now.map(edgeKey));
  return before.every((edge) => keys.has(edgeKey(movedEdge(edge, by))));
}
