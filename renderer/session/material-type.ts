/** What a material that is dragged is called among the things that can be dragged. */
export const MATERIAL_TYPE = 'application/x-levelwright-material';
