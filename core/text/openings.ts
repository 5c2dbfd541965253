/** Doors, windows and arches: commands, tools, inspector, problems. */
export const openingsTexts = {
  'openings.place': 'Place opening',
  'openings.move': 'Move opening',
  'openings.resize': 'Resize opening',
  'openings.set-properties': 'Change openings',
  'openings.flip': 'Flip openings',

  'openings.tool.door': 'Place doors',
  'openings.tool.window': 'Place windows',
  'openings.tool.arch': 'Place arches',

  'openings.hint.door': 'Point at a wall: a door slides along it. Click to place it.',
  'openings.hint.window': 'Point at a wall: a window slides along it. Click to place it.',
  'openings.hint.arch': 'Point at a wall: an arch slides along it. Click to place it.',
  'openings.hint.place': 'Click to place it, type the distance, Tab for width and height. Alt slides freely.',
  'openings.hint.beside': 'Point at a wall. Esc goes back to selecting.',
  'openings.hint.taken': 'There is an opening already. Press V to move or resize it.',
  'openings.no-wall-here': 'There is no wall here. Point at a wall of this storey.',

  'openings.no-such-opening': 'There is no opening "{opening}" in this level.',
  'openings.too-tall':
    'The {type} would reach {top} m high, but wall "{wall}" is {highest} m high. Make it lower, or the wall higher.',
  'openings.too-wide':
    'The {type} needs {width} m, but wall "{wall}" has only {room} m between its corners. Make it narrower.',
  'openings.past-end':
    'The {type} would reach into a corner or past an end of wall "{wall}". Move it away from there.',
  'openings.overlap': 'The {type} would overlap the {otherType} "{other}". Move one of them.',
} as const;
