export const generatorTexts = {
  'generator.refused.not-wishes': 'Found {found} in place of wishes; expected an object in braces.',
  'generator.refused.unknown-wish': 'There is no wish “{name}”. The wishes are: {names}.',
  'generator.refused.value': 'The wish “{wish}”: found {found}; expected {expected}.',
  'generator.refused.seed': 'The seed: found {found}; expected a whole number from −{most} to {most}.',
  'generator.refused.range':
    'The wish “{wish}” goes from {least} to {most}. The first number must not be greater than the second.',
  'generator.refused.storey-lower-than-door':
    'The wish “{wish}”: a storey of {height} m is lower than its doors of {door} m. Wish storeys at least {least} m high, or lower doors.',
  'generator.refused.too-high':
    'The wish “{wish}”: {storeys} storeys of {height} m reach beyond {limit} m. Wish lower or fewer ones.',
  'generator.refused.spacing-narrow':
    'The wish “{wish}”: lines {least} m apart leave no room between walls {thickness} m thick. Wish a spacing of at least {needed} m, or thinner walls.',
  'generator.refused.rooms-beyond-cells':
    'The wish “{wish}”: the grid of at most {columns} × {rows} cells has room for {most} rooms a storey, not for {least}. Wish fewer rooms, or more columns and rows.',
  'generator.refused.rooms-beyond-stairs':
    'The wish “{wish}”: with the stairs, which take {core} cells, the grid of at most {columns} × {rows} cells has room for {most} rooms a storey, not for {least}. Wish fewer rooms, or more columns and rows.',
  'generator.refused.too-much':
    'The wish “{wish}”: {storeys} storeys of at least {cells} cells each are more than the {limit} cells that one building may have. Wish fewer storeys or a smaller grid.',
  'generator.refused.too-many-rooms':
    'The wish “{wish}”: {storeys} storeys of at least {least} rooms each are more than the {limit} rooms that one building may have. Wish fewer rooms or fewer storeys.',
  'generator.refused.no-stairs':
    'The wish “{wish}”: the stairs of a storey need {long} × {wide} m between walls, and the grid has no place that large. Wish lower storeys, a wider spacing, or more columns and rows.',
  'generator.refused.no-doors':
    'The wish “{wish}”: no building was found in which doors {width} m wide reach every room. Wish narrower doors, or a wider spacing.',
  'generator.refused.lot-wrong':
    'The lot: found {found}; expected two lengths above 0 in metres, along x and along z.',
  'generator.refused.lot':
    'The lot of {x} × {z} m is too small for these wishes. Wish fewer rooms, lower storeys or a narrower spacing, or take a larger lot.',
  'generator.refused.locked-wrong':
    'The kept rooms do not fit the kept grid or the storeys: {rooms} of them must each be whole cells of it, and none may lie on another.',
  'generator.refused.locked-grid':
    'The kept grid is none: expected 2 to {lines} ascending lines along x and along z, from 0 on, at least {spacing} m apart.',
  'generator.refused.locked':
    'No building was found that keeps these {rooms} rooms and is otherwise as wished. Keep fewer, or wish more rooms.',

  'generator.no-corridor':
    'There is no room for a corridor with rooms at its sides: the rooms lie freely. Wish more rooms, or more columns and rows.',
} as const;
