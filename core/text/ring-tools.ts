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

  'polar.problem.unmet':
    'The connector "{type}" of the module "{module}" meets none between the cells {inside} and {outside}. Place a module there, or take it as it is.',
  'polar.problem.several-unmet':
    '{count} connectors of the module "{module}" meet none, the first, "{type}", between the cells {inside} and {outside}. Place modules there, or take it as it is.',
  'polar.problem.mismatch':
    'The connector "{type}" of the module "{module}" meets "{otherType}" of "{other}" between the cells {inside} and {outside}. Turn one of them, or place another there.',

  'ring-tools.place': 'Place module',
  'ring-tools.fill': 'Fill ring',
  'ring-tools.erase': 'Erase modules',
  'ring-tools.turn': 'Turn module left',
  'ring-tools.turn-back': 'Turn module right',
  'ring-tools.mirror': 'Mirror module',
  'ring-tools.flip': 'Mirror selection across its middle',
  'ring-tools.mirror-copy-x': 'Mirror a copy across the x axis of the ring',
  'ring-tools.mirror-copy-z': 'Mirror a copy across the z axis of the ring',
  'ring-tools.select-all': 'Select all modules of the ring',
  'ring-tools.symmetry': 'Symmetry around the ring',
  'ring-tools.symmetry-off': 'No symmetry',
  'ring-tools.symmetry-off-short': 'Off',
  'ring-tools.symmetry-of': '{copies} around the ring',
  'ring-tools.symmetry-about': '{copies} around the ring, spread by whole steps',
  'ring-tools.overlay-none': 'Grid alone',
  'ring-tools.overlay-aspect': 'Grid with aspect ratio',
  'ring-tools.overlay-scale': 'Grid with scale',
  'ring-tools.shown': 'Ring: {overlay}',
  'ring-tools.regular': 'Regular grid, to compare',
  'ring-tools.choose-asset': 'Choose a module',
  'ring-tools.no-assets': 'No modules in the library yet',
  'ring-tools.places': 'Places: {asset}',
  'ring-tools.turned': '{degrees}°',

  'ring-tools.no-ring': 'This level has no ring to place modules on. Add a ring first.',
  'ring-tools.no-asset': 'Choose a module in the Assets panel first, or add a .glb file to it.',
  'ring-tools.place.start':
    'Click to place, drag for a run. R and Shift+R turn, M mirrors, Alt takes the module under the pointer, Esc leaves.',
  'ring-tools.place.run': 'Release to place {count}. Drag along the ring or outwards, Esc to stop.',
  'ring-tools.take': 'Click to place more of what is under the pointer.',
  'ring-tools.nothing-to-take': 'There is no module here to take.',
  'ring-tools.fill.start': 'Click a ring line to fill its free cells, with Shift those of the whole ring.',
  'ring-tools.fill.beside': 'Point at a line of the ring to fill it, with Shift the whole ring.',
  'ring-tools.erase.start': 'Drag over modules to erase them, or click one.',
  'ring-tools.erase.drag': 'Release to erase what is struck out, Esc to keep it.',
  'ring-tools.select.module': 'Release to put it here, with Alt a copy. Esc puts it back.',
  'ring-tools.paste': 'Click to put it down, with Shift more than once. M mirrors, Esc stops.',
} as const;
