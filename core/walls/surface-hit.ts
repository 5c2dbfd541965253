import type { Vec3 } from '../math/vec3.ts';

/** Which face of a thing a ray meets; a hole is the empty middle of an opening. */
export type SurfacePart =
  | 'left'
  | 'right'
  | 'trim'
  | 'hole'
  | 'floor'
  | 'ceiling'
  | 'stair'
  | 'roof'
  | 'module'
  | 'tower'
  | 'decoration'
  | 'tile';

/** Where a ray meets the surface of something that can be selected. */
export interface SurfaceHit {
  /** The record, or for a room the id of its face. */
  readonly id: string;
  readonly part: SurfacePart;
  readonly point: Vec3;
}
