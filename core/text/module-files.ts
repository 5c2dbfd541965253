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

  'module-files.command.description': 'copy a module beside a level, check it, and add it to the assets of the level',
  'module-files.command.file':
    '.glb, or .gltf with the files that it names beside it, or - for a .glb from standard input',
  'module-files.command.into': 'level to add it to, or - for standard input and output',
  'module-files.command.footprint':
    'cells along and across the ring, such as 2x1 (default: by its size and the cells of the first ring)',
  'module-files.command.name': 'what the asset is called (default: the name of the file)',
  'module-files.command.id': 'id of the asset (default: one that is free)',
  'module-files.command.pivot':
    'point of the file, in its metres, that comes to the middle of the footprint, such as 2,0,2 (default: 0,0,0)',
  'module-files.command.scale': 'metres of the level a metre of the file (default: 1)',
  'module-files.command.json': 'print the asset, its bounds and the notices as JSON',
  'module-files.command.no-footprint': 'Expected two whole numbers from 1 to {most} with an x between them, such as 2x1.',
  'module-files.command.no-pivot': 'Expected three numbers with commas between them, such as 2,0,2.',
  'module-files.command.no-scale': 'Expected a number above 0, such as 0.01.',
  'module-files.command.no-name': 'Expected a name of at most 500 characters.',
  'module-files.command.no-id': 'Expected an id of 1 to 64 characters that can be printed.',
  'module-files.command.one-stream':
    'Standard input and output can be used once each: read the module or the level from a file, and leave --json out where the level is printed.',
  'module-files.command.needs-name': 'A module from standard input needs a name: say --name.',
  'module-files.command.id-taken':
    'The level has a record with the id “{id}” already. Choose another, or leave --id out.',
  'module-files.command.no-ring':
    'The level has no ring whose cells tell how many the module takes, so it takes one. Say --footprint for another number.',
  'module-files.command.refused': '“{file}” was not imported; {level} is unchanged.',
  'module-files.command.done':
    'Wrote {level}: the asset “{name}” ({id}) from {path}, {width} × {depth} cells.',
} as const;
