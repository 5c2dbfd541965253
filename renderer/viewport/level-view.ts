import type { Scene } from '@babylonjs/core/scene.js';
import type { DocumentStore } from '../../core/document/document-store.ts';
import { isKind } from '../../core/document/schema/record-kinds.ts';
import type { ChangeFeed } from '../../core/walls/change-feed.ts';
import type { SurfaceModel } from '../../core/walls/surface.ts';
import { SURFACE_MODELS } from '../../core/walls/surface-models.ts';
import { GhostMaterial } from '../materials/ghost-material.ts';
import type { MaterialTextures } from '../materials/material-textures.ts';
import { SurfaceMaterials } from '../materials/surface-materials.ts';
import { ShadeSync } from './shade-sync.ts';
import { SurfaceBatches } from './surface-batches.ts';
import type { DrawnPart, LevelLook } from './surface-look.ts';
import type { ViewportTheme } from './viewport-theme.ts';

interface Source {
  /** Tells the keys of one model from those of another. */
  readonly prefix: string;
  readonly model: SurfaceModel;
  readonly feed: ChangeFeed;
  /** What is drawn of each of its surfaces, by key. */
  readonly drawn: Map<string, readonly DrawnPart[]>;
}

/**
 * All surfaces of a level in a scene: one mesh per storey and material, whatever their number. It reads the level and
 * nothing else, so previews of tools, undo and opened files appear by themselves; a change costs what it touches.
 */
export class LevelView {
  private readonly materials: SurfaceMaterials;
  private readonly ghost: GhostMaterial;
  private readonly batches: SurfaceBatches;
  private readonly shades: ShadeSync;
  private readonly sources: readonly Source[];
  private readonly stopListening: () => void;
  private look: LevelLook;

  constructor(scene: Scene, level: DocumentStore, look: LevelLook, textures: MaterialTextures) {
    this.look = look;
    this.materials = new SurfaceMaterials(scene, textures);
    this.ghost = new GhostMaterial(scene);
    this.batches = new SurfaceBatches(scene, level, { surfaces: this.materials, ghost: this.ghost });
    this.shades = new ShadeSync(scene, level);
    this.sources = SURFACE_MODELS.map((kind) => {
      const model = level.derived(kind);
      return { prefix: kind.name, model, feed: model.follow(), drawn: new Map() };
    });
    this.stopListening = level.subscribe(({ changes }) => {
      for (const { id, before, after } of changes) {
        if (isKind(after, 'material')) this.materials.update(id, after);
        else if (before?.kind === 'material') this.materials.update(id, undefined);
      }
    });
  }

  /** Shows the level in another way. Costs as much as there are surfaces, and sends what looks different. */
  setLook(look: LevelLook): void {
    this.look = look;
    for (const source of this.sources) {
      for (const key of source.drawn.keys()) this.project(source, key);
    }
    this.batches.upload();
    this.shades.setLook(look);
  }

  setTheme({ shade, accent }: ViewportTheme): void {
    this.shades.setStrength(shade);
    this.ghost.setColor(accent);
  }

  /** Takes over what changed in the level. Called before a frame is drawn. */
  update(): void {
    let isChanged = false;
    for (const source of this.sources) {
      for (const key of source.feed.take()) {
        this.project(source, key);
        isChanged = true;
      }
    }
    if (isChanged) this.batches.upload();
    this.materials.updateTextures();
    this.shades.update(this.look);
  }

  dispose(): void {
    this.stopListening();
    for (const { feed } of this.sources) feed.stop();
    this.batches.dispose();
    this.shades.dispose();
    this.ghost.dispose();
    this.materials.dispose();
  }

  private project({ prefix, model, drawn }: Source, key: string): void {
    const surface = model.find(key);
    const full = `${prefix}\n${key}`;
    if (!surface) {
      this.batches.remove(full);
      drawn.delete(key);
      return;
    }
    const parts = this.look.partsOf(surface);
    const before = drawn.get(key);
    drawn.set(key, parts);
    if (before && areSame(before, parts)) return;
    this.batches.put(full, surface, parts);
  }
}

/** Meshes are values: the same object is the same shape. */
const areSame = (a: readonly DrawnPart[], b: readonly DrawnPart[]): boolean =>
  a.length === b.length &&
  a.every(({ meshes, look }, index) => meshes === b[index]?.meshes && look === b[index]?.look);
