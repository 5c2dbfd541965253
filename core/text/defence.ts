/** Tower-defence levels and the builder of their paths. */
export const defenceTexts = {
  'defence.wrong-seed':
    'A seed is a whole number from −9,007,199,254,740,991 to 9,007,199,254,740,991, not {seed}.',
  'defence.wrong-heading': 'The entrance looks along one of four headings, 0 to 3, not {heading}.',
  'defence.wrong-chance': 'The decoration chance is a number from 0 to 1, not {chance}.',
  'defence.wrong-length': 'A path has a whole number of tiles from {least} to {most}, not {value}.',
  'defence.wrong-max':
    'The most tiles before a corner are a whole number from {least} to {most}, not {value}.',
  'defence.wrong-border': 'The border is a whole number of cells from {least} to {most}, not {value}.',
  'defence.wrong-attempts':
    'The builder makes a whole number of attempts from {least} to {most}, not {value}.',
  'defence.no-level':
    'No level of length {length} with at most {max} tiles before a corner fits within {attempts} attempts. Allow more tiles before a corner, a shorter path, or another seed.',
  'defence.unfinished': 'The level is still being built: {attempts} attempts so far.',
  'defence.stopped': 'The level was not built: it was stopped. Change something of it to build it again.',
  'defence.build-failed': 'The level could not be built: {reason}. Change something of it to try again.',
  'defence.no-reason': 'no reason is known',
  'defence.locked': 'This level is locked: what it is built from stays as it is. Unlock it first.',
  'defence.too-large':
    'The level would be {width} × {depth} tiles; {most} are the most. Choose a shorter path or a smaller border.',

  'defence.add': 'Add defence level',
  'defence.change': 'Change defence level',
  'defence.place-tower': 'Place tower',
  'defence.move-tower': 'Move tower',
  'defence.change-tower': 'Change tower',
  'defence.place-decoration': 'Decorate tile',
  'defence.move-decoration': 'Move decoration',
  'defence.change-decoration': 'Change decoration',
  'defence.problem.decoration':
    'The decoration "{decoration}" has no tile to stand on: {spot} Move or delete it.',
  'defence.several-levels': 'These towers belong to several levels. Move those of one level at a time.',
  'defence.spot.outside': 'That is outside the level. Towers and decorations stand on blank tiles.',
  'defence.spot.path': 'That is part of the path. Towers and decorations stand on blank tiles.',
  'defence.spot.wall': 'There is a wall. Towers and decorations stand on blank tiles.',
  'defence.spot.taken': 'Another tower stands there. Choose another tile.',
  'defence.problem.tower': 'The tower "{tower}" has no tile to stand on: {spot} Move or delete it.',
  'defence.problem.two-towers':
    'The towers "{tower}" and "{other}" stand on one tile. Move or delete one of them.',

  'defence.inspect':
    '{id}: a tower-defence level, path: {length}, crossings: {crossings}, turns: {turns}, tiles: {width} × {depth}, attempts: {attempts}',

  'defence.generate.defence': 'a tower-defence level: a path laid tile by tile, with what lies around it',
  'defence.generate.length': 'tiles along the path, entrance and exit included',
  'defence.generate.max': 'the most straight tiles before a corner',
  'defence.generate.border': 'cells between the path and the edge',
  'defence.generate.chance': 'probability that a blank tile is decorated, 0 to 1',
  'defence.generate.tile-size': 'side of a tile in metres',
  'defence.generate.origin': 'where the entrance stands, in metres',
  'defence.generate.heading': 'the way that the entrance looks',
  'defence.generate.attempts': 'how often the builder starts over before it gives up',
  'defence.generate.trace': 'write what the builder did as JSON lines; - for standard output',
  'defence.generate.no-origin': 'Expected three numbers with commas between them, such as 0,0,12.5.',
  'defence.generate.json': 'print id, seed, length and attempts as JSON',
  'defence.generate.done': '{path}: a path of {length} tiles from seed {seed}, attempts: {attempts}',
} as const;
