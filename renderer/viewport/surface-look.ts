import type { Surface } from '../../core/walls/surface.ts';

/** solid: as it is; faded: in its own colours, to be looked through; ghost: the mere shape of it. */
export type SurfaceLook = 'solid' | 'faded' | 'ghost';

/** Meshes of a surface, by material id, and how they are drawn. */
export interface DrawnPart {
  readonly meshes: Surface['meshes'];
  readonly look: SurfaceLook;
}

/** Decides what of a level is seen, and how. */
export interface LevelLook {
  /** What is drawn of a surface: usually its own meshes; nothing when it is hidden. */
  partsOf(surface: Surface): readonly DrawnPart[];
  /** Whether a wall stands on the ground for all to see, so that it has a contact shadow there. */
  hasShade(wall: string): boolean;
}
