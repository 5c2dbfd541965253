/** What a module's main file ends in. */
export const MODULE_EXTENSIONS = ['.glb', '.gltf'] as const;

/** Largest module with all its files, in bytes: what one request of the page can carry. */
export const MAX_MODULE_BYTES = 500 * 1024 * 1024;
