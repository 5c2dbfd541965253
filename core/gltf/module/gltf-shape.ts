import type { GLTF } from '@gltf-transform/core';
import type { ProblemList } from './problem-list.ts';
import {
  finite,
  flag,
  indexOf,
  isObject,
  listOf,
  mapOf,
  numbers,
  objectOf,
  oneOf,
  type Shape,
  type ShapeContext,
  whole,
  words,
} from './shape.ts';
import { LOOK_EXTENSIONS } from './supported-extensions.ts';

/** Of the glTF specification, 5.1.3: bytes of each kind of number. */
export const COMPONENT_BYTES: ReadonlyMap<number, number> = new Map([
  [5120, 1],
  [5121, 1],
  [5122, 2],
  [5123, 2],
  [5125, 4],
  [5126, 4],
]);
export const ELEMENT_SIZES: ReadonlyMap<string, number> = new Map([
  ['SCALAR', 1],
  ['VEC2', 2],
  ['VEC3', 3],
  ['VEC4', 4],
  ['MAT2', 4],
  ['MAT3', 9],
  ['MAT4', 16],
]);
const UNSIGNED = [5121, 5123, 5125];

const sparse = objectOf({
  count: whole(1),
  indices: objectOf(
    { bufferView: indexOf('bufferViews'), componentType: oneOf(...UNSIGNED) },
    { byteOffset: whole(0) },
  ),
  values: objectOf({ bufferView: indexOf('bufferViews') }, { byteOffset: whole(0) }),
});

const accessor = objectOf(
  { componentType: oneOf(...COMPONENT_BYTES.keys()), count: whole(1), type: oneOf(...ELEMENT_SIZES.keys()) },
  { bufferView: indexOf('bufferViews'), byteOffset: whole(0), normalized: flag, name: words, sparse },
);

const meshopt = objectOf(
  {
    buffer: indexOf('buffers'),
    byteLength: whole(1),
    byteStride: whole(1),
    count: whole(1),
    mode: oneOf('ATTRIBUTES', 'TRIANGLES', 'INDICES'),
  },
  { byteOffset: whole(0), filter: oneOf('NONE', 'OCTAHEDRAL', 'QUATERNION', 'EXPONENTIAL', 'COLOR') },
);

const bufferView = objectOf(
  { buffer: indexOf('buffers'), byteLength: whole(1) },
  {
    byteOffset: whole(0),
    byteStride: whole(1),
    extensions: objectOf({}, { EXT_meshopt_compression: meshopt, KHR_meshopt_compression: meshopt }),
  },
);

const attributes = mapOf(indexOf('accessors'));

const primitive = objectOf(
  { attributes },
  {
    indices: indexOf('accessors'),
    material: indexOf('materials'),
    mode: oneOf(0, 1, 2, 3, 4, 5, 6),
    targets: listOf(attributes),
    extensions: objectOf(
      {},
      {
        KHR_draco_mesh_compression: objectOf({
          bufferView: indexOf('bufferViews'),
          attributes: mapOf(whole(0)),
        }),
      },
    ),
  },
);

const node = objectOf(
  {},
  {
    name: words,
    children: listOf(indexOf('nodes')),
    mesh: indexOf('meshes'),
    matrix: numbers(16),
    translation: numbers(3),
    rotation: numbers(4),
    scale: numbers(3),
    extensions: objectOf(
      {},
      {
        EXT_mesh_gpu_instancing: objectOf({ attributes }),
        KHR_node_visibility: objectOf({}, { visible: flag }),
      },
    ),
  },
);

const textureShape = objectOf(
  {},
  {
    source: indexOf('images'),
    sampler: indexOf('samplers'),
    extensions: objectOf({}, { EXT_texture_webp: objectOf({ source: indexOf('images') }) }),
  },
);

const wrap = oneOf(10497, 33071, 33648);
const sampler = objectOf(
  {},
  {
    wrapS: wrap,
    wrapT: wrap,
    minFilter: oneOf(9728, 9729, 9984, 9985, 9986, 9987),
    magFilter: oneOf(9728, 9729),
  },
);

const textureTransform = objectOf(
  {},
  { offset: numbers(2), rotation: finite, scale: numbers(2), texCoord: whole(0) },
);
const textureUse = objectOf(
  { index: indexOf('textures') },
  {
    texCoord: whole(0),
    scale: finite,
    strength: finite,
    extensions: objectOf({}, { KHR_texture_transform: textureTransform }),
  },
);

/** Extensions of materials hold numbers, colours, switches and textures, by whatever names. */
const materialExtension: Shape = (value, place, context) => {
  objectOf({})(value, place, context);
  if (!isObject(value)) return;
  for (const [name, item] of Object.entries(value)) {
    const at = `${place}.${name}`;
    if (name.endsWith('Texture')) textureUse(item, at, context);
    else if (typeof item === 'number') finite(item, at, context);
    else if (Array.isArray(item)) numbers(item.length)(item, at, context);
  }
};

const material = objectOf(
  {},
  {
    name: words,
    pbrMetallicRoughness: objectOf(
      {},
      {
        baseColorFactor: numbers(4),
        metallicFactor: finite,
        roughnessFactor: finite,
        baseColorTexture: textureUse,
        metallicRoughnessTexture: textureUse,
      },
    ),
    normalTexture: textureUse,
    occlusionTexture: textureUse,
    emissiveTexture: textureUse,
    emissiveFactor: numbers(3),
    alphaMode: oneOf('OPAQUE', 'MASK', 'BLEND'),
    alphaCutoff: finite,
    doubleSided: flag,
    extensions: objectOf({}, Object.fromEntries(LOOK_EXTENSIONS.map((name) => [name, materialExtension]))),
  },
);

const LISTS: Readonly<Record<string, Shape>> = {
  buffers: objectOf({ byteLength: whole(1) }, { uri: words }),
  bufferViews: bufferView,
  accessors: accessor,
  meshes: objectOf({ primitives: listOf(primitive) }, { name: words }),
  nodes: node,
  scenes: objectOf({}, { nodes: listOf(indexOf('nodes')) }),
  images: objectOf({}, { uri: words, bufferView: indexOf('bufferViews'), mimeType: words, name: words }),
  textures: textureShape,
  samplers: sampler,
  materials: material,
  // Left out whatever they say; how many there are is said.
  skins: objectOf({}),
  animations: objectOf({}),
  cameras: objectOf({}),
};

const gltf = objectOf(
  { asset: objectOf({ version: words }, { copyright: words }) },
  {
    scene: indexOf('scenes'),
    extensionsUsed: listOf(words),
    extensionsRequired: listOf(words),
    ...Object.fromEntries(Object.entries(LISTS).map(([name, shape]) => [name, listOf(shape)])),
  },
);

/**
 * JSON whose every field that is read has the type it should have and whose every index names something; undefined,
 * with the problems, for any other. What it says of bytes is not checked here.
 */
export function checkShape(json: unknown, problems: ProblemList): GLTF.IGLTF | undefined {
  const lists = isObject(json) ? Object.entries(json) : [];
  const lengths = new Map(
    lists.flatMap(([name, list]) => (Array.isArray(list) ? [[name, list.length] as const] : [])),
  );
  const context: ShapeContext = { problems, lengths };
  gltf(json, '', context);
  return problems.isEmpty && isGltf(json) ? json : undefined;
}

/** Only asked of what has just been found to be so. */
const isGltf = (json: unknown): json is GLTF.IGLTF => isObject(json);
