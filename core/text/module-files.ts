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
  'module-files.problem':
    'The module “{asset}” cannot be shown. {reason} Modules of it that stand as placeholders: {count}. Put a sound file at {path}, or replace the file of the asset.',

  'editor.module.import': 'Import modules…',
  'editor.module.replace': 'Replace the module file…',
  'module-files.choose-title': 'Import modules',
  'module-files.choose-body':
    'Choose .glb files, or a .gltf together with the .bin and images that it names. They are checked and copied into the assets of the project.',
  'module-files.choose': 'Choose files…',
  'module-files.reading': 'Reading “{file}”…',
  'module-files.checking': 'Checking “{file}”…',
  'module-files.stop': 'Stop',
  'module-files.added': 'Imported “{name}”: {width} × {depth} cells.',
  'module-files.replaced': '“{name}” is “{path}” now; what was placed of it stays.',
  'module-files.there': 'The level has “{name}” from this file already.',
  'module-files.stopped': '“{file}” was not imported: it was stopped.',
  'module-files.not-imported': '“{file}” was not imported. {reason}',
  'module-files.other-level':
    '“{file}” is in the project as “{path}”. The level that it was meant for is no longer open.',
  'module-files.asset-gone': 'The asset whose file was to be replaced is gone.',
  'module-files.one-module':
    'Choose one module to replace the file: a .glb, or a .gltf with the .bin and images that it names.',
  'module-files.no-module':
    'None of these is a module: {file}. Choose a .glb, or a .gltf with the .bin and images that it names.',
  'module-files.too-large': 'Its files have {size} MB together; up to {limit} MB are taken. Make it smaller.',
  'module-files.too-many': 'More than {limit} files were chosen with it. Choose those that it names.',
  'module-files.unreadable': '“{file}” cannot be read: it is a folder, or is gone. Choose the file itself.',

  'module-files.command.description':
    'copy a module beside a level, check it, and add it to the assets of the level',
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
  'module-files.command.no-footprint':
    'Expected two whole numbers from 1 to {most} with an x between them, such as 2x1.',
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
