import type { DerivedKind, LevelReader } from '../document/level.ts';
import { cross3, dot3, pointOnRay, type Ray, sub3, type Vec3 } from '../math/vec3.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import { roofSurfaces } from './roofs/roof-surfaces.ts';
import { stairSurfaces } from './stairs/stair-surfaces.ts';
import type { SurfaceModel } from './surface.ts';
import type { SurfaceHit } from './surface-hit.ts';

/** Where a ray meets the mesh of a stair or a roof. */
export interface MeshHit extends SurfaceHit {
  readonly part: 'stair' | 'roof';
  /** The parameter of the point on the ray: its distance in lengths of the ray's direction. */
  readonly t: number;
}

/** What there are few of in a storey, so that all their triangles are looked at. */
const PICKED: readonly (readonly [DerivedKind<SurfaceModel>, MeshHit['part']])[] = [
  [stairSurfaces, 'stair'],
  [roofSurfaces, 'roof'],
];

/**
 * The stairs and roofs of a storey that a ray meets from outside, each once, where it does first; in no promised order.
 * @param isPickable leaves things out: hidden or locked ones
 */
export function pickMeshes(
  level: LevelReader,
  storey: string,
  ray: Ray,
  isPickable: (id: string, part: MeshHit['part']) => boolean,
): MeshHit[] {
  const hits: MeshHit[] = [];
  for (const [kind, part] of PICKED) {
    for (const { sources, meshes } of level.derived(kind).ofStorey(storey)) {
      const [id] = sources;
      if (id === undefined || !isPickable(id, part)) continue;
      const t = Math.min(...[...meshes.values()].map((mesh) => meetMesh(mesh, ray)));
      if (t < MISSED) hits.push({ id, part, point: pointOnRay(ray, t), t });
    }
  }
  return hits;
}

const MISSED = Number.POSITIVE_INFINITY;

function meetMesh({ positions, indices }: MeshData, ray: Ray): number {
  const vertex = (at: number): Vec3 => {
    const from = 3 * (indices[at] ?? 0);
    return [positions[from] ?? 0, positions[from + 1] ?? 0, positions[from + 2] ?? 0];
  };
  let nearest = MISSED;
  for (let at = 0; at + 2 < indices.length; at += 3) {
    nearest = Math.min(nearest, meetTriangle(vertex(at), vertex(at + 1), vertex(at + 2), ray));
  }
  return nearest;
}

/** Where a ray meets the front of a triangle (Möller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection). */
function meetTriangle(a: Vec3, b: Vec3, c: Vec3, { origin, direction }: Ray): number {
  const [ab, ac, ao] = [sub3(b, a), sub3(c, a), sub3(origin, a)];
  const p = cross3(direction, ac);
  const area = dot3(ab, p);
  if (!(area > 0)) return MISSED;
  const u = dot3(ao, p);
  const q = cross3(ao, ab);
  const v = dot3(direction, q);
  if (u < 0 || v < 0 || u + v > area) return MISSED;
  const t = dot3(ac, q) / area;
  return t >= 0 ? t : MISSED;
}
