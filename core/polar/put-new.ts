import { type CommandResult, refuse } from '../document/command.ts';
import type { LevelReader } from '../document/level.ts';
import type { Asset } from '../document/schema/asset.ts';
import type { Module } from '../document/schema/module.ts';
import { MODULE_DEFAULTS } from '../document/schema/module.ts';
import type { Ring } from '../document/schema/ring.ts';
import { footprintExtent } from './footprint.ts';
import { wrapStep } from './polar-grid.ts';
import { findSpotFault, refuseSpots, type Spot } from './spot-fault.ts';

/**
 * The result of a command that adds modules: refused where one of them does not fit beside what is there and beside one
 * another. Their steps are wrapped.
 * @param modules with a cell each
 * @param assets that are added with them
 */
export function putNew(
  level: LevelReader,
  modules: readonly Module[],
  assets: readonly Asset[] = [],
): CommandResult {
  const added = new Map(assets.map((asset) => [asset.id, asset]));
  const put: Module[] = [];
  const spots = new Map<Ring, Spot[]>();
  for (const module of modules) {
    const { asset, quarterTurns = MODULE_DEFAULTS.quarterTurns, cell } = module;
    const ring = level.findKind('ring', module.ring);
    if (!ring) return refuse('records.no-such-record', { kind: 'ring', record: module.ring });
    if (!cell) return refuse('polar.no-place', { module: module.id }, [module.id]);
    const wrapped = [cell[0], wrapStep(cell[1], ring.steps)] as const;
    const extent = footprintExtent(added.get(asset) ?? level.findKind('asset', asset), quarterTurns);
    put.push({ ...module, cell: wrapped });
    spots.set(ring, [...(spots.get(ring) ?? []), { cell: wrapped, extent }]);
  }
  for (const [ring, taken] of spots) {
    const fault = findSpotFault(level, ring, taken);
    if (fault) return refuseSpots(ring, fault);
  }
  return { ok: true, edit: { put: [...assets, ...put] }, select: put.map(({ id }) => id) };
}
