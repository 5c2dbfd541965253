/** Doors, windows and arches: commands, tools, inspector, problems. */
export const openingsTexts = {
  'openings.place': 'Place opening',
  'openings.move': 'Move opening',
  'openings.slide': 'Slide openings',
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

  'openings.corner-too-near':
    'The {type} "{opening}" of wall "{wall}" is in the way: the corner would reach into it. Keep away from the {type}, or move it.',
  'openings.wall-too-low':
    'Wall "{wall}" would be too low for its {type} "{opening}". Leave it higher, or lower the {type}.',

  'openings.problem.in-corner':
    'The {type} "{opening}" reaches into a corner of wall "{wall}", so it is built smaller.',
  'openings.problem.overlapping':
    'The {type} "{opening}" overlaps "{other}" in wall "{wall}", so it is built smaller or not at all.',
  'openings.problem.too-tall': 'The {type} "{opening}" is higher than wall "{wall}", so it is built lower.',
  'openings.problem.too-wide':
    'The {type} "{opening}" is wider than wall "{wall}" has room for, so it is built narrower.',

  'openings.hint.move': 'Release to put it here, also in another wall. Alt slides freely, Esc puts it back.',
  'openings.hint.resize': 'Release to make it so. Alt sizes freely, Esc puts it back.',

  'openings.type.door': 'Door',
  'openings.type.window': 'Window',
  'openings.type.arch': 'Arch',
  'openings.fitting.none': 'Nothing, a bare hole',
  'openings.fitting.frame': 'A frame',
  'openings.fitting.leaf': 'A frame with leaf or pane',
  'openings.hinge.start': 'Towards the start',
  'openings.hinge.end': 'Towards the end',
  'openings.side.left': 'Left',
  'openings.side.right': 'Right',
  'openings.inspector.several': '{count} openings',
  'openings.inspector.type': 'Type',
  'openings.inspector.offset': 'Middle from start',
  'openings.inspector.width': 'Width',
  'openings.inspector.height': 'Height',
  'openings.inspector.sill': 'Sill',
  'openings.inspector.fitting': 'Fitting',
  'openings.inspector.fittings': 'Frames and leaves',
  'openings.inspector.hinge': 'Hinge',
  'openings.inspector.opens-to': 'Opens to',
  'openings.inspector.frame': 'Frame',
  'openings.inspector.leaf': 'Leaf, pane',
  'openings.inspector.next-door': 'Next door',
  'openings.inspector.next-window': 'Next window',
  'openings.inspector.next-arch': 'Next arch',
} as const;
