import type { Vec2 } from '../math/vec2.ts';

/** The one visible snap state of the editor. */
export interface SnapSettings {
  /** Grid step in metres; 0 switches the grid off. */
  readonly gridStep: number;
  /** Angle step in radians; 0 switches angles off. */
  readonly angleStep: number;
  readonly toJoints: boolean;
  readonly toWalls: boolean;
  readonly toExtensions: boolean;
  readonly toMidpoints: boolean;
}

/** In metres and radians. 15° is the step of drafting triangles. */
export const DEFAULT_SNAP: SnapSettings = {
  gridStep: 0.1,
  angleStep: Math.PI / 12,
  toJoints: true,
  toWalls: true,
  toExtensions: true,
  toMidpoints: true,
};

/** Strongest first. An intersection is one of lines through joints, the angle from the anchor, and walls. */
type SnapKind = 'joint' | 'midpoint' | 'intersection' | 'wall' | 'extension' | 'angle' | 'grid' | 'free';

/** Where snapping put a point, and to what. */
export interface SnapHit {
  /** On the 0.1 mm lattice. */
  readonly point: Vec2;
  readonly kind: SnapKind;
  /** The walls it snapped to. */
  readonly walls: readonly string[];
  /** Lines that show why, such as the extension it lies on. */
  readonly lines: readonly (readonly [Vec2, Vec2])[];
}
