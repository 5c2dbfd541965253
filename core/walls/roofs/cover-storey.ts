import { ROOF_DEFAULTS, type Roof } from '../../document/schema/roof.ts';
import { flatTopOfRegion, flatTopOfRings } from './flat-top.ts';
import { computeObliqueRings } from './oblique-rings.ts';
import { type BorderWall, isAlongAxes } from './roof-border.ts';
import { computeRoofRegions, STEPS_PER_METRE } from './roof-region.ts';
import { shapeRoof } from './roof-shape.ts';
import type { TopTriangle } from './roof-top.ts';

/** Why a roof is flat that should be a hip or gable roof. */
export type FlatReason = 'oblique' | 'too-many-corners';

/** The upper surfaces of a roof, one for each piece of the building that hangs together; in lattice steps. */
export interface RoofCover {
  readonly tops: readonly (readonly TopTriangle[])[];
  /** Null where the roof is what it should be. */
  readonly flatInstead: FlatReason | null;
}

/** Lays a roof over the border that it covers. */
export function coverStorey(border: readonly BorderWall[], roof: Roof): RoofCover {
  const overhang = roof.overhang ?? ROOF_DEFAULTS.overhang;
  if (!isAlongAxes(border)) {
    const rings = computeObliqueRings(border, overhang);
    return {
      tops: rings.map((piece) => flatTopOfRings(piece, STEPS_PER_METRE)),
      flatInstead: roof.type === 'flat' ? null : 'oblique',
    };
  }
  const regions = computeRoofRegions(border, overhang);
  const { type } = roof;
  if (type !== 'flat') {
    const tops = regions.map((region) => shapeRoof(region, type, roof.ridge));
    if (tops.every((top) => top !== undefined)) return { tops, flatInstead: null };
  }
  return { tops: regions.map(flatTopOfRegion), flatInstead: type === 'flat' ? null : 'too-many-corners' };
}
