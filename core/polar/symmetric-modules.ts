import type { LevelReader } from '../document/level.ts';
import { boxesOf } from './cell-boxes.ts';
import { placement } from './placement.ts';
import { symmetricCells } from './symmetry.ts';

/**
 * The copies of a module around its ring, itself left out: those of the same asset whose lowest cell is where symmetry
 * of so many copies puts one.
 * @param copies whole, at least 1; 1 and more than the ring has steps have no copies
 */
export function symmetricModules(level: LevelReader, id: string, copies: number): readonly string[] {
  const module = level.findKind('module', id);
  const footprint = level.derived(placement).find(id);
  const ring = level.findKind('ring', footprint?.ring);
  if (!module || !footprint || !ring || copies > ring.steps) return [];
  return symmetricCells(footprint.cell, copies, ring.steps)
    .slice(1)
    .flatMap((cell) => {
      const boxes = boxesOf({ cell, extent: [1, 1] }, ring.steps, '');
      return level
        .derived(placement)
        .findInTheWay(ring.id, boxes, new Set([id]))
        .map(({ owner }) => owner)
        .filter((owner) => {
          const other = level.derived(placement).find(owner);
          return (
            String(other?.cell) === String(cell) && level.findKind('module', owner)?.asset === module.asset
          );
        });
    });
}
