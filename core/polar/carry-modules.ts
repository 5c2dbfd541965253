import type { LevelReader } from '../document/level.ts';
import type { Module } from '../document/schema/module.ts';
import type { Ring } from '../document/schema/ring.ts';
import { boxesOf } from './cell-boxes.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { placement } from './placement.ts';
import { isOutside } from './spot-fault.ts';

/**
 * What a change of a ring does to its modules: they stay on their cells, and those that no longer fit get `cell: null`:
 * cells outside the new interval, steps that the ring no longer has, and footprints over the seam that come to lie on
 * others. Modules whose record stays as it is are left out.
 * @param modules of that ring
 */
export const carryModules = (
  level: LevelReader,
  modules: readonly Module[],
  before: Ring,
  after: Ring,
): readonly Module[] =>
  modules.flatMap((module): readonly Module[] => {
    const footprint = footprintOf(level, module);
    if (!footprint) return [];
    if (!fits(level, module.id, footprint, before, after)) return [{ ...module, cell: null }];
    // A step that was told beyond the seam means another cell as soon as the seam is elsewhere.
    return String(module.cell) === String(footprint.cell) ? [] : [{ ...module, cell: footprint.cell }];
  });

function fits(level: LevelReader, id: string, footprint: Footprint, before: Ring, after: Ring): boolean {
  const { cell, extent } = footprint;
  if (isOutside(after, footprint) || cell[1] >= after.steps || extent[0] > after.steps) return false;
  if (cell[1] + extent[0] <= after.steps) return true;
  const model = level.derived(placement);
  const self = new Set([id]);
  const overlaps = (steps: number) =>
    model.findInTheWay(after.id, boxesOf(footprint, steps, id), self).map(({ owner }) => owner);
  const known = new Set(overlaps(before.steps));
  return overlaps(after.steps).every((owner) => known.has(owner));
}
