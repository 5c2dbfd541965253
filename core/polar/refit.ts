import { type CommandResult, refuse } from '../document/command.ts';
import type { LevelReader } from '../document/level.ts';
import type { Module } from '../document/schema/module.ts';
import { MODULE_DEFAULTS } from '../document/schema/module.ts';
import { extentOf, type Footprint } from './footprint.ts';
import { wrapStep } from './polar-grid.ts';
import { findSpotFault, refuseSpots } from './spot-fault.ts';

/**
 * The result of a command that puts changed modules in the place of what they were: refused where they do not fit. They
 * are not in their own way, so that two can change places. Those without a cell fit anywhere. Near-linear in the modules.
 */
export function refit(level: LevelReader, modules: readonly Module[]): CommandResult {
  const leftOut = new Set(modules.map(({ id }) => id));
  const put: Module[] = [];
  const spots = new Map<string, Footprint[]>();
  for (const module of modules) {
    const ring = level.findKind('ring', module.ring);
    if (!ring) return refuse('records.no-such-record', { kind: 'ring', record: module.ring });
    const { cell, asset, quarterTurns = MODULE_DEFAULTS.quarterTurns } = module;
    if (cell === null) {
      put.push(module);
      continue;
    }
    const wrapped = [cell[0], wrapStep(cell[1], ring.steps)] as const;
    put.push({ ...module, cell: wrapped });
    const spot = { ring: ring.id, cell: wrapped, extent: extentOf(level, asset, quarterTurns) };
    const onRing = spots.get(ring.id);
    if (onRing) onRing.push(spot);
    else spots.set(ring.id, [spot]);
  }
  for (const [id, footprints] of spots) {
    const ring = level.findKind('ring', id);
    const fault = ring && findSpotFault(level, ring, footprints, leftOut);
    if (ring && fault) return refuseSpots(ring, fault);
  }
  return { ok: true, edit: { put }, select: modules.map(({ id }) => id) };
}

/** The modules of those ids, each once, or the refusal for one that is not there. */
export function requireModules(
  level: LevelReader,
  ids: readonly string[],
): readonly Module[] | CommandResult {
  const modules: Module[] = [];
  for (const id of new Set(ids)) {
    const module = level.findKind('module', id);
    if (!module) return refuse('records.no-such-record', { kind: 'module', record: id });
    modules.push(module);
  }
  return modules;
}
