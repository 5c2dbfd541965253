import { ASSET_DEFAULTS } from '../../document/schema/asset.ts';
import type { ModuleModel } from '../../modules/module-model.ts';
import type { PolarGrid } from '../polar-grid.ts';
import { piecesOf } from './pieces.ts';
import { type ModuleFit, type PreparedModule, prepareModule } from './prepare-module.ts';

/** Vertices of all modules that are kept, 200 MB at most; the one asked for last is always kept. */
const MOST_KEPT_VERTICES = 4_000_000;

/**
 * Prepared modules that are made once for each model, fit and size of pieces, and kept until others need the memory: the
 * one that nobody has asked for longest goes first. Rings of one cell size and fineness share them.
 */
export class PreparedModules {
  /** In the order in which they were last asked for. */
  private readonly kept = new Map<string, PreparedModule>();
  private readonly numbers = new WeakMap<ModuleModel, number>();
  private keptVertices = 0;
  private nextNumber = 0;

  /** As prepareModule; the same object as long as it is kept. */
  get(model: ModuleModel, asset: ModuleFit, grid: PolarGrid): PreparedModule {
    const key = this.keyOf(model, asset, grid);
    const known = this.kept.get(key);
    const module = known ?? prepareModule(model, asset, grid);
    this.kept.delete(key);
    this.kept.set(key, module);
    if (!known) this.makeRoom(module);
    return module;
  }

  private makeRoom(added: PreparedModule): void {
    this.keptVertices += added.vertices.after;
    for (const [key, module] of this.kept) {
      if (this.keptVertices <= MOST_KEPT_VERTICES || module === added) return;
      this.kept.delete(key);
      this.keptVertices -= module.vertices.after;
    }
  }

  private keyOf(model: ModuleModel, asset: ModuleFit, grid: PolarGrid): string {
    const { pivot = ASSET_DEFAULTS.pivot, scale = ASSET_DEFAULTS.scale } = asset;
    const { longestEdge = ASSET_DEFAULTS.longestEdge } = asset;
    const pieces = piecesOf(grid, longestEdge);
    // A mesh that stays as it is does so for every cell size.
    const fineness = pieces === null ? [] : [grid.cellSize, pieces];
    return [this.numberOf(model), ...pivot, scale, ...fineness].join(' ');
  }

  private numberOf(model: ModuleModel): number {
    const known = this.numbers.get(model);
    if (known !== undefined) return known;
    this.nextNumber += 1;
    this.numbers.set(model, this.nextNumber);
    return this.nextNumber;
  }
}
