/** What modules are painted by: the ratio that gets the full colour of too much, its inverse that of too little. */
export const MEASURE_RANGES = { stretch: 1.5, density: 4 } as const;

/** Red, green and blue, 0 to 1, of a ratio that is too small, right, too large. */
export const MEASURE_COLORS = {
  less: [0.2, 0.45, 0.95],
  right: [0.37, 0.75, 0.5],
  more: [0.92, 0.27, 0.22],
} as const;
