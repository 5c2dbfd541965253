import type { Refusal } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';

type Materials = { readonly [K in 'material' | 'trim']?: string | null | undefined };

/** Why a roof cannot be painted so: a material that the level does not have; null when all are there. */
export function findMissingRoofMaterial(level: LevelReader, { material, trim }: Materials): Refusal | null {
  const missing = [material, trim].find((id) => id != null && !level.findKind('material', id));
  return missing == null ? null : { code: 'walls.no-such-material', params: { material: missing } };
}
