import type { Vec2 } from '../../core/math/vec2.ts';

/** Which lines of the ground grid are seen from a distance. */
export interface GridSteps {
  /** Distances between lines in metres: powers of ten, small to large. */
  readonly steps: readonly [number, number, number];
  /** How visible the lines of each step are, 0 to 1. */
  readonly strengths: readonly [number, number, number];
  /** Plan point from which the shader counts, a multiple of all steps, near what is looked at. */
  readonly origin: Vec2;
  /** What is looked at, counted from the origin. */
  readonly middle: Vec2;
}

/** CSS pixels between the finest lines when they are fully there; they begin to show at a tenth of it. */
const LEAST_GAP = 80;
/** The finest grid, in metres: nothing snaps finer than a millimetre. */
const FINEST_STEP = 0.001;
const STRONG = 1;
const SOFT = 0.55;

/**
 * The steps for a view whose pixels cover that many metres at the target. Continuous in `metresPerPixel`: when the
 * finest step has faded in wholly it is the middle one of the next decade, equally strong.
 */
export function computeGridSteps(target: Vec2, metresPerPixel: number): GridSteps {
  const level = Math.max(Math.log10(LEAST_GAP * metresPerPixel), Math.log10(FINEST_STEP));
  const decade = Math.floor(level + 1e-9);
  const part = Math.min(1, Math.max(0, level - decade));
  const fine = 10 ** decade;
  const coarse = fine * 100;
  const origin: Vec2 = [Math.round(target[0] / coarse) * coarse, Math.round(target[1] / coarse) * coarse];
  return {
    steps: [fine, fine * 10, coarse],
    strengths: [(1 - part) * SOFT, SOFT + (1 - part) * (STRONG - SOFT), STRONG],
    origin,
    middle: [target[0] - origin[0], target[1] - origin[1]],
  };
}
