export const moduleFilesTexts = {
  'module-files.too-slow':
    'Reading it was given up after {seconds} s. If the module is meant to be that heavy, reduce its triangles and export it again; else the file is damaged.',
  'module-files.too-much-memory':
    'Reading it takes more memory than a module may. Reduce its triangles and images and export it again.',
  'module-files.no-start': 'The reader of modules does not start. Close other programs and try again.',
  'module-files.died':
    'The reader of modules stopped in the middle of it. Try again; the level is unchanged.',
  'module-files.failed':
    'The reader of modules failed on it ({reason}). Export the module again, as .glb if it can be.',
  'module-files.named': '“{module}” names a file that cannot be had. {reason}',
  'module-files.not-chosen':
    '“{module}” names “{file}”, which was not chosen with it. Choose both together, or export the module as .glb.',
  'module-files.not-a-module': '“{file}” is no module: modules end in .glb or .gltf.',
} as const;
