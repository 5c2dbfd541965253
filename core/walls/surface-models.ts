import type { DerivedKind } from '../document/level.ts';
import { frameSurfaces, leafSurfaces } from './openings/fitting-surfaces.ts';
import { wallPieces } from './pieces/wall-pieces.ts';
import { roofSurfaces } from './roofs/roof-surfaces.ts';
import { ceilingSurfaces, floorSurfaces } from './rooms/room-surfaces.ts';
import { stairSurfaces } from './stairs/stair-surfaces.ts';
import type { SurfaceModel } from './surface.ts';

/** Everything of a building that is drawn and exported. */
export const SURFACE_MODELS: readonly DerivedKind<SurfaceModel>[] = [
  wallPieces,
  floorSurfaces,
  ceilingSurfaces,
  frameSurfaces,
  leafSurfaces,
  stairSurfaces,
  roofSurfaces,
];
