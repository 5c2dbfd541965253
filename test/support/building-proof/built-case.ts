import type { LevelReader } from '../../../core/document/level.ts';
import type { Site } from '../../../core/walls/building-generator/plan.ts';
import type { FullWishes, WishName } from '../../../core/walls/building-generator/wishes.ts';
import type { FaceMap } from './face-map.ts';
import type { ProofStorey } from './proof-plan.ts';

/** A level in which one building stands alone, and what it was to be. */
export interface BuiltCase {
  readonly level: LevelReader;
  readonly wishes: FullWishes;
  readonly site?: Site;
  /** The wishes that a notice says could not be had in full. */
  readonly noticed: readonly WishName[];
}

/** A storey with the faces of its walls. */
export interface MappedStorey extends ProofStorey {
  readonly map: FaceMap;
}
