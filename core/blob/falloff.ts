/** How the influence of a control node fades with the angle from it. */
export type Falloff = 'bezier' | 'cosine' | 'bell';

/**
 * The bell is a Gaussian e^(−k·t²). With k = 9/2 the rim of the support lies three standard deviations out, where what
 * is taken off to make it end flat can no longer be seen.
 */
const BELL_STEEPNESS = 4.5;
const BELL_RIM = Math.exp(-BELL_STEEPNESS);
const BELL_TOP = 1 - BELL_RIM * (1 + BELL_STEEPNESS);

/**
 * The weight f(t) of a node: 1 at t = 0, 0 at t = 1, falling between them, flat at both ends.
 * bezier: 3t(1−t)² + (1−t)³ = (1−t)²(1+2t). cosine: (cos πt + 1)/2. Both are of the article on the blob.
 * bell: e^(−kt²) less its tangent in t² at the rim, e^(−k)(1 + k(1−t²)), over its value at 0: a Gaussian brought to the
 * same limits that ends flat as the others do.
 * @param t angle over support, from 0 on; 0 for t from 1 on
 */
export function falloffAt(falloff: Falloff, t: number): number {
  if (!(t < 1)) return 0;
  if (falloff === 'bezier') return (1 - t) * (1 - t) * (1 + 2 * t);
  if (falloff === 'cosine') return (Math.cos(Math.PI * t) + 1) / 2;
  const square = t * t;
  const bell = Math.exp(-BELL_STEEPNESS * square) - BELL_RIM * (1 + BELL_STEEPNESS * (1 - square));
  // Near the rim both are equal but for rounding.
  return Math.max(0, bell / BELL_TOP);
}

/** The derivative f′(t): 0 at both ends and from t = 1 on, negative between. */
export function falloffSlopeAt(falloff: Falloff, t: number): number {
  if (!(t < 1)) return 0;
  if (falloff === 'bezier') return -6 * t * (1 - t);
  if (falloff === 'cosine') return (-Math.PI / 2) * Math.sin(Math.PI * t);
  return (-2 * BELL_STEEPNESS * t * (Math.exp(-BELL_STEEPNESS * t * t) - BELL_RIM)) / BELL_TOP;
}
