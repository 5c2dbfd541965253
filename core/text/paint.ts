/** Painting, picking up, splitting, copying and pasting, turning and mirroring. */
export const paintTexts = {
  'paint.surface': 'Paint',
  'paint.no-such-face': '“{record}” has no such face to paint.',
  'paint.nothing-here': 'There is nothing to paint here. Point at a wall, a floor, a stair or a roof.',
  'paint.hint': 'Click or drag to paint. Shift: inside of the room, Ctrl: whole thing, Alt: all that match.',
  'paint.hint-drag': 'Release to paint what was passed over, Esc to leave it.',
} as const;
