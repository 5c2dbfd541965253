/** Fine enough for shapes of some metres in 32-bit floats. */
const STEPS = 2 ** 24;

/**
 * The nearest multiple of 2⁻²⁴. Sines and cosines differ from engine to engine in their last digits, and these would make
 * different bytes of the same shape: rounded, they are the same everywhere but for the rarest of ties.
 */
export const sameEverywhere = (value: number): number => Math.round(value * STEPS) / STEPS + 0;
