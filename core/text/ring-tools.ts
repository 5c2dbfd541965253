/** Assets, modules and the tools that place them. */
export const ringToolsTexts = {
  'polar.add-asset': 'Add module to the library',
  'polar.change-asset': 'Change asset',

  'polar.fill-ring': 'Fill ring',
  'polar.copy-module': 'Copy module',
  'polar.mirror-across': 'Mirror across an axis',
  'polar.paste-module': 'Paste module',

  'polar.wrong-copies':
    'Around this ring stand 1 to {most} copies, not {copies}. Choose a whole number of them.',
  'polar.nothing-free':
    'Nothing of that size fits between the lines {first} and {last} any more. Delete something there, or choose other lines.',
  'polar.too-many':
    'That would be more than {most} modules at once. Fill fewer lines, or take an asset of a larger footprint.',
  'polar.wrong-axis':
    'Cells are mirrored onto cells only across a step line or the middle of a step, not at {axis} steps.',
  'polar.several-rings':
    'The modules stand on several rings, which have no axis in common. Choose those of one ring.',
  'polar.no-place': 'The module "{module}" has no place on its ring. Move it to one first.',
  'polar.asset-there':
    'The library has "{path}" already, as "{asset}". Place that one, or ask for a second asset of the same file.',
  'polar.connector-beyond':
    'The {side} side of a footprint of {along} × {across} cells has the cells 0 to {last}, so no connector stands at {at}.',
  'polar.connectors-meet':
    'Two connectors stand at cell {at} of the {side} side. A cell of a side has one at most.',
} as const;
