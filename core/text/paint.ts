/** Painting, picking up, splitting, copying and pasting, turning and mirroring. */
export const paintTexts = {
  'paint.surface': 'Paint',
  'paint.no-such-face': '“{record}” has no such face to paint.',
  'paint.tool': 'Paint',
  'paint.with': 'Paint with: {material}',
  'paint.choose': 'Paint with {material}. Drag it onto what it is to paint, double click to change it.',
  'paint.scope-face': 'Paint one face',
  'paint.scope-room': 'Paint the inside of a room (Shift)',
  'paint.scope-whole': 'Paint the whole thing (Ctrl)',
  'paint.scope-matching': 'Paint all that match on the storey (Alt)',
  'paint.scope-everywhere': 'Paint all that match in the level (Alt Shift)',
  'paint.eyedropper': 'Pick up material and style',
  'paint.eyedropper-hint': 'Click a face to paint with its material, or a wall to draw more like it.',
  'paint.nothing-to-pick': 'There is nothing to pick up here. Point at a wall, a floor, a stair or a roof.',
  'paint.split': 'Split walls',
  'paint.split-hint': 'Click a wall where it should be split. Alt splits it freely.',
  'paint.no-wall-here': 'There is no wall to split here.',
  'paint.no-room':
    'There is no room on this side, so it has no inside to paint. Close the walls around it first.',
  'paint.nothing-here': 'There is nothing to paint here. Point at a wall, a floor, a stair or a roof.',
  'paint.hint': 'Click or drag to paint. Shift: inside of the room, Ctrl: whole thing, Alt: all that match.',
  'paint.hint-drag': 'Release to paint what was passed over, Esc to leave it.',

  'paint.marquee-touching':
    'Release to select what reaches into the frame. Draw to the right to select what is inside.',

  'paint.outline-room': 'Room {id}',
  'paint.outline-unnamed': 'Unnamed room',
  'paint.outline-door': 'Door {id}',
  'paint.outline-window': 'Window {id}',
  'paint.outline-arch': 'Arch {id}',
  'paint.outline-stair': 'Stair {id}',
  'paint.outline-roof': 'Roof {id}',
  'paint.outline-open': 'Open {name}',
  'paint.outline-close': 'Close {name}',

  'paint.drag-room': 'Release to put the room here. Alt moves freely, Esc puts it back.',

  'select.rooms': 'Select all rooms',
  'select.doors': 'Select all doors',
  'select.windows': 'Select all windows',
  'select.arches': 'Select all arches',
  'select.stairs': 'Select all stairs',
  'select.roofs': 'Select all roofs',
  'select.connected': 'Select walls that hang together',
  'select.alike': 'Select walls of the same style',

  'clip.copy': 'Copy',
  'clip.cut': 'Cut',
  'clip.duplicate': 'Duplicate',
  'clip.nothing':
    'There is nothing on the clipboard that can be pasted. Copy walls, rooms, stairs or roofs first.',
  'clip.mirror-x': 'Mirror left and right',
  'clip.mirror-z': 'Mirror near and far',
  'clip.turn-left': 'Turn left by 90°',
  'clip.turn-right': 'Turn right by 90°',
  'clip.paste': 'Paste',
  'clip.hint':
    'Click to place it, Shift click to place more. R turns it, comma and dot a little, M mirrors it, Tab holds another corner.',
  'clip.turn': 'Turn walls',
  'clip.mirror': 'Mirror walls',
  'clip.several-storeys': 'These walls stand on several storeys. Choose walls of one storey.',
  'clip.broken':
    'What is on the clipboard was made by Levelwright, but it is damaged ({place}). Copy it again.',
} as const;
