export const wallsTexts = {
  'walls.draw': 'Draw wall',
  'walls.draw-room': 'Draw room',
  'walls.erase': 'Erase walls',
  'walls.move-joint': 'Move joint',
  'walls.move': 'Move walls',
  'walls.split': 'Split wall',
  'walls.join': 'Join walls',
  'walls.delete-joint': 'Delete joint',
  'walls.set-properties': 'Change walls',
  'walls.repair': 'Repair level',

  'walls.problem.short': 'The wall at {x}, {z} is too short to have a body.',
  'walls.problem.off-lattice':
    'The end at {x}, {z} stands beside the 0.1 mm lattice, so it meets no other end exactly.',
  'walls.problem.twins': 'Two walls stand in the same place, from {x}, {z}.',
  'walls.problem.crossing': 'Two walls cross at {x}, {z} without a joint.',
  'walls.problem.joint-on-wall': 'A wall ends at {x}, {z} on another that has no joint there.',
  'walls.problem.near-joints': 'Two ends at {x}, {z} are so near that they look joined, and are not.',
  'walls.problem.hanging-opening': 'The {type} "{opening}" reaches past an end of wall "{wall}".',
  'walls.problem.no-storey': 'The level has no storey, so there is nothing to draw walls on. Add one.',

  'walls.too-short': 'A wall needs at least {length} m.',
  'walls.too-far': 'That is farther out than a level reaches. Move the walls by less.',
  'walls.room-too-narrow': 'A room needs more than {length} m each way, or its walls would fill it.',
  'walls.no-such-storey': 'There is no storey "{storey}" in this level. Add a storey and draw on it.',
  'walls.no-such-material': 'There is no material "{material}" in this level. Choose another one.',
  'walls.no-such-wall': 'There is no wall "{wall}" in this level.',
  'walls.no-joint': 'No wall ends at {x}, {z}.',
  'walls.opening-in-the-way':
    'The {type} "{opening}" of wall "{wall}" is in the way: the wall would be cut there. Move the {type} or cut beside it.',
  'walls.opening-has-no-room':
    'Wall "{wall}" would be too short for its {type} "{opening}". Leave it longer, or move or remove the {type}.',
  'walls.openings-collide':
    'Two walls would become one, and there the openings "{first}" and "{second}" overlap. Move one of them.',
  'walls.vanishing-opening':
    'Wall "{wall}" would vanish with its {type} "{opening}". Remove the {type} first, or stop before the other end.',
  'walls.split-at-end':
    'A wall cannot be split at its end. Choose a point at least {length} m from both ends.',
  'walls.not-two-walls': 'Walls are joined where exactly two of them meet; here it is {count}.',
  'walls.not-one-line': 'The two walls do not run on in one line, so they stay two.',
  'walls.not-one-kind':
    'The two walls differ in thickness, height or materials, so they stay two. Make them alike first.',
} as const;
