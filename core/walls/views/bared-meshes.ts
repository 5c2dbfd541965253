import { MeshSorter } from '../../mesh/mesh-sorter.ts';
import type { Edge } from '../joint-shape.ts';
import type { Surface } from '../surface.ts';
import type { WallBody } from '../wall-body.ts';
import { writeWallMesh } from '../wall-mesh.ts';
import type { WallOutline } from '../wall-outline.ts';

type Meshes = Surface['meshes'];

/**
 * A whole wall beside walls that are lowered or hidden: with faces where those no longer stand against it, and open as
 * ever where others still do, so that no seam shows between walls that are whole.
 * @param met the bodies of the walls at its joints
 * @param shownHeight metres that are seen of each of them; infinite for a whole one
 * @returns by material id, null being the default one; the same object as long as body and heights are the same
 */
export function buildBaredMeshes(
  body: WallBody,
  met: readonly WallBody[],
  shownHeight: (body: WallBody) => number,
): Meshes {
  const edges = body.outline.edges.map((edge, index) => bare(body.outline, edge, index, met, shownHeight));
  const key = edges.map(({ covered }) => covered).join();
  const known = latest.get(body);
  if (known?.key === key) return known.meshes;
  const { direction, elevation, height, paint, cuts } = body;
  const outline = { ...body.outline, edges };
  writeWallMesh({ outline, direction, elevation, height, paint, cuts }, sorter.writerOf);
  const meshes = sorter.take();
  latest.set(body, { key, meshes });
  return meshes;
}

const sorter = new MeshSorter();
/** Bodies are values: an edited wall has a new one. */
const latest = new WeakMap<WallBody, { readonly key: string; readonly meshes: Meshes }>();

/** An edge of the footprint with what still covers it. */
function bare(
  { corners }: WallOutline,
  edge: Edge,
  index: number,
  met: readonly WallBody[],
  shownHeight: (body: WallBody) => number,
): Edge {
  const from = corners[index];
  const to = corners[index + 1] ?? corners[0];
  if (edge.covered === 0 || !from || !to) return edge;
  const other = met.find(({ outline }) => hasEdge(outline, to, from));
  const covered = other ? Math.min(edge.covered, shownHeight(other)) : 0;
  return { ...edge, covered };
}

type Point = { readonly x: number; readonly z: number };

/** Walls that meet have the same corner points, bit for bit. */
function hasEdge({ corners }: WallOutline, from: Point, to: Point): boolean {
  return corners.some((corner, index) => {
    const next = corners[index + 1] ?? corners[0];
    return isAt(corner, from) && next !== undefined && isAt(next, to);
  });
}

const isAt = (a: Point, b: Point): boolean => a.x === b.x && a.z === b.z;
