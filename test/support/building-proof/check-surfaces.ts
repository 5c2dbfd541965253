import type { MeshData } from '../../../core/mesh/mesh-data.ts';
import { roofSurfaces } from '../../../core/walls/roofs/roof-surfaces.ts';
import { stairSurfaces } from '../../../core/walls/stairs/stair-surfaces.ts';
import { buildStoreyMeshes } from '../../../core/walls/storey-meshes.ts';
import { examineSurface } from '../mesh-proof.ts';
import type { BuiltCase, MappedStorey } from './built-case.ts';
import { checkRoofExtent } from './check-roof-extent.ts';
import { mapStoreys } from './prove-building.ts';
import type { Complain, Violation } from './violations.ts';

/** Walls, flights and roofs are closed surfaces without slivers that look outward; roofs lie over what is open above. */
export function checkSurfaces(built: BuiltCase): Violation[] {
  const violations: Violation[] = [];
  const complain: Complain = (rule, where) => violations.push({ rule, where });
  const storeys = mapStoreys(built.level, complain);
  for (const [index, storey] of storeys.entries()) {
    const { id } = storey;
    checkClosed(`${id} walls`, buildStoreyMeshes(built.level, id).values(), complain);
    for (const { id: stair } of storey.stairs) checkStair(built, stair, complain);
    checkRoofs(built, storey, storeys[index + 1], complain);
  }
  return violations;
}

function checkClosed(name: string, meshes: Iterable<MeshData>, complain: Complain): void {
  const { loneEdges, smallestTriangle, volume, triangles } = examineSurface(meshes);
  if (loneEdges > 0 || triangles === 0) complain('surface-not-closed', `${name}: ${loneEdges} edges`);
  if (!(smallestTriangle > 0)) complain('surface-degenerate', `${name}: ${smallestTriangle}`);
  if (!(volume > 0)) complain('surface-inside-out', `${name}: ${volume}`);
}

/** The upright faces of the well belong to the stair and are a sheet: without them the flight is closed. */
function checkStair({ level }: BuiltCase, stair: string, complain: Complain): void {
  const surface = level.derived(stairSurfaces).find(stair);
  const { volume, smallestTriangle } = examineSurface(surface?.meshes.values() ?? []);
  if (!(smallestTriangle > 0)) complain('surface-degenerate', `${stair}: ${smallestTriangle}`);
  if (!surface || !Number.isFinite(volume)) complain('surface-not-closed', stair);
}

function checkRoofs(
  { level, wishes }: BuiltCase,
  storey: MappedStorey,
  above: MappedStorey | undefined,
  complain: Complain,
): void {
  for (const roof of storey.roofs) {
    const meshes = [...(level.derived(roofSurfaces).find(roof.id)?.meshes.values() ?? [])];
    checkClosed(`${storey.id} ${roof.id}`, meshes, complain);
    checkRoofExtent({ roof, meshes, storey, above, outerThickness: wishes.outerThickness }, complain);
  }
}
