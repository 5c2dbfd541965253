/** Doors and windows of a generated building: what cannot be, and what differs from the wishes. */
export const generatorOpeningsTexts = {
  'generator.refused.door-too-narrow':
    'The wish “{wish}”: nobody gets through doors {wished} m wide. Make them at least {least} m wide.',
  'generator.refused.door-too-low':
    'The wish “{wish}”: nobody gets through doors {wished} m high. Make them at least {least} m high.',
  'generator.refused.window-too-narrow':
    'The wish “{wish}”: windows {wished} m wide are too narrow. Make them at least {least} m wide, or ask for none.',
  'generator.refused.window-too-low':
    'The wish “{wish}”: windows {wished} m high are too low. Make them at least {least} m high, or ask for none.',

  'generator.door-narrowed': 'Some doors are narrower than {wished} m: their walls have no more room.',
  'generator.fewer-entrances':
    'There are {count} entrances, not {wished}: no other outer wall has room for one.',
  'generator.fewer-extra-doors':
    'A storey has fewer than {wished} extra doors: no more of its rooms lie side by side.',
  'generator.no-window-over-sill':
    'There are no windows: storeys {storey} m high have less than {least} m over a sill of {sill} m.',
  'generator.window-lowered': 'Windows are {height} m high, not {wished} m: the storeys are not higher.',
  'generator.window-narrowed': 'Some windows are narrower than {wished} m: their walls have no more room.',
  'generator.no-window-fits':
    'A storey has no windows: none of its walls has room for at least {least} m of {wished} m.',
} as const;
