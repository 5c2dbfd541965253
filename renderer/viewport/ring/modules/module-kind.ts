import { ASSET_DEFAULTS, type Asset } from '../../../../core/document/schema/asset.ts';
import type { Ring } from '../../../../core/document/schema/ring.ts';
import type { Bounds, ModuleModel } from '../../../../core/modules/module-model.ts';
import { createGrid } from '../../../../core/polar/polar-grid.ts';
import type { PreparedModule } from '../../../../core/polar/shape/prepare-module.ts';
import type { PreparedModules } from '../../../../core/polar/shape/prepared-modules.ts';
import { computeShapeBounds } from '../../../../core/polar/shape/shape-bounds.ts';
import type { ModuleState } from '../../../session/level-modules.ts';
import { buildPlaceholder } from './placeholder-model.ts';

/** What all modules of one asset on one ring have in common. */
export interface ModuleKind {
  readonly ring: string;
  readonly asset: string;
  readonly status: ModuleState['status'];
  readonly model: ModuleModel;
  /** Straight, and fine enough for the ring. */
  readonly prepared: PreparedModule;
  /** Of the straight module, in module space. */
  readonly straight: Bounds;
}

/** @param state of its file; undefined while nobody has asked for it */
export function buildModuleKind(
  ring: Ring,
  asset: Asset,
  state: ModuleState | undefined,
  prepared: PreparedModules,
): ModuleKind {
  const status = state?.status ?? 'loading';
  const grid = createGrid(ring.steps, ring.cellSize);
  const isReady = state?.status === 'ready';
  const model = isReady
    ? state.module.model
    : buildPlaceholder(
        asset.footprint ?? ASSET_DEFAULTS.footprint,
        ring.cellSize,
        status === 'failed' ? status : 'loading',
      );
  const shape = prepared.get(model, isReady ? asset : {}, grid);
  return {
    ring: ring.id,
    asset: asset.id,
    status,
    model,
    prepared: shape,
    straight: computeShapeBounds(shape.meshes),
  };
}
