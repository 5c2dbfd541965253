import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from '../document/level.ts';
import { isKind } from '../document/schema/record-kinds.ts';
import type { Storey } from '../document/schema/storey.ts';
import type { Wall } from '../document/schema/wall.ts';
import { pointKey } from '../math/tolerance.ts';
import type { Vec2 } from '../math/vec2.ts';
import { type ChangeFeed, ChangeFeeds } from './change-feed.ts';
import { hasBody } from './joint-arms.ts';
import { MITRE_LIMIT } from './joint-gap.ts';
import { StoreyJoints } from './storey-joints.ts';
import { tilingOf, WallBody } from './wall-body.ts';
import { wallThickness } from './wall-dimensions.ts';
import { wallGraph } from './wall-graph.ts';
import type { WallOutline } from './wall-outline.ts';

interface JointPlace {
  readonly storey: string;
  readonly at: Vec2;
}

/**
 * The bodies of all walls. An edit marks what it touches; what is asked for afterwards is computed then, and only
 * the edited walls and those that meet them are computed again, of edited openings only their walls. (Where a wall is too short for its corners, also the
 * walls at the far ends of those, if that moves their corners.)
 *
 * ```ts
 * const bodies = level.derived(wallBodies);
 * const feed = bodies.follow();                 // once per view
 * for (const id of feed.take()) {               // after each change
 *   const body = bodies.find(id);               // undefined: the wall is gone or too short to be seen
 *   for (const [material, mesh] of body?.meshes ?? []) …
 * }
 * ```
 */
export class WallBodies implements DerivedModel {
  private readonly bodies = new Map<string, WallBody>();
  private readonly joints = new Map<string, StoreyJoints>();
  private readonly feeds = new ChangeFeeds();
  private readonly staleWalls = new Set<string>();
  private readonly staleJoints = new Map<string, JointPlace>();
  private readonly staleStoreys = new Set<string>();
  private readonly staleMaterials = new Set<string>();

  private largestHalf = 0;

  constructor(private readonly level: LevelReader) {
    for (const wall of level.ofKind('wall')) this.noteThickness(wall);
  }

  /** How far in metres a footprint may lie outside the box of its centre line, whichever wall it is. */
  get overhang(): number {
    return this.largestHalf * MITRE_LIMIT;
  }

  update(changes: readonly RecordChange[]): void {
    for (const { id, before, after } of changes) {
      if (before?.kind === 'wall' || after?.kind === 'wall') this.markWall(before, after);
      if (isKind(before, 'opening')) this.staleWalls.add(before.wall);
      if (isKind(after, 'opening')) this.staleWalls.add(after.wall);
      if (storeyChanges(before, after)) this.staleStoreys.add(id);
      if (tilingChanges(before, after)) this.staleMaterials.add(id);
    }
  }

  /** The body of a wall; undefined for an id that is no wall and for a wall too short to have one. */
  find(id: string): WallBody | undefined {
    this.settle();
    const known = this.bodies.get(id);
    if (known) return known;
    const wall = this.level.findKind('wall', id);
    if (!wall || !hasBody(wall)) return undefined;
    const body = new WallBody(this.level, wall, this.jointsOf(wall.storey).outlineOf(wall));
    this.bodies.set(id, body);
    return body;
  }

  /** The footprint of a wall without the rest of its body; undefined as `find` is. Kept by who asks, not here. */
  outlineOf(id: string): WallOutline | undefined {
    this.settle();
    const known = this.bodies.get(id);
    if (known) return known.outline;
    const wall = this.level.findKind('wall', id);
    return wall && hasBody(wall) ? this.jointsOf(wall.storey).outlineOf(wall) : undefined;
  }

  /** The footprints of the walls of a storey that have one, without the rest of their bodies; in no promised order. */
  outlinesOf(storey: string): readonly WallOutline[] {
    this.settle();
    const joints = this.jointsOf(storey);
    const outlines: WallOutline[] = [];
    for (const wall of this.level.derived(wallGraph).wallsOf(storey)) {
      if (hasBody(wall)) outlines.push(joints.outlineOf(wall));
    }
    return outlines;
  }

  /** The bodies of all walls of a storey, in no promised order. */
  *ofStorey(storey: string): Iterable<WallBody> {
    for (const { id } of this.level.derived(wallGraph).wallsOf(storey)) {
      const body = this.find(id);
      if (body) yield body;
    }
  }

  /** Lets go of what is kept of a storey's bodies, which are computed again at the next look. */
  forgetStorey(storey: string): void {
    this.settle();
    for (const { id } of this.level.derived(wallGraph).wallsOf(storey)) this.bodies.delete(id);
    this.joints.delete(storey);
  }

  /** Starts to follow which walls change: the first `take` names all walls, each later one those changed since. */
  follow(): ChangeFeed {
    this.settle();
    const all = [...this.level.ofKind('wall')].map(({ id }) => id);
    return this.feeds.open(all, () => this.settle());
  }

  private jointsOf(storey: string): StoreyJoints {
    const known = this.joints.get(storey);
    if (known) return known;
    const joints = new StoreyJoints(this.level, storey);
    this.joints.set(storey, joints);
    return joints;
  }

  private markWall(before: RecordChange['before'], after: RecordChange['after']): void {
    const old = isKind(before, 'wall') ? before : null;
    const now = isKind(after, 'wall') ? after : null;
    for (const wall of [old, now]) {
      if (!wall) continue;
      this.staleWalls.add(wall.id);
      this.noteThickness(wall);
      if (old && now && hasSameShape(old, now)) continue;
      this.markJoint(wall.storey, wall.start);
      this.markJoint(wall.storey, wall.end);
    }
  }

  /** Walls that became thinner or are gone still count: the overhang is a bound. */
  private noteThickness(wall: Wall): void {
    this.largestHalf = Math.max(this.largestHalf, wallThickness(wall) / 2);
  }

  private markJoint(storey: string, at: Vec2): void {
    this.staleJoints.set(`${pointKey(at)} ${storey}`, { storey, at });
  }

  /** Works out which bodies the edits since the last call concern, and forgets those. */
  private settle(): void {
    if (this.staleStoreys.size > 0) this.spreadStoreys();
    if (this.staleMaterials.size > 0) this.spreadMaterials();
    if (this.staleJoints.size > 0) this.spreadJoints();
    if (this.staleWalls.size === 0) return;
    for (const id of this.staleWalls) this.bodies.delete(id);
    this.feeds.announce(this.staleWalls);
    this.staleWalls.clear();
  }

  private spreadStoreys(): void {
    for (const storey of this.staleStoreys) {
      this.joints.delete(storey);
      for (const { id } of this.level.derived(wallGraph).wallsOf(storey)) this.staleWalls.add(id);
    }
    this.staleStoreys.clear();
  }

  private spreadMaterials(): void {
    const isStale = (material: string | undefined): boolean =>
      material !== undefined && this.staleMaterials.has(material);
    for (const { id, left, right, trim } of this.level.ofKind('wall')) {
      if (isStale(left) || isStale(right) || isStale(trim)) this.staleWalls.add(id);
    }
    this.staleMaterials.clear();
  }

  private spreadJoints(): void {
    const places = [...this.staleJoints.values()];
    const graph = this.level.derived(wallGraph);
    for (const { storey, at } of places) this.joints.get(storey)?.forget(at);
    for (const { storey, at } of places) {
      for (const wall of graph.wallsAt(storey, at)) {
        this.staleWalls.add(wall.id);
        this.spreadAlong(wall, at);
      }
    }
    this.staleJoints.clear();
  }

  /** The joint at the wall's other end, which did not change itself, may have more or less room for its corners. */
  private spreadAlong(wall: Wall, from: Vec2): void {
    const at = pointKey(from) === pointKey(wall.start) ? wall.end : wall.start;
    if (!hasBody(wall) || !this.jointsOf(wall.storey).refit(at)) return;
    for (const { id } of this.level.derived(wallGraph).wallsAt(wall.storey, at)) this.staleWalls.add(id);
  }
}

export const wallBodies: DerivedKind<WallBodies> = {
  name: 'walls.bodies',
  create: (level) => new WallBodies(level),
};

const hasSameShape = (a: Wall, b: Wall): boolean =>
  a.storey === b.storey &&
  pointKey(a.start) === pointKey(b.start) &&
  pointKey(a.end) === pointKey(b.end) &&
  a.thickness === b.thickness &&
  a.height === b.height;

function storeyChanges(before: RecordChange['before'], after: RecordChange['after']): boolean {
  const old: Partial<Storey> | null = isKind(before, 'storey') ? before : null;
  const now: Partial<Storey> | null = isKind(after, 'storey') ? after : null;
  return old?.height !== now?.height || old?.elevation !== now?.elevation;
}

function tilingChanges(before: RecordChange['before'], after: RecordChange['after']): boolean {
  if (!isKind(before, 'material') && !isKind(after, 'material')) return false;
  const old = tilingOf(isKind(before, 'material') ? before : undefined);
  const now = tilingOf(isKind(after, 'material') ? after : undefined);
  return old[0] !== now[0] || old[1] !== now[1];
}
