export const commandLineTexts = {
  'command-line.description': 'Make, check, read and export levels without a window.',
  'command-line.after': `Exit status: 0 done, 1 the level has problems, 2 wrong use, 3 could not read or write, 4 not possible as asked.
"-" stands for standard input or output.`,
  'command-line.example': 'Example:\n  {command}',
  'command-line.json': 'print JSON instead of text',
  'command-line.level': 'level file, or - for standard input',
  'command-line.levels': 'level files, or - for standard input',

  'command-line.new.description': 'make a new level',
  'command-line.new.path': 'file to write, usually NAME.level.json, or - for standard output',
  'command-line.new.template': 'what the level starts with',
  'command-line.new.force': 'replace a file that is there',
  'command-line.new.done': 'Wrote {path} from the template "{template}".',
  'command-line.new.no-images':
    'Images do not go to standard output: copy those that the level names into its folder ({paths}).',
  'command-line.new.exists':
    'Nothing was written: {path} is there already. Choose another name, or replace it with --force.',

  'command-line.validate.description': 'list everything that is wrong or doubtful in levels',
  'command-line.validate.sound': '{path}: no problems.',

  'command-line.inspect.description':
    'print what follows from a level: storeys, joints, rooms, lengths, volumes',
  'command-line.inspect.storey':
    '{id}: {walls} walls, {wallLength} m long, {wallVolume} m³; {joints} joints; {openings} openings',
  'command-line.inspect.empty': 'The level has no storey.',

  'command-line.format.description': 'rewrite levels in canonical form; nothing else changes',
  'command-line.format.done': '{path}: rewritten.',
  'command-line.format.same': '{path}: in canonical form already.',

  'command-line.export.description': 'write a level as glTF for engines and other programs',
  'command-line.export.output':
    'file to write: .glb, or .gltf with a .bin and its images beside it, or - for standard output as .glb',
  'command-line.export.storeys': 'ids of the storeys to export (default: all)',
  'command-line.export.without': 'what to leave out. {parts}',
  'command-line.export.report': 'write the counts and the report of the Khronos validator as JSON',
  'command-line.export.extension': 'Cannot export to {path}: the name must end in .glb or .gltf.',
  'command-line.export.same-file':
    'The level, its images, the export, what stands beside a .gltf and the report must be different files. Nothing was written: choose another name.',
  'command-line.export.progress': 'Exporting: {percent} %',
  'command-line.export.valid':
    'The Khronos validator found {errors} errors and {warnings} warnings; its report is in {path}.',
  'command-line.export.invalid':
    'The Khronos validator found {errors} errors, so the export was not written. Its report is in {path}. Please report this.',
  'command-line.export.done':
    'Wrote {path}: {walls} walls, {openings} openings, {rooms} rooms, {triangles} triangles, {materials} materials, {images} images, {bytes} bytes.',

  'command-line.too-many-inputs': 'Standard input can be named once, and not together with files.',
  'command-line.output-failed':
    'Standard output could not be written to its end: the system answers “{errno}”. Make room, or send the output elsewhere, and run the command again.',
  'command-line.unexpected':
    'This should not have happened: {message}. Nothing was half-written. Please report it; LEVELWRIGHT_DEBUG=1 shows where it happened.',
} as const;
