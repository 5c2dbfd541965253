import type { Scene } from '@babylonjs/core/scene.js';
import type { LevelReader } from '../../core/document/level.ts';
import { RangePool } from '../../core/mesh/range-pool.ts';
import type { Surface } from '../../core/walls/surface.ts';
import type { GhostMaterial } from '../materials/ghost-material.ts';
import type { SurfaceMaterials } from '../materials/surface-materials.ts';
import { DRAW_ORDER } from './draw-order.ts';
import { PoolMesh } from './pool-mesh.ts';
import type { DrawnPart } from './surface-look.ts';

/** The surfaces of one storey that look the same. */
interface Batch {
  readonly pool: RangePool;
  readonly view: PoolMesh;
}

interface Place {
  readonly batch: string;
  /** Under which key of the batch's pool. */
  readonly entry: string;
}

interface BatchMaterials {
  readonly surfaces: SurfaceMaterials;
  readonly ghost: GhostMaterial;
}

/** All that is drawn of surfaces: one mesh and one draw call a storey and material, whatever their number and kind. */
export class SurfaceBatches {
  private readonly scene: Scene;
  private readonly level: LevelReader;
  private readonly materials: BatchMaterials;
  private readonly batches = new Map<string, Batch>();
  private readonly places = new Map<string, readonly Place[]>();

  constructor(scene: Scene, level: LevelReader, materials: BatchMaterials) {
    this.scene = scene;
    this.level = level;
    this.materials = materials;
  }

  /** Draws these parts of a surface from now on, and nothing else of it. */
  put(key: string, surface: Surface, parts: readonly DrawnPart[]): void {
    const places: Place[] = [];
    const old = this.places.get(key) ?? [];
    for (const [index, { meshes, look }] of parts.entries()) {
      for (const [material, mesh] of meshes) {
        const place = {
          batch: batchKey(surface, material, look),
          entry: `${key}\n${index}\n${material ?? ''}`,
        };
        this.batch(place.batch, surface, material, look).pool.set(place.entry, mesh);
        places.push(place);
      }
    }
    this.clear(old.filter((place) => !places.some((kept) => isSame(kept, place))));
    if (places.length > 0) this.places.set(key, places);
    else this.places.delete(key);
  }

  remove(key: string): void {
    this.clear(this.places.get(key) ?? []);
    this.places.delete(key);
  }

  /** Brings the graphics card up to date. */
  upload(): void {
    for (const [key, { pool, view }] of this.batches) {
      if (pool.size > 0) view.upload();
      else {
        view.dispose();
        this.batches.delete(key);
      }
    }
  }

  dispose(): void {
    for (const { view } of this.batches.values()) view.dispose();
    this.batches.clear();
    this.places.clear();
  }

  private clear(places: readonly Place[]): void {
    for (const { batch, entry } of places) this.batches.get(batch)?.pool.remove(entry);
  }

  private batch(key: string, { layer }: Surface, material: string | null, look: DrawnPart['look']): Batch {
    const known = this.batches.get(key);
    if (known) return known;
    const record = this.level.findKind('material', material ?? undefined);
    const slot = { id: material, layer, isFaded: look === 'faded' };
    const isGhost = look === 'ghost';
    const engineMaterial = isGhost ? this.materials.ghost : this.materials.surfaces.get(slot, record);
    const pool = new RangePool();
    const view = new PoolMesh(`surfaces ${key}`, this.scene, pool, engineMaterial);
    view.mesh.alphaIndex = isGhost ? DRAW_ORDER.ghost : DRAW_ORDER.glass;
    const made = { pool, view };
    this.batches.set(key, made);
    return made;
  }
}

const isSame = (a: Place, b: Place): boolean => a.batch === b.batch && a.entry === b.entry;

/** Ids hold no control characters, so a storey, a material and a layer cannot be taken for one another. */
function batchKey({ storey, layer }: Surface, material: string | null, look: DrawnPart['look']): string {
  if (look === 'ghost') return `${storey}\nghost`;
  return [storey, material ?? `\n${layer}`, ...(look === 'faded' ? [look] : [])].join('\n');
}
