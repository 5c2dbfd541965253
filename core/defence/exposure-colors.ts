/** Red, green and blue, 0 to 1, from nothing to the most: as bright as they are warm, so that they are told apart without hues. */
const RAMP: readonly (readonly [number, number, number])[] = [
  [0.16, 0.2, 0.38],
  [0.36, 0.25, 0.56],
  [0.72, 0.28, 0.5],
  [0.94, 0.5, 0.3],
  [0.99, 0.86, 0.42],
];

/** The colour of a part of the most, from 0 to 1. */
export function exposureColor(part: number): readonly [number, number, number] {
  const at = Math.max(0, Math.min(1, part)) * (RAMP.length - 1);
  const low = Math.min(RAMP.length - 2, Math.floor(at));
  const [a, b] = [RAMP[low], RAMP[low + 1]];
  const mix = (index: 0 | 1 | 2): number => {
    const from = a?.[index] ?? 0;
    return from + ((b?.[index] ?? from) - from) * (at - low);
  };
  return [mix(0), mix(1), mix(2)];
}
