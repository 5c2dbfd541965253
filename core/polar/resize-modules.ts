import RBush from 'rbush';
import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import { references } from '../document/references.ts';
import { ASSET_DEFAULTS, type Asset } from '../document/schema/asset.ts';
import { MODULE_DEFAULTS, type Module } from '../document/schema/module.ts';
import type { Ring } from '../document/schema/ring.ts';
import { boxesOf, type CellBox, findMet } from './cell-boxes.ts';
import { type Footprint, footprintExtent, footprintOf } from './footprint.ts';
import { placement } from './placement.ts';
import { isOutside } from './spot-fault.ts';

/**
 * What another footprint of an asset does to what is placed of it: modules keep their lowest cells, and those that no
 * longer fit get `cell: null`. Where two of them meet now, the first in natural order stays. What did not fit before is
 * left as it was. Modules whose record stays as it is are left out.
 */
export function resizeModules(level: LevelReader, before: Asset, after: Asset): readonly Module[] {
  const from = before.footprint ?? ASSET_DEFAULTS.footprint;
  const to = after.footprint ?? ASSET_DEFAULTS.footprint;
  if (String(from) === String(to)) return [];
  const modules = inNaturalOrder(
    [...level.derived(references).to(before.id)].flatMap((id) => level.findKind('module', id) ?? []),
  );
  const own = new Set(modules.map(({ id }) => id));
  const kept = new Map<string, RBush<CellBox>>();
  return modules.flatMap((module): readonly Module[] => {
    const ring = level.findKind('ring', module.ring);
    const old = footprintOf(level, module);
    if (!ring || !old) return [];
    const { quarterTurns = MODULE_DEFAULTS.quarterTurns } = module;
    const grown: Footprint = { ...old, extent: footprintExtent(after, quarterTurns) };
    const tree = kept.get(ring.id) ?? new RBush<CellBox>();
    kept.set(ring.id, tree);
    const boxes = boxesOf(grown, ring.steps, module.id);
    const met = [...level.derived(placement).findInTheWay(ring.id, boxes, own), ...findMet(tree, boxes)];
    if (!staysIn(ring, old, grown) || !staysFree(level, module, old, ring, met)) {
      return [{ ...module, cell: null }];
    }
    for (const box of boxes) tree.insert(box);
    return [];
  });
}

function staysIn(ring: Ring, old: Footprint, grown: Footprint): boolean {
  const isWrong = (footprint: Footprint) => isOutside(ring, footprint) || footprint.extent[0] > ring.steps;
  return !isWrong(grown) || isWrong(old);
}

/** @param met what the new footprint meets */
function staysFree(
  level: LevelReader,
  module: Module,
  old: Footprint,
  ring: Ring,
  met: readonly CellBox[],
): boolean {
  if (met.length === 0) return true;
  const boxes = boxesOf(old, ring.steps, module.id);
  const known = level.derived(placement).findInTheWay(ring.id, boxes, new Set([module.id]));
  const owners = new Set(known.map(({ owner }) => owner));
  return met.every(({ owner }) => owners.has(owner));
}
