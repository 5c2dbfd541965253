import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import type { Asset } from '../document/schema/asset.ts';
import { MODULE_DEFAULTS, type Module } from '../document/schema/module.ts';
import type { Ring } from '../document/schema/ring.ts';
import { canonicalImagePath } from '../images/image-paths.ts';
import type { Footprint } from '../polar/footprint.ts';
import { type Pivot, pivotOf } from '../polar/pivot.ts';
import { placement } from '../polar/placement.ts';
import { createGrid, type PolarGrid } from '../polar/polar-grid.ts';
import type { ExportOptions } from './export-options.ts';

/** A module that has a place, and what decides on its shape. */
export interface PlacedModule {
  readonly module: Module;
  readonly asset: Asset;
  /** Of the asset's file, canonical. */
  readonly path: string;
  readonly footprint: Footprint;
  readonly pivot: Pivot;
  readonly quarterTurns: number;
  readonly mirrored: boolean;
}

export interface RingModules {
  readonly ring: Ring;
  readonly grid: PolarGrid;
  /** In the natural order of their ids. */
  readonly placed: readonly PlacedModule[];
  /** How many have no place. */
  readonly unplaced: number;
}

/** The rings that an export is of, in the natural order of their ids, with the modules that it is to hold. */
export function ringModules(
  level: LevelReader,
  { rings, without = [] }: Pick<ExportOptions, 'rings' | 'without'>,
): readonly RingModules[] {
  const modules = new Map<string, Module[]>();
  for (const module of without.includes('modules') ? [] : level.ofKind('module')) {
    const ring = modules.get(module.ring);
    if (ring) ring.push(module);
    else modules.set(module.ring, [module]);
  }
  return inNaturalOrder(level.ofKind('ring'))
    .filter(({ id }) => rings?.includes(id) ?? true)
    .map((ring) => {
      const grid = createGrid(ring.steps, ring.cellSize);
      const all = inNaturalOrder(modules.get(ring.id) ?? []);
      const placed = all.flatMap((module) => place(level, grid, module) ?? []);
      return { ring, grid, placed, unplaced: all.length - placed.length };
    });
}

function place(level: LevelReader, grid: PolarGrid, module: Module): PlacedModule | undefined {
  const footprint = level.derived(placement).find(module.id);
  const asset = level.findKind('asset', module.asset);
  if (!footprint || !asset) return undefined;
  return {
    module,
    asset,
    path: canonicalImagePath(asset.path),
    footprint,
    pivot: pivotOf(grid, footprint.cell, footprint.extent),
    quarterTurns: module.quarterTurns ?? MODULE_DEFAULTS.quarterTurns,
    mirrored: module.mirrored ?? MODULE_DEFAULTS.mirrored,
  };
}
