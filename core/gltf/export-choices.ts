/**
 * What becomes of the modules of rings. keep: a node each, which share meshes; instance: one node for all of one shape,
 * by the extension EXT_mesh_gpu_instancing; merge: one mesh a material and ring.
 */
export const MODULE_FORMS = ['keep', 'instance', 'merge'] as const;

export type ModuleForm = (typeof MODULE_FORMS)[number];

/**
 * Which modules share a mesh. shared: those of one turn and side on all lines of a grid, and their nodes scale it; apart:
 * those on one line alone, and no node scales.
 */
export const SHAPE_SHARINGS = ['shared', 'apart'] as const;

export type ShapeSharing = (typeof SHAPE_SHARINGS)[number];
