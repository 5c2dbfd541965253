import type { HipLayer } from './hip-layers.ts';
import type { Rectangle, Region } from './region.ts';
import { type Axis, edgeKey, isBetweenOuterCorners, movedEdge, type RegionEdge } from './region-edges.ts';

/**
 * The edges of a region that can have a gable: those over which the hip roof has a triangle, none at a corner of
 * another. A region that is a rectangle has its gables at the ends of the ridge.
 * @param layers the hip roof over the region
 * @param ridge the axis that the ridge of a rectangle, and of squares, runs along
 */
export function chooseGableEnds(
  region: Region,
  layers: readonly HipLayer[],
  ridge: Axis,
): readonly RegionEdge[] {
  const edges = (layers[0]?.edges ?? []).filter(isBetweenOuterCorners);
  const isRectangle = layers[0]?.edges.length === 4;
  const candidates = [
    ...edges.filter(({ axis }) => axis !== ridge),
    ...edges.filter(({ axis }) => axis === ridge && !isRectangle),
  ].filter((edge) => isRectangle || isTriangle(edge, layers));
  const chosen: RegionEdge[] = [];
  const taken: Rectangle[] = [];
  for (const edge of candidates) {
    const porch = extensionOf(edge);
    if (chosen.some((other) => shareCorner(edge, other))) continue;
    if (meetsRegion(porch, edge, region) || taken.some((other) => meet(porch, other))) continue;
    chosen.push(edge);
    taken.push(porch);
  }
  return chosen;
}

/**
 * The rectangle that prolongs a region beyond an edge by half the edge's length: over it the hip that the gable
 * replaces comes to lie, its top just above the edge.
 */
export function extensionOf({ axis, line, inward, from, to }: RegionEdge): Rectangle {
  const depth = (to - from) / 2;
  const [near, far] = inward === 1 ? [line - depth, line] : [line, line + depth];
  return axis === 'x'
    ? { minX: from, maxX: to, minZ: near, maxZ: far }
    : { minX: near, maxX: far, minZ: from, maxZ: to };
}

/** Whether the slope over an edge narrows from both ends up to a point. */
function isTriangle(edge: RegionEdge, layers: readonly HipLayer[]): boolean {
  const top = (edge.to - edge.from) / 2;
  if (!layers.some(({ to }) => to === top)) return false;
  return layers
    .filter(({ from }) => from < top)
    .every(({ from, edges }) => edges.some((other) => edgeKey(other) === edgeKey(movedEdge(edge, from))));
}

function shareCorner(a: RegionEdge, b: RegionEdge): boolean {
  if (a.axis === b.axis) return false;
  return (b.line === a.from || b.line === a.to) && (a.line === b.from || a.line === b.to);
}

/** Whether the rectangle beyond an edge touches the region anywhere but at the edge. */
function meetsRegion(porch: Rectangle, edge: RegionEdge, { xs, zs, cells }: Region): boolean {
  const columns = xs.length - 1;
  return cells.some((cell, index) => {
    if (cell === 0) return false;
    const column = index % columns;
    const row = (index - column) / columns;
    const other: Rectangle = {
      minX: xs[column] ?? 0,
      maxX: xs[column + 1] ?? 0,
      minZ: zs[row] ?? 0,
      maxZ: zs[row + 1] ?? 0,
    };
    return isBeyond(edge, other) && meet(porch, other);
  });
}

/** Whether some of a rectangle lies on the outer side of an edge's line. */
function isBeyond({ axis, line, inward }: RegionEdge, { minX, maxX, minZ, maxZ }: Rectangle): boolean {
  const [min, max] = axis === 'x' ? [minZ, maxZ] : [minX, maxX];
  return inward === 1 ? min < line : max > line;
}

/** Whether two rectangles have a point in common, be it one of their borders. */
const meet = (a: Rectangle, b: Rectangle): boolean =>
  a.minX <= b.maxX && b.minX <= a.maxX && a.minZ <= b.maxZ && b.minZ <= a.maxZ;
