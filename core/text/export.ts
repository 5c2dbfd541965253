export const exportTexts = {
  'export.level-node': 'Level',
  'export.building-node': 'Building',
  'export.room-node': '{storey} room',
  'export.plain-node': '{place} {layer}',
  'export.material-node': '{place} {layer} {material}',
  'export.default-material': 'Default {layer}',
  'export.image': 'Image',
  'export.merged-node': '{ring} modules {material}',
  'export.module-material': 'Module material',
  'export.shape.plain': '{asset} shape',
  'export.shape.turned': '{asset} shape turned {degrees}',
  'export.shape.mirrored': '{asset} shape mirrored',
  'export.shape.turned-mirrored': '{asset} shape mirrored and turned {degrees}',
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
  'export.part.modules': 'Modules of rings',

  'export.modules': 'Modules of rings',
  'export.modules.keep': 'An object each, which can be moved and hidden by itself; opens everywhere',
  'export.modules.instance':
    'One object for all of a kind, drawn in one go; only for programs that know EXT_mesh_gpu_instancing',
  'export.modules.merge':
    'One mesh for each material of a ring, as buildings always have; fewest draw calls, nothing can be moved',
  'export.shapes': 'Shapes of modules',
  'export.shapes.shared':
    'Modules that are turned alike share one mesh on all lines of a ring, and objects scale it; smallest file',
  'export.shapes.apart':
    'Each ring line has meshes of its own, and nothing is scaled; for importers that dislike scale',
  'export.rings': 'Rings',
  'export.size': 'Size of the file',
  'export.quantise':
    'Round numbers to 16 bits: about a quarter smaller, positions within 1/65,000 of the size of their storey, ring or module; needs KHR_mesh_quantization',
  'export.compress':
    'Compress geometry: less than half the size, nothing is lost; needs EXT_meshopt_compression',

  'export.interrupted':
    'The export ended unexpectedly ({reason}). Nothing was written; save the level and try again.',
  'export.cancelled': 'The export was stopped. Nothing was written.',
  'export.bad-module': 'The module file {path} cannot be exported. Nothing was written. {reason}',
  'export.no-such-ring': 'The level has no ring "{ring}". Nothing was written.',
  'export.no-such-storey': 'The level has no storey "{storey}". Nothing was written.',
  'export.module-too-large':
    'The module “{id}” grows beyond every number where its ring bends it. Nothing was written. Move it to a ring line farther in, or give its asset “{asset}” a smaller scale or a pivot nearer to it.',
  'export.not-finite':
    'The shape of “{id}” cannot be computed. Nothing was written. Move or delete it, and please report this.',

  'export.no-blobs': 'Blobs are not exported yet: {count} are left out.',
  'export.no-defence': 'Defence levels are not exported yet: {count} are left out.',
  'export.no-module-file':
    'Modules whose file cannot be read are left out: {count}. The Assets panel says why.',
  'export.no-place': 'Modules without a place on their ring are left out: {count}.',
  'export.no-image':
    'Images that cannot be read are left out: {count} materials keep their colour alone. The Problems list says why.',
  'export.no-towers': 'Towers are not exported yet: {count} are left out.',
  'export.no-unknown': 'Records that this version does not know are not exported: {count} are left out.',
} as const;
