import type { Scene } from '@babylonjs/core/scene.js';
import type { DocumentStore } from '../../core/document/document-store.ts';
import { isKind } from '../../core/document/schema/record-kinds.ts';
import type { Wall } from '../../core/document/schema/wall.ts';
import { RangePool } from '../../core/mesh/range-pool.ts';
import type { ChangeFeed } from '../../core/walls/change-feed.ts';
import { type WallBodies, wallBodies } from '../../core/walls/wall-bodies.ts';
import type { WallBody } from '../../core/walls/wall-body.ts';
import { SurfaceMaterials } from '../materials/surface-materials.ts';
import { PoolMesh } from './pool-mesh.ts';
import { WallShades } from './wall-shades.ts';

/** The walls of one storey that share a material. */
interface Batch {
  readonly pool: RangePool;
  readonly view: PoolMesh;
}

/** Which walls are to be seen. */
export interface Visibility {
  isWallShown(wall: Wall): boolean;
  isStoreyShown(storey: string): boolean;
}

/**
 * The walls of a level in a scene: one mesh per storey and material, whatever their number. It reads the level and
 * nothing else, so previews of tools, undo and opened files appear by themselves; a change costs what it touches.
 */
export class LevelView {
  private readonly scene: Scene;
  private readonly level: DocumentStore;
  private readonly bodies: WallBodies;
  private readonly feed: ChangeFeed;
  private readonly materials: SurfaceMaterials;
  private readonly shades: WallShades;
  private readonly batches = new Map<string, Batch>();
  /** In which batches a wall is. */
  private readonly places = new Map<string, readonly string[]>();
  private readonly stopListening: () => void;
  private visibility: Visibility;

  constructor(scene: Scene, level: DocumentStore, visibility: Visibility) {
    this.scene = scene;
    this.level = level;
    this.visibility = visibility;
    this.bodies = level.derived(wallBodies);
    this.feed = this.bodies.follow();
    this.materials = new SurfaceMaterials(scene);
    this.shades = new WallShades(scene);
    this.stopListening = level.subscribe(({ changes }) => {
      for (const { id, before, after } of changes) {
        if (isKind(after, 'material')) this.materials.update(id, after);
        else if (before?.kind === 'material') this.materials.update(id, undefined);
      }
    });
  }

  /** Shows and hides walls. Costs as much as there are walls. */
  setVisibility(visibility: Visibility): void {
    this.visibility = visibility;
    for (const { id } of this.level.ofKind('wall')) this.project(id);
    this.upload();
  }

  setShade(strength: number): void {
    this.shades.setStrength(strength);
  }

  /** Takes over what changed in the level. Called before a frame is drawn. */
  update(): void {
    const changed = this.feed.take();
    for (const id of changed) this.project(id);
    if (changed.length > 0) this.upload();
  }

  dispose(): void {
    this.stopListening();
    this.feed.stop();
    for (const { view } of this.batches.values()) view.dispose();
    this.shades.dispose();
    this.materials.dispose();
  }

  private project(id: string): void {
    const body = this.bodies.find(id);
    if (body && this.isShown(body.wall)) this.put(body);
    else this.remove(id);
  }

  private isShown(wall: Wall): boolean {
    return this.visibility.isStoreyShown(wall.storey) && this.visibility.isWallShown(wall);
  }

  private put(body: WallBody): void {
    const { id, storey } = body.wall;
    const keys = [...body.meshes.keys()].map((material) => batchKey(storey, material));
    for (const key of this.places.get(id) ?? []) {
      if (!keys.includes(key)) this.batches.get(key)?.pool.remove(id);
    }
    for (const [material, mesh] of body.meshes) this.batch(storey, material).pool.set(id, mesh);
    this.places.set(id, keys);
    this.shades.set(body.wall, body.elevation);
  }

  private remove(id: string): void {
    for (const key of this.places.get(id) ?? []) this.batches.get(key)?.pool.remove(id);
    this.places.delete(id);
    this.shades.remove(id);
  }

  private batch(storey: string, material: string | null): Batch {
    const key = batchKey(storey, material);
    const known = this.batches.get(key);
    if (known) return known;
    const pool = new RangePool();
    const surface = this.materials.get(material, this.level.findKind('material', material ?? undefined));
    const made = { pool, view: new PoolMesh(`walls ${key}`, this.scene, pool, surface) };
    this.batches.set(key, made);
    return made;
  }

  private upload(): void {
    for (const [key, { pool, view }] of this.batches) {
      if (pool.size > 0) view.upload();
      else {
        view.dispose();
        this.batches.delete(key);
      }
    }
    this.shades.upload();
  }
}

/** Ids hold no control characters, so a storey and a material cannot be taken for others. */
const batchKey = (storey: string, material: string | null): string => `${storey}\n${material ?? ''}`;
