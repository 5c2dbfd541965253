import type { GLTF } from '@gltf-transform/core';
import { inMegabytes, MAX_PLACED_BYTES, MAX_UV_SETS } from './module-limits.ts';
import { findInstancing, findPlacedNodes } from './placed-nodes.ts';
import type { ProblemList } from './problem-list.ts';

/** What each primitive takes beside its numbers, in bytes; most of it stands for the time, which has no other bound. */
const OVERHEAD = 8192;
const FLOAT = 4;

/** Whether a module is no larger than can be held once every mesh stands at every node that names it. */
export function checkPlacedSize(json: GLTF.IGLTF, problems: ProblemList): void {
  const vertex = vertexBytes(json);
  const sizes = (json.meshes ?? []).map(({ primitives }) =>
    primitives.reduce((sum, primitive) => sum + primitiveBytes(primitive, json, vertex), 0),
  );
  let total = 0;
  for (const { node } of findPlacedNodes(json).nodes) {
    total += (sizes[node.mesh ?? -1] ?? 0) * countInstances(node, json);
  }
  if (total <= MAX_PLACED_BYTES) return;
  problems.add('modules.placed-size', { size: inMegabytes(total), limit: inMegabytes(MAX_PLACED_BYTES) });
}

/** As many attributes as any primitive has: those that are joined get the attributes of all. */
function vertexBytes({ meshes = [] }: GLTF.IGLTF): number {
  const names = new Set(
    meshes.flatMap(({ primitives }) => primitives.flatMap(({ attributes }) => Object.keys(attributes))),
  );
  const sets = [...names].filter((name) => name.startsWith('TEXCOORD_')).length;
  const [tangents, colors] = [names.has('TANGENT') ? 4 : 0, names.has('COLOR_0') ? 4 : 0];
  return FLOAT * (3 + 3 + tangents + colors + 2 * Math.min(sets, MAX_UV_SETS));
}

function primitiveBytes(primitive: GLTF.IMeshPrimitive, json: GLTF.IGLTF, vertex: number): number {
  const { attributes, indices, mode = 4 } = primitive;
  const vertices = json.accessors?.[attributes.POSITION ?? -1]?.count ?? 0;
  const named = json.accessors?.[indices ?? -1]?.count ?? vertices;
  const corners = mode > 4 ? 3 * named : named;
  // Where faces are made flat, every corner gets a vertex of its own.
  const made = attributes.NORMAL === undefined ? corners : vertices;
  return OVERHEAD + made * vertex + corners * FLOAT;
}

function countInstances(node: GLTF.INode, json: GLTF.IGLTF): number {
  const instancing = findInstancing(node);
  if (!instancing) return 1;
  return Math.max(0, ...Object.values(instancing).map((at) => json.accessors?.[at]?.count ?? 0));
}
