import type { Scene } from '@babylonjs/core/scene.js';
import type { DocumentStore } from '../../core/document/document-store.ts';
import type { ChangeFeed } from '../../core/walls/change-feed.ts';
import { rooms } from '../../core/walls/rooms/rooms.ts';
import { type WallBodies, wallBodies } from '../../core/walls/wall-bodies.ts';
import { findShadeReach } from './shade-reach.ts';
import type { LevelLook } from './surface-look.ts';
import { WallShades } from './wall-shades.ts';

/** Keeps the contact shadows in step with the walls of a level. */
export class ShadeSync {
  private readonly level: DocumentStore;
  private readonly bodies: WallBodies;
  private readonly feed: ChangeFeed;
  private readonly roomFeed: ChangeFeed;
  private readonly shades: WallShades;
  /** The walls around each room, when it was last looked at. */
  private readonly wallsOfRooms = new Map<string, ReadonlySet<string>>();

  constructor(scene: Scene, level: DocumentStore) {
    this.level = level;
    this.bodies = level.derived(wallBodies);
    this.feed = this.bodies.follow();
    this.roomFeed = level.derived(rooms).follow();
    this.shades = new WallShades(scene);
  }

  setStrength(strength: number): void {
    this.shades.setStrength(strength);
  }

  /** Takes over which walls changed, and which have other rooms beside them. */
  update(look: LevelLook): void {
    const changed = new Set(this.feed.take());
    for (const room of this.roomFeed.take()) for (const id of this.takeRoom(room)) changed.add(id);
    for (const id of changed) this.project(id, look);
    if (changed.size > 0) this.shades.upload();
  }

  /** Takes over a new look of all walls. */
  setLook(look: LevelLook): void {
    for (const { id } of this.level.ofKind('wall')) this.project(id, look);
    this.shades.upload();
  }

  dispose(): void {
    this.feed.stop();
    this.roomFeed.stop();
    this.shades.dispose();
  }

  /** The walls that a room was between, and those that it is between now. */
  private takeRoom(id: string): Iterable<string> {
    const before = this.wallsOfRooms.get(id) ?? [];
    const face = this.level.derived(rooms).find(id);
    if (!face) {
      this.wallsOfRooms.delete(id);
      return before;
    }
    const now = new Set(face.walls.map(({ wall }) => wall));
    this.wallsOfRooms.set(id, now);
    return [...before, ...now];
  }

  private project(id: string, look: LevelLook): void {
    const body = this.bodies.find(id);
    if (body && look.hasShade(id)) {
      this.shades.set(body.wall, body.elevation, findShadeReach(this.level, body.wall));
    } else this.shades.remove(id);
  }
}
