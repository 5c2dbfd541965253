/** Extensions of materials that say how something looks: kept as they are. */
export const LOOK_EXTENSIONS: readonly string[] = [
  'KHR_materials_anisotropy',
  'KHR_materials_clearcoat',
  'KHR_materials_diffuse_transmission',
  'KHR_materials_dispersion',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_iridescence',
  'KHR_materials_pbrSpecularGlossiness',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_materials_volume',
  'KHR_texture_transform',
];

/** What the reader undoes or takes in: nothing of it is left in a normalised module. */
const UNDONE = [
  'EXT_mesh_gpu_instancing',
  'EXT_meshopt_compression',
  'EXT_texture_webp',
  'KHR_draco_mesh_compression',
  'KHR_mesh_quantization',
  'KHR_meshopt_compression',
  'KHR_node_visibility',
];

/** What a module can do without; said when it is left out. */
const LEFT_OUT = ['KHR_lights_punctual', 'KHR_materials_variants', 'KHR_xmp_json_ld'];

const SUPPORTED = new Set([...LOOK_EXTENSIONS, ...UNDONE, ...LEFT_OUT]);

/** Whether a file that requires an extension can be used. */
export const isSupportedExtension = (name: string): boolean => SUPPORTED.has(name);
