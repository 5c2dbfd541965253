import { ROOF_DEFAULTS, type Roof } from '../../document/schema/roof.ts';
import { flatTopOfRegion, flatTopOfRings } from './flat-top.ts';
import { computeObliqueRings } from './oblique-rings.ts';
import { type BorderWall, isAlongAxes } from './roof-border.ts';
import { computeRoofRegions, STEPS_PER_METRE, toSteps } from './roof-region.ts';
import { shapeRoof } from './roof-shape.ts';
import type { TopTriangle } from './roof-top.ts';
import { computeTerraces } from './terrace.ts';

/** Why a roof is flat that should be a hip or gable roof. */
export type FlatReason = 'oblique' | 'too-many-corners' | 'beside-upper';

/** The upper surfaces of a roof, one for each piece of the building that hangs together; in lattice steps. */
export interface RoofCover {
  readonly tops: readonly (readonly TopTriangle[])[];
  /** Null where the roof is what it should be. */
  readonly flatInstead: FlatReason | null;
  /** Whether it covers what it should leave out, as the outline there or of the next storey is oblique. */
  readonly ignoresUpper: boolean;
}

/**
 * Lays a roof over the border that it covers.
 * @param upper the border of what it leaves out; empty where it leaves out nothing
 */
export function coverStorey(
  border: readonly BorderWall[],
  roof: Roof,
  upper: readonly BorderWall[] = [],
): RoofCover {
  const overhang = roof.overhang ?? ROOF_DEFAULTS.overhang;
  const { type } = roof;
  if (!isAlongAxes(border)) {
    const rings = computeObliqueRings(border, overhang);
    return {
      tops: rings.map((piece) => flatTopOfRings(piece, STEPS_PER_METRE)),
      flatInstead: type === 'flat' ? null : 'oblique',
      ignoresUpper: upper.length > 0,
    };
  }
  const regions = computeRoofRegions(border, overhang);
  const ignoresUpper = !isAlongAxes(upper);
  const terraces =
    upper.length === 0 || ignoresUpper
      ? null
      : computeTerraces(
          regions,
          computeRoofRegions(border, 0),
          computeRoofRegions(upper, 0),
          toSteps(overhang),
        );
  if (terraces) {
    const flatInstead = type === 'flat' ? null : 'beside-upper';
    return { tops: terraces.map(flatTopOfRegion), flatInstead, ignoresUpper };
  }
  if (type !== 'flat') {
    const tops = regions.map((region) => shapeRoof(region, type, roof.ridge));
    if (tops.every((top) => top !== undefined)) return { tops, flatInstead: null, ignoresUpper };
  }
  return {
    tops: regions.map(flatTopOfRegion),
    flatInstead: type === 'flat' ? null : 'too-many-corners',
    ignoresUpper,
  };
}
