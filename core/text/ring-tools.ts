/** Assets, modules and the tools that place them. */
export const ringToolsTexts = {
  'polar.add-asset': 'Add module to the library',
  'polar.change-asset': 'Change asset',

  'polar.asset-there':
    'The library has "{path}" already, as "{asset}". Place that one, or ask for a second asset of the same file.',
  'polar.connector-beyond':
    'The {side} side of a footprint of {along} × {across} cells has the cells 0 to {last}, so no connector stands at {at}.',
  'polar.connectors-meet':
    'Two connectors stand at cell {at} of the {side} side. A cell of a side has one at most.',
} as const;
