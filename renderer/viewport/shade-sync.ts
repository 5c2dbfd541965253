import type { Scene } from '@babylonjs/core/scene.js';
import type { DocumentStore } from '../../core/document/document-store.ts';
import type { ChangeFeed } from '../../core/walls/change-feed.ts';
import { type WallBodies, wallBodies } from '../../core/walls/wall-bodies.ts';
import type { LevelLook } from './surface-look.ts';
import { WallShades } from './wall-shades.ts';

/** Keeps the contact shadows in step with the walls of a level. */
export class ShadeSync {
  private readonly level: DocumentStore;
  private readonly bodies: WallBodies;
  private readonly feed: ChangeFeed;
  private readonly shades: WallShades;

  constructor(scene: Scene, level: DocumentStore) {
    this.level = level;
    this.bodies = level.derived(wallBodies);
    this.feed = this.bodies.follow();
    this.shades = new WallShades(scene);
  }

  setStrength(strength: number): void {
    this.shades.setStrength(strength);
  }

  /** Takes over which walls changed. */
  update(look: LevelLook): void {
    const changed = this.feed.take();
    for (const id of changed) this.project(id, look);
    if (changed.length > 0) this.shades.upload();
  }

  /** Takes over a new look of all walls. */
  setLook(look: LevelLook): void {
    for (const { id } of this.level.ofKind('wall')) this.project(id, look);
    this.shades.upload();
  }

  dispose(): void {
    this.feed.stop();
    this.shades.dispose();
  }

  private project(id: string, look: LevelLook): void {
    const body = this.bodies.find(id);
    if (body && look.hasShade(id)) this.shades.set(body.wall, body.elevation);
    else this.shades.remove(id);
  }
}
