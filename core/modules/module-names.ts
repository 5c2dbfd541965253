/** What the main file of a module ends in, the usual one first. */
const MODULE_EXTENSIONS = ['.glb', '.gltf'] as const;

/** True for a path or name that a module's main file can have. Its content decides whether it is one. */
export const isModuleName = (path: string): boolean =>
  MODULE_EXTENSIONS.some((extension) => path.toLowerCase().endsWith(extension));
