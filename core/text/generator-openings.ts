/** What differs from the wishes for doors and windows of a generated building. */
export const generatorOpeningsTexts = {
  'generator.door-widened': 'Doors are {width} m wide, not {wished} m: nobody walks through less.',
  'generator.door-narrowed': 'Some doors are narrower than {wished} m: there is no more room in their walls.',
  'generator.door-lowered': 'Doors are {height} m high, not {wished} m: the storeys are not higher.',
  'generator.door-raised': 'Doors are {height} m high, not {wished} m: nobody walks through less.',
  'generator.fewer-entrances':
    'There are {count} entrances, not {wished}: no other wall has room for one. Ask for fewer, or for more rooms.',
  'generator.fewer-extra-doors':
    'A storey has fewer than {wished} extra doors: all its neighbouring rooms are joined already.',
  'generator.no-window-over-sill':
    'There are no windows: over a sill of {sill} m, storeys of {storey} m have no room for one. Lower the sill.',
  'generator.window-widened': 'Windows are {width} m wide, not {wished} m: less lets no light in.',
  'generator.window-raised': 'Windows are {height} m high, not {wished} m: less lets no light in.',
  'generator.window-lowered': 'Windows are {height} m high, not {wished} m: the storeys are not higher.',
  'generator.window-narrowed':
    'Some windows are narrower than {wished} m: there is no more room in their walls.',
  'generator.no-window-fits':
    'A storey has no windows: none of its walls has room for half of {wished} m. Make them narrower.',
} as const;
