/** Doors, windows and arches: commands, tools, inspector, problems. */
export const openingsTexts = {
  'openings.place': 'Place opening',
  'openings.move': 'Move opening',
  'openings.resize': 'Resize opening',
  'openings.set-properties': 'Change openings',
  'openings.flip': 'Flip openings',

  'openings.no-such-opening': 'There is no opening "{opening}" in this level.',
  'openings.too-tall':
    'The {type} would reach {top} m high, but wall "{wall}" is {highest} m high. Make it lower, or the wall higher.',
  'openings.too-wide':
    'The {type} needs {width} m, but wall "{wall}" has only {room} m between its corners. Make it narrower.',
  'openings.past-end':
    'The {type} would reach into a corner or past an end of wall "{wall}". Move it away from there.',
  'openings.overlap': 'The {type} would overlap the {otherType} "{other}". Move one of them.',
} as const;
