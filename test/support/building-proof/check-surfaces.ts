import type { LevelReader } from '../../../core/document/level.ts';
import { buildStoreyMeshes } from '../../../core/walls/storey-meshes.ts';
import { examineSurface } from '../mesh-proof.ts';
import type { Complain, Violation } from './violations.ts';

/** The walls of every storey are one closed surface without slivers that looks outward. */
export function checkSurfaces(level: LevelReader): Violation[] {
  const violations: Violation[] = [];
  const complain: Complain = (rule, where) => violations.push({ rule, where });
  for (const { id } of level.ofKind('storey')) {
    const meshes = buildStoreyMeshes(level, id);
    if (meshes.size === 0) continue;
    const { loneEdges, smallestTriangle, volume } = examineSurface(meshes.values());
    if (loneEdges > 0) complain('surface-not-closed', `${id}: ${loneEdges} edges`);
    if (!(smallestTriangle > 0)) complain('surface-degenerate', `${id}: ${smallestTriangle}`);
    if (!(volume > 0)) complain('surface-inside-out', `${id}: ${volume}`);
  }
  return violations;
}
