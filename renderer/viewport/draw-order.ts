/** What is blended over what, from the ground up: the engine's alpha index. */
export const DRAW_ORDER = {
  shade: 0,
  grid: 1,
  ghost: 2,
  glass: 3,
  surfaces: 4,
  lines: 5,
  points: 6,
} as const;
