export const modulesTexts = {
  'modules.empty-file': '“{file}” is empty. Export it again.',
  'modules.file-size': '“{file}” and its files have {size} MB; modules of up to {limit} MB are read.',
  'modules.other-kind':
    '“{file}” is no glTF file: it looks like {kind}. Export the module as .glb or .gltf from the program it was made in.',
  'modules.kind.unknown': 'something else',
  'modules.kind.image': 'an image',
  'modules.kind.fbx': 'an FBX file',
  'modules.kind.obj': 'an OBJ file',
  'modules.kind.blend': 'a Blender file',
  'modules.kind.zip': 'a compressed archive, which has to be unpacked first',
  'modules.kind.ktx': 'a KTX texture',
  'modules.kind.pdf': 'a PDF',
  'modules.kind.ply': 'a PLY file',
  'modules.kind.stl': 'an STL file',
  'modules.kind.collada': 'a COLLADA file',
  'modules.kind.usd': 'a USD file',
  'modules.kind.html': 'a web page, as a download that failed leaves it',
  'modules.kind.lfs': 'a placeholder of Git LFS, whose file has not been fetched',
  'modules.glb-cut': '“{file}” ends after {is} bytes, in its header. Copy or export it again.',
  'modules.glb-version':
    '“{file}” is a binary glTF of version {version}; version 2 is read. Export it as glTF 2.0.',
  'modules.glb-length':
    '“{file}” should have {says} bytes and has {is}: it was cut off or added to. Copy or export it again.',
  'modules.glb-chunk':
    '“{file}” is damaged: the part that begins at byte {at} does not end inside the file. Copy or export it again.',
  'modules.glb-order':
    '“{file}” is damaged: a .glb has one JSON part, then at most one binary part. Export it again.',
  'modules.json-size': 'The JSON of “{file}” has {size} MB; up to {limit} MB are read. Export it as .glb.',
  'modules.json-depth': 'The JSON of “{file}” is nested more than {limit} levels deep. Export it again.',
  'modules.json-values': 'The JSON of “{file}” holds too many values to be read. Export it again as .glb.',
  'modules.json-broken': 'The JSON of “{file}” is broken. Copy or export it again.',
  'modules.version': 'asset.version: glTF {version} is not read; 2.0 is. Export it as glTF 2.0.',
  'modules.extension':
    'extensionsRequired: the file needs “{name}”, which Levelwright does not read. Export it without.',
  'modules.wrong-value': '{place}: {wanted} is expected here, not {found}.',
  'modules.wanted.whole': 'a whole number from {least}',
  'modules.wanted.words': 'a text',
  'modules.wanted.flag': 'true or false',
  'modules.wanted.number': 'a number',
  'modules.wanted.numbers': 'a list of {count} numbers',
  'modules.wanted.one-of': 'one of {choices}',
  'modules.wanted.index': 'the number of an entry of {list}',
  'modules.wanted.list': 'a list',
  'modules.wanted.object': 'an object',
  'modules.no-such': '{place}: there is no {target}; {list} has {count} entries.',
  'modules.uri-web': '{place}: “{uri}” is an address in the web. Put the file beside the .gltf.',
  'modules.uri-outside':
    '{place}: “{uri}” lies outside the folder of the file. Put it beside the .gltf, or export as .glb.',
  'modules.uri-odd': '{place}: its uri names no file. Export it again.',
  'modules.uri-in-glb':
    '{place}: a .glb has to hold all its data, and “{uri}” is another file. Export it with all data.',
  'modules.missing-file':
    '{place}: “{file}” is missing. Put it beside the .gltf and import both, or export as .glb.',
  'modules.data-uri': '{place}: the data in its uri cannot be decoded. Export it again.',
  'modules.buffer-short': '{place}: it should have {says} bytes and has {is}. Copy or export it again.',
  'modules.buffer-empty': '{place}: its data is missing from the file. Export it again.',
  'modules.view-range':
    '{place}: it ends at byte {needs} of buffers[{buffer}], which has {has}. Export it again.',
  'modules.accessor-range':
    '{place}: it needs {needs} bytes of bufferViews[{bufferView}], which has {has}. Export it again.',
  'modules.stride':
    '{place}: bufferViews[{bufferView}] steps {stride} bytes, and one element has {size}. Export it again.',
  'modules.sparse-count': '{place}: it replaces {count} of {of} elements. Export it again.',
  'modules.too-many-numbers': '{place}: {size} MB of numbers are claimed; up to {limit} MB are read.',
  'modules.meshopt': '{place}: the sizes of its compression do not fit. Export it again.',
  'modules.draco': '{place}: its Draco data does not hold what the file says. Export it again.',
  'modules.no-positions': '{place}: it has no POSITION. Export it again.',
  'modules.unequal-counts': '{place}: {name} has {count} elements for {vertices} vertices. Export it again.',
  'modules.wrong-elements':
    '{place}: elements of {types} with components of {components} are expected, not {found}. Export it again.',
  'modules.index-beyond':
    '{place}: an index names vertex {index}, and there are {vertices}. Export it again.',
  'modules.not-finite':
    '{place}: a position is no finite number. Look for broken vertices or scales, and export it again.',
  'modules.too-many-nodes':
    'nodes: there are {count}; up to {limit} are read. Join objects before exporting.',
  'modules.too-many-entries':
    '{place}: there are {count}; up to {limit} are read. Join objects and materials before exporting.',
  'modules.two-parents': '{place}: nodes[{node}] hangs below two nodes. Export it again.',
  'modules.too-deep':
    '{place}: it hangs below more than {limit} nodes. Flatten the hierarchy before exporting.',
  'modules.cycle': '{place}: it hangs below itself. Export it again.',
  'modules.placed-size':
    'meshes: with every mesh at every place where it stands, {size} MB are needed; up to {limit} MB are read. Simplify the module.',
  'modules.nothing-to-place':
    'There is nothing to place: the scene of the file has no triangles. Export the objects of the module with it.',
  'modules.no-image': '{place}: it has no image. Export it again.',
  'modules.image-kind': '{place}: it is {kind}; PNG, JPEG and WebP are shown.',
  'modules.ktx2':
    '{place}: KTX2 textures are not read. Export with PNG, JPEG or WebP, or add such an image beside it.',
  'modules.image-side': '{place}: it has {width} × {height} pixels; up to {limit} a side are read.',
  'modules.image-sum': 'images: together they have {count} million pixels; up to {limit} million are read.',
  'modules.unreadable': 'The file cannot be read: {detail}. Export it again.',
  'modules.notice.lines': 'Left out: {count} parts made of lines or points. Only surfaces bend.',
  'modules.notice.hidden': 'Left out: {count} hidden objects.',
  'modules.notice.skins': 'Left out: {count} skeletons. The module stands as it was modelled.',
  'modules.notice.morphs': 'Left out: the shape keys of {count} parts. The module stands as it was modelled.',
  'modules.notice.animations': 'Left out: {count} animations. Modules do not move.',
  'modules.notice.cameras': 'Left out: {count} cameras.',
  'modules.notice.lights': 'Left out: {count} lights. Modules bring no light into a level.',
  'modules.notice.variants': 'Left out: {count} material variants. The module wears its first materials.',
  'modules.notice.images':
    '{count} images are of another kind than the file says. They are used as what they are.',
  'modules.not-normalised': 'This is not a module as Levelwright keeps it. Import its file again.',
  'modules.more-problems': '… and {count} more.',
} as const;
