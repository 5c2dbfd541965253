import type { Material } from '@gltf-transform/core';
import { RING_DEFAULTS } from '../document/schema/ring.ts';
import type { ModuleVertices } from '../modules/module-model.ts';
import type { Bend } from '../polar/deformation.ts';
import { type BakedMesh, bakeShape, shapeScale, thresholdBend } from '../polar/shape/bake-shape.ts';
import { PreparedModules } from '../polar/shape/prepared-modules.ts';
import { text } from '../text/text.ts';
import type { ShapeSharing } from './export-choices.ts';
import { ExportError } from './export-error.ts';
import type { ExportProgress } from './export-progress.ts';
import type { ModuleSources } from './module-sources.ts';
import { type Stand, standOf } from './module-stand.ts';
import { valuesOf } from './module-vertices.ts';
import type { PlacedModule, RingModules } from './ring-modules.ts';

/** Which shape a module has, and how the shape is moved to where the module stands. */
export interface ShapePlace {
  /** The same for modules of one shape. */
  readonly key: string;
  /** Readable; not unique. */
  readonly name: string;
  readonly bend: Bend;
  readonly stand: Stand;
}

/** A mesh of a shape, in the frame of the module's pivot. */
export interface ShapePart {
  readonly vertices: ModuleVertices;
  /** Null for the look that glTF gives to what has none. */
  readonly material: Material | null;
}

const NO_SCALE = [1, 1, 1] as const;

/** The shapes that modules of rings have. */
export class ModuleShapes {
  private readonly prepared = new PreparedModules();
  private readonly sources: ModuleSources;
  private readonly sharing: ShapeSharing;
  private readonly progress: ExportProgress;

  constructor(sources: ModuleSources, sharing: ShapeSharing, progress: ExportProgress) {
    this.sources = sources;
    this.sharing = sharing;
    this.progress = progress;
  }

  has({ path }: PlacedModule): boolean {
    return this.sources.has(path);
  }

  /** Throws an ExportError for a module so far in or out that no number holds its size. */
  place({ ring, grid }: Pick<RingModules, 'ring' | 'grid'>, placed: PlacedModule): ShapePlace {
    const { asset, quarterTurns, mirrored, pivot } = placed;
    const scaleHeight = ring.scaleHeight ?? RING_DEFAULTS.scaleHeight;
    const scale = shapeScale(grid, pivot.radius, scaleHeight);
    if (![pivot.radius, ...scale].every(isSize)) throw notFinite(placed);
    const parts = [asset.id, grid.steps, grid.cellSize, quarterTurns, mirrored];
    const name = nameOf(placed);
    if (this.sharing === 'shared') {
      const bend = thresholdBend(grid, { quarterTurns, mirrored });
      return { key: parts.join(' '), name, bend, stand: standOf(pivot, scale) };
    }
    const bend = { grid, pivotRadius: pivot.radius, quarterTurns, mirrored, scaleHeight };
    const key = [...parts, pivot.radius, scaleHeight].join(' ');
    return { key, name, bend, stand: standOf(pivot, NO_SCALE) };
  }

  /** Its meshes that have triangles. */
  async bake(placed: PlacedModule, { bend }: ShapePlace): Promise<readonly ShapePart[]> {
    const { model, materials } = await this.sources.get(placed.path);
    const meshes = bakeShape(this.prepared.get(model, placed.asset, bend.grid), bend);
    if (!meshes.every(hasNumbers)) throw notFinite(placed);
    await this.progress.tell();
    return meshes
      .filter(({ vertices }) => vertices.indices.length > 0)
      .map(({ vertices, material }) => ({
        vertices,
        material: material === null ? null : (materials[material] ?? null),
      }));
  }
}

/** In single precision, which files are in. */
const isSize = (value: number): boolean => {
  const single = Math.fround(value);
  return single > 0 && single < Number.POSITIVE_INFINITY;
};

const hasNumbers = ({ vertices }: BakedMesh): boolean =>
  valuesOf(vertices).every((values) => values.every(Number.isFinite));

const notFinite = ({ module }: PlacedModule): ExportError =>
  new ExportError('export.module-too-large', { id: module.id, asset: module.asset });

/** What an asset is called: by its file where it has no name. */
export const assetName = ({ asset, path }: PlacedModule): string =>
  asset.name || path.replace(/^.*\//, '').replace(/\.[^.]*$/, '') || asset.id;

function nameOf(placed: PlacedModule): string {
  const params = { asset: assetName(placed), degrees: placed.quarterTurns * 90 };
  const isTurned = placed.quarterTurns !== 0;
  if (placed.mirrored)
    return text(isTurned ? 'export.shape.turned-mirrored' : 'export.shape.mirrored', params);
  return text(isTurned ? 'export.shape.turned' : 'export.shape.plain', params);
}
