/**
 * What a module may take. Files from elsewhere are met with these before any library sees them: a file of 268 bytes
 * can claim a thousand million vertices.
 */

const MEGABYTE = 1024 * 1024;

/** All files of a module together, in bytes. */
export const MAX_MODULE_BYTES = 512 * MEGABYTE;

/** The JSON of a file in bytes. */
export const MAX_JSON_BYTES = 32 * MEGABYTE;

/** How many objects and arrays of the JSON stand in one another. Files of programs have ten or so. */
export const MAX_JSON_DEPTH = 256;

/** Numbers, texts, objects and arrays of the JSON: what it takes in memory, some 60 bytes each. */
export const MAX_JSON_VALUES = 4_000_000;

/** The numbers of all accessors together, in bytes. */
export const MAX_ACCESSOR_BYTES = 1024 * MEGABYTE;

/** The numbers of an accessor that no bufferView vouches for: one that is sparse, empty or compressed. */
export const MAX_UNBACKED_BYTES = 64 * MEGABYTE;

/** Those of all such accessors that a compressed bufferView does not vouch for either. */
export const MAX_UNBACKED_TOTAL = 256 * MEGABYTE;

export const MAX_NODES = 100_000;

/** Entries of every other list of a file, and primitives of all meshes: the library's work grows with their square. */
export const MAX_ENTRIES = 5000;

/** How many nodes hang below one another. */
export const MAX_NODE_DEPTH = 512;

/** Side of an image in pixels. */
export const MAX_MODULE_IMAGE_SIDE = 16_384;

/** Pixels of all images together. */
export const MAX_IMAGE_PIXELS = 256 * MEGABYTE;

/**
 * What all parts take once each stands where its node puts it, in bytes: a small file can name one mesh 100,000 times.
 * Some four million vertices; the reader holds it about three times while it works.
 */
export const MAX_PLACED_BYTES = 256 * MEGABYTE;

/** Sets of texture coordinates of a mesh that are read. */
export const MAX_UV_SETS = 8;

/** In the words of messages. */
export const inMegabytes = (bytes: number): number => Math.ceil(bytes / MEGABYTE);
