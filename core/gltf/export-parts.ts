import type { SurfaceLayer } from '../walls/surface.ts';

/** What can be left out of an export, in the order in which it is offered. */
export const EXPORT_PARTS = ['floors', 'ceilings', 'tops', 'fittings', 'stairs', 'roofs', 'modules'] as const;

/** tops: the upper faces of walls; fittings: frames, leaves and panes of openings. */
export type ExportPart = (typeof EXPORT_PARTS)[number];

const PART_OF: Readonly<Record<SurfaceLayer, ExportPart | null>> = {
  walls: null,
  floors: 'floors',
  ceilings: 'ceilings',
  frames: 'fittings',
  leaves: 'fittings',
  panes: 'fittings',
  stairs: 'stairs',
  roofs: 'roofs',
};

/** Whether the surfaces of a layer are in an export that leaves those parts out. */
export function isExported(layer: SurfaceLayer, without: readonly ExportPart[]): boolean {
  const part = PART_OF[layer];
  return part === null || !without.includes(part);
}
