/** What is blended over what, from the ground up: the engine's alpha index. */
export const DRAW_ORDER = { shade: 0, grid: 1, highlight: 2, surfaces: 3, lines: 4, points: 5 } as const;
