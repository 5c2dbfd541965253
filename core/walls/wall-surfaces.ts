import type { DerivedKind, LevelReader } from '../document/level.ts';
import { compareNaturally } from '../document/natural-order.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Surface, SurfaceModel } from './surface.ts';
import { type WallBodies, wallBodies } from './wall-bodies.ts';
import type { WallBody } from './wall-body.ts';

/** Every wall as a surface of its own; its key is the wall's id. */
class WallSurfaces implements SurfaceModel {
  private readonly bodies: WallBodies;

  constructor(level: LevelReader) {
    this.bodies = level.derived(wallBodies);
  }

  /** Nothing to do: the bodies, which all of it is read from, follow the level themselves. */
  update(): void {}

  find(key: string): Surface | undefined {
    const body = this.bodies.find(key);
    return body && toSurface(body);
  }

  *ofStorey(storey: string): Iterable<Surface> {
    const bodies = [...this.bodies.ofStorey(storey)];
    for (const body of bodies.sort((a, b) => compareNaturally(a.wall.id, b.wall.id))) yield toSurface(body);
  }

  follow(): ChangeFeed {
    return this.bodies.follow();
  }
}

export const wallSurfaces: DerivedKind<SurfaceModel> = {
  name: 'walls.surfaces',
  create: (level) => new WallSurfaces(level),
};

const toSurface = ({ wall, meshes }: WallBody): Surface => ({
  id: wall.id,
  layer: 'walls',
  storey: wall.storey,
  sources: [wall.id],
  meshes,
});
