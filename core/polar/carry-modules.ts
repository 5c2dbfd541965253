import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import type { Module } from '../document/schema/module.ts';
import { intervalOf, type Ring } from '../document/schema/ring.ts';
import { boxesOf } from './cell-boxes.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { placement } from './placement.ts';
import { isOutside } from './spot-fault.ts';

/**
 * What a change of a ring does to its modules: they stay on their cells, and those that no longer fit get `cell: null`:
 * cells outside the new interval, steps that the ring no longer has, and footprints over the seam that come to lie on
 * others. Modules whose record stays as it is are left out. Looks at those near the seam and outside the interval alone.
 * @param before the ring as the level has it
 */
export function carryModules(level: LevelReader, before: Ring, after: Ring): readonly Module[] {
  const model = level.derived(placement);
  const ids = new Set(model.findOutside(after.id, intervalOf(after)));
  if (before.steps !== after.steps) {
    for (const id of model.findAtSeam(after.id, Math.min(before.steps, after.steps))) ids.add(id);
  }
  return inNaturalOrder([...ids].flatMap((id) => level.findKind('module', id) ?? [])).flatMap(
    (module): readonly Module[] => {
      const footprint = footprintOf(level, module);
      if (!footprint) return [];
      if (!fits(level, module.id, footprint, before, after)) return [{ ...module, cell: null }];
      return String(module.cell) === String(footprint.cell) ? [] : [{ ...module, cell: footprint.cell }];
    },
  );
}

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
