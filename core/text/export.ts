export const exportTexts = {
  'export.level-node': 'Level',
  'export.building-node': 'Building',
  'export.walls-node': '{storey} walls {material}',
  'export.default-material': 'Default',

  'export.interrupted':
    'The export ended unexpectedly ({reason}). Nothing was written; save the level and try again.',
  'export.cancelled': 'The export was stopped. Nothing was written.',
  'export.no-such-storey': 'The level has no storey "{storey}". Nothing was written.',
  'export.not-finite':
    'The shape of the wall "{wall}" cannot be computed. Nothing was written. Move or delete the wall, and please report this.',

  'export.no-blobs': 'Blobs are not exported yet: {count} are left out.',
  'export.no-defence': 'Defence levels are not exported yet: {count} are left out.',
  'export.no-modules': 'Modules are not exported yet: {count} are left out.',
  'export.no-openings': 'Openings are not cut out of walls yet: the walls of {count} are exported whole.',
  'export.no-rings': 'Rings are not exported yet: {count} are left out.',
  'export.no-rooms': 'Floors and ceilings of rooms are not exported yet: those of {count} are left out.',
  'export.no-roofs': 'Roofs are not exported yet: {count} are left out.',
  'export.no-stairs': 'Stairs are not exported yet: {count} are left out.',
  'export.no-textures':
    'Textures are not exported yet: {count} materials keep their colour, roughness and texture coordinates alone.',
  'export.no-towers': 'Towers are not exported yet: {count} are left out.',
  'export.no-unknown': 'Records that this version does not know are not exported: {count} are left out.',
} as const;
