export const exportTexts = {
  'export.level-node': 'Level',
  'export.building-node': 'Building',
  'export.room-node': '{storey} room',
  'export.plain-node': '{place} {layer}',
  'export.material-node': '{place} {layer} {material}',
  'export.default-material': 'Default {layer}',
  'export.layer.walls': 'walls',
  'export.layer.floors': 'floor',
  'export.layer.ceilings': 'ceiling',
  'export.layer.frames': 'frames',
  'export.layer.leaves': 'door leaves',
  'export.layer.panes': 'window panes',
  'export.layer.stairs': 'stairs',
  'export.layer.roofs': 'roof',

  'export.parts': 'What is in the file besides the walls',
  'export.part.floors': 'Floors of rooms',
  'export.part.ceilings': 'Ceilings of rooms',
  'export.part.tops': 'Tops of walls, which close them from above',
  'export.part.fittings': 'Frames, door leaves and window panes',
  'export.part.stairs': 'Stairs',
  'export.part.roofs': 'Roofs',

  'export.interrupted':
    'The export ended unexpectedly ({reason}). Nothing was written; save the level and try again.',
  'export.cancelled': 'The export was stopped. Nothing was written.',
  'export.no-such-storey': 'The level has no storey "{storey}". Nothing was written.',
  'export.not-finite':
    'The shape of “{id}” cannot be computed. Nothing was written. Move or delete it, and please report this.',

  'export.no-blobs': 'Blobs are not exported yet: {count} are left out.',
  'export.no-defence': 'Defence levels are not exported yet: {count} are left out.',
  'export.no-modules': 'Modules are not exported yet: {count} are left out.',
  'export.no-rings': 'Rings are not exported yet: {count} are left out.',
  'export.no-image':
    'Images that cannot be read are left out: {count} materials keep their colour alone. The Problems list says why.',
  'export.no-towers': 'Towers are not exported yet: {count} are left out.',
  'export.no-unknown': 'Records that this version does not know are not exported: {count} are left out.',
} as const;
