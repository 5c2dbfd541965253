import { along3, type Ray, type Vec3 } from '../../../../core/math/vec3.ts';
import type { BakedShapes } from './baked-shapes.ts';
import { ShapeFrame } from './baked-shapes.ts';
import { meetTriangles } from './meet-triangles.ts';
import type { ModuleGroup, ModuleRoster } from './module-roster.ts';

export interface ModuleHit {
  readonly id: string;
  readonly point: Vec3;
  /** The parameter of the point on the ray. */
  readonly t: number;
}

interface Candidate {
  readonly id: string;
  readonly group: ModuleGroup;
  /** Where the ray enters its box. */
  readonly entry: number;
}

/**
 * The modules under a ray, nearest first: exactly where it meets the bent shape that is drawn. Looks into as few shapes as
 * it can, since what begins behind the last hit wanted cannot be one.
 * @param most how many are wanted
 */
export function findModuleHits(
  roster: ModuleRoster,
  shapes: BakedShapes,
  ray: Ray,
  most: number,
): readonly ModuleHit[] {
  const hits: ModuleHit[] = [];
  for (const { id, group, entry } of candidates(roster, ray)) {
    const farthest = hits[most - 1]?.t ?? Number.POSITIVE_INFINITY;
    if (entry > farthest) break;
    const t = meetModule(roster, shapes, ray, id, group);
    if (t === null) continue;
    hits.push({ id, point: along3(ray.origin, ray.direction, t), t });
    hits.sort((a, b) => a.t - b.t);
  }
  return hits.slice(0, most);
}

function candidates(roster: ModuleRoster, ray: Ray): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const group of roster.groups) {
    const { table } = group;
    for (let slot = 0; slot < table.count; slot += 1) {
      const entry = table.entryAt(slot, ray);
      if (entry < Number.POSITIVE_INFINITY) found.push({ id: table.idAt(slot), group, entry });
    }
  }
  return found.sort((a, b) => a.entry - b.entry);
}

/** Rays are straight where shapes are bent already, so the ray goes into the space of the shape and its t stays. */
function meetModule(
  roster: ModuleRoster,
  shapes: BakedShapes,
  ray: Ray,
  id: string,
  { kind }: ModuleGroup,
): number | null {
  const stand = roster.find(id)?.stand;
  if (!stand) return null;
  const frame = new ShapeFrame(stand);
  const local = { origin: frame.pointToShape(ray.origin), direction: frame.toShape(ray.direction) };
  let nearest: number | null = null;
  for (const { material, vertices } of shapes.get(kind.prepared, stand)) {
    const record = material === null ? undefined : kind.model.materials[material];
    const t = meetTriangles(local, vertices.positions, vertices.indices, record?.isDoubleSided ?? false);
    if (t !== null && (nearest === null || t < nearest)) nearest = t;
  }
  return nearest;
}
