/** What is blended over what, from the ground up: the engine's alpha index. */
export const DRAW_ORDER = {
  shade: 0,
  grid: 1,
  ring: 2,
  ghost: 3,
  glass: 4,
  surfaces: 5,
  lines: 6,
  points: 7,
} as const;
