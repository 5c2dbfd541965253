export const wallsTexts = {
  'walls.draw': 'Draw wall',
  'walls.too-short': 'A wall needs at least {length} m.',
} as const;
