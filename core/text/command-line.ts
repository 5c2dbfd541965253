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
  'command-line.new.no-files':
    'Images do not go to standard output: copy those that the level names into its folder ({paths}).',
  'command-line.new.exists':
    'Nothing was written: {path} is there already. Choose another name, or replace it with --force.',

  'command-line.validate.description': 'list everything that is wrong or doubtful in levels',
  'command-line.validate.sound': '{path}: no problems.',

  'command-line.inspect.description':
    'print what follows from a level: storeys, joints, rooms, lengths, volumes',
  'command-line.inspect.storey':
    '{id}: {walls} walls, {wallLength} m long, {wallVolume} m³; {joints} joints; {openings} openings',
  'command-line.inspect.empty': 'The level has no storey and no ring.',

  'command-line.format.description': 'rewrite levels in canonical form; nothing else changes',
  'command-line.format.done': '{path}: rewritten.',
  'command-line.format.same': '{path}: in canonical form already.',

  'command-line.export.description': 'write a level as glTF for engines and other programs',
  'command-line.export.output':
    'file to write: .glb, or .gltf with a .bin and its images beside it, or - for standard output as .glb',
  'command-line.export.storeys': 'ids of the storeys to export (default: all)',
  'command-line.export.without': 'what to leave out. {parts}',
  'command-line.export.rings': 'ids of the rings to export (default: all)',
  'command-line.export.modules':
    'what becomes of the modules of rings and of the tiles of defence levels. {forms}',
  'command-line.export.shapes': 'which modules of rings share a mesh. {sharings}',
  'command-line.export.report': 'write the counts and the report of the Khronos validator as JSON',
  'command-line.export.extension': 'Cannot export to {path}: the name must end in .glb or .gltf.',
  'command-line.export.same-file':
    'The level, its images and modules, the export, what stands beside a .gltf and the report must be different files. Nothing was written: choose another name.',
  'command-line.export.progress': 'Exporting: {percent} %',
  'command-line.export.valid':
    'The Khronos validator found {errors} errors and {warnings} warnings; its report is in {path}.',
  'command-line.export.invalid':
    'The Khronos validator found {errors} errors, so the export was not written. Its report is in {path}. Please report this.',
  'command-line.export.done':
    'Wrote {path}: {walls} walls, {openings} openings, {rooms} rooms, {modules} modules on {rings} rings, {towers} towers in {defences} defence levels, {triangles} triangles, {materials} materials, {images} images, {bytes} bytes.',

  'command-line.generate.description': 'make buildings from a seed',
  'command-line.generate.building': 'make a building, or a street of them, from wishes and a seed',
  'command-line.generate.after':
    'The same options give the same building, byte for byte. Ranges are written 4-6; lengths are metres.',
  'command-line.generate.output':
    'level to write, in place of what is there, or - for standard output; without it the one of --into',
  'command-line.generate.into': 'level to build in; what it holds stays',
  'command-line.generate.at':
    'plan point of the corner of the building or street, such as 12.5,-3 (default: beside what stands there)',
  'command-line.generate.storey':
    'id of the storey that it stands on (default: the one nearest to zero); storeys that are missing above are added',
  'command-line.generate.replace': 'take away the buildings in its way',
  'command-line.generate.seed': 'a whole number',
  'command-line.generate.lot': 'metres of a lot along and across the street, such as 14x18; needs --count',
  'command-line.generate.count': 'how many buildings stand along the street; needs --lot',
  'command-line.generate.json': 'print seed, place, storeys, rooms and notices as JSON',
  'command-line.generate.no-number': 'Expected a number, such as 3 or 1.2.',
  'command-line.generate.no-seed': 'Expected a whole number from −{most} to {most}.',
  'command-line.generate.no-range': 'Expected a number or a range of them, such as 4 or 4-6.',
  'command-line.generate.pitch':
    'The wish “{wish}”: found {found}°; expected degrees above 0 and at most {most}.',
  'command-line.generate.no-place': 'Expected two numbers with a comma between them, such as 12.5,-3.',
  'command-line.generate.no-lot': 'Expected two numbers with an x between them, such as 14x18.',
  'command-line.generate.no-output':
    'Say where the level goes: -o FILE for a new one, --into FILE for one that is there.',
  'command-line.generate.lot-and-count':
    'A street needs both: --lot WxD for the size of its lots, and --count N for how many there are.',
  'command-line.generate.no-street-replaces':
    'A street replaces nothing: leave --replace out, and choose a free place.',
  'command-line.generate.one-stream':
    'The level and the JSON cannot both go to standard output: write the level to a file.',
  'command-line.generate.done':
    'Wrote {path}: a building of {storeys} storeys and {rooms} rooms, from the seed {seed}.',
  'command-line.generate.done-street':
    'Wrote {path}: a street from the seed {seed}; buildings: {buildings}, rooms: {rooms}.',
  'command-line.generate.wish': '{words} (default: {usual})',
  'command-line.generate.as-needed': 'as the rooms need',
  'command-line.generate.wish.storeys': 'storeys of a building',
  'command-line.generate.wish.rooms': 'rooms of each storey, hall or corridor counted',
  'command-line.generate.wish.columns': 'cells of the grid along x',
  'command-line.generate.wish.rows': 'cells of the grid along z',
  'command-line.generate.wish.spacing': 'from one line of the grid to the next',
  'command-line.generate.wish.compactness': '1 for a rectangle, 0 for as ragged as it comes',
  'command-line.generate.wish.setback': 'how likely each upper storey is to be smaller than the one below',
  'command-line.generate.wish.entrances': 'doors from outside',
  'command-line.generate.wish.windowDensity': 'share of the places for windows that get one',
  'command-line.generate.wish.windowWidth': 'width of windows',
  'command-line.generate.wish.windowHeight': 'height of windows',
  'command-line.generate.wish.windowSill': 'foot of windows over the floor',
  'command-line.generate.wish.doorWidth': 'width of doors',
  'command-line.generate.wish.doorHeight': 'height of doors',
  'command-line.generate.wish.extraDoors': 'doors of each storey beyond those that reaching every room needs',
  'command-line.generate.wish.layout': 'how the rooms lie to one another',
  'command-line.generate.wish.uses': 'leave rooms without names and uses',
  'command-line.generate.wish.outerThickness': 'thickness of outer walls',
  'command-line.generate.wish.innerThickness': 'thickness of inner walls',
  'command-line.generate.wish.storeyHeight': 'from floor to ceiling, of storeys that are added',
  'command-line.generate.wish.slab': 'from a ceiling to the floor above it, of storeys that are added',
  'command-line.generate.wish.stairWidth': 'width of stairs',
  'command-line.generate.wish.roof': 'kind of roof',
  'command-line.generate.wish.roofPitch': 'slope of the roof in degrees',
  'command-line.generate.wish.roofOverhang': 'how far the eaves stand out',
  'command-line.generate.wish.materials': 'what it is painted with',

  'command-line.too-many-inputs': 'Standard input can be named once, and not together with files.',
  'command-line.output-failed':
    'Standard output could not be written to its end: the system answers “{errno}”. Make room, or send the output elsewhere, and run the command again.',
  'command-line.unexpected':
    'This should not have happened: {message}. Nothing was half-written. Please report it; LEVELWRIGHT_DEBUG=1 shows where it happened.',
} as const;
