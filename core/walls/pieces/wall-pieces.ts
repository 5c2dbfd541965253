import type { DerivedKind, LevelReader } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import { type ChangeFeed, ChangeFeeds } from '../change-feed.ts';
import { hasBody } from '../joint-arms.ts';
import type { Surface, SurfaceModel } from '../surface.ts';
import { type WallBodies, wallBodies } from '../wall-bodies.ts';
import { wallGraph } from '../wall-graph.ts';
import { divideRun, findStraightRun, keyOfRun, orientRun, type Run } from './straight-runs.ts';
import { WallPiece } from './wall-piece.ts';

/**
 * The walls of a level in as few pieces as they can be drawn in: walls of one kind that run straight on, without
 * openings, through joints where nothing else meets, are one piece; every other wall is one by itself. A piece's key is
 * the id of its first wall in natural order. An edit looks again at the runs of the walls that it changed, no others.
 */
class WallPieces implements SurfaceModel {
  private readonly bodies: WallBodies;
  /** Walls whose bodies changed since the pieces were last looked at. */
  private readonly changed: ChangeFeed;
  private readonly feeds = new ChangeFeeds();
  /** The walls of each piece by its key, and the key of the piece of each wall. */
  private readonly runs = new Map<string, readonly string[]>();
  private readonly keys = new Map<string, string>();
  private readonly built = new Map<string, WallPiece>();

  constructor(private readonly level: LevelReader) {
    this.bodies = level.derived(wallBodies);
    this.changed = this.bodies.follow();
  }

  /** Nothing to do: the bodies, which all of it follows from, follow the level themselves. */
  update(): void {}

  find(key: string): Surface | undefined {
    this.settle();
    const known = this.built.get(key);
    if (known) return known;
    const bodies = this.runs.get(key)?.flatMap((id) => this.bodies.find(id) ?? []);
    if (!bodies || bodies.length === 0) return undefined;
    const piece = new WallPiece(key, bodies);
    this.built.set(key, piece);
    return piece;
  }

  forget(key: string): void {
    for (const id of this.runs.get(key) ?? []) this.bodies.find(id)?.forgetMeshes();
    this.built.delete(key);
  }

  *ofStorey(storey: string): Iterable<Surface> {
    this.settle();
    const ids = this.level
      .derived(wallGraph)
      .wallsOf(storey)
      .map(({ id }) => id);
    const keys = ids.filter((id) => this.runs.has(id));
    for (const key of keys.sort(compareNaturally)) {
      const piece = this.find(key);
      if (piece) yield piece;
    }
  }

  follow(): ChangeFeed {
    this.settle();
    return this.feeds.open(this.runs.keys(), () => this.settle());
  }

  private settle(): void {
    const open: string[] = [...this.changed.take()];
    if (open.length === 0) return;
    const touched = new Set<string>();
    const done = new Set<string>();
    for (const id of open) {
      if (done.has(id)) continue;
      open.push(...this.dissolve(id, touched));
      const wall = this.level.findKind('wall', id);
      if (!wall || !hasBody(wall)) continue;
      const whole = findStraightRun(this.level, wall);
      for (const member of whole) {
        open.push(...this.dissolve(member.id, touched));
        done.add(member.id);
      }
      for (const run of divideRun(whole)) touched.add(this.put(run));
    }
    this.feeds.announce(touched);
  }

  /** Takes apart the piece that a wall is part of. Returns its walls. */
  private dissolve(wall: string, touched: Set<string>): readonly string[] {
    const key = this.keys.get(wall);
    const walls = key === undefined ? undefined : this.runs.get(key);
    if (key === undefined || !walls) return [];
    for (const id of walls) this.keys.delete(id);
    this.runs.delete(key);
    this.built.delete(key);
    touched.add(key);
    return walls;
  }

  private put(run: Run): string {
    const key = keyOfRun(run);
    const walls = orientRun(run).map(({ id }) => id);
    this.runs.set(key, walls);
    for (const id of walls) this.keys.set(id, key);
    return key;
  }
}

export const wallPieces: DerivedKind<SurfaceModel> = {
  name: 'walls.pieces',
  create: (level) => new WallPieces(level),
};
