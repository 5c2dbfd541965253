import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import { references } from '../../document/references.ts';
import { isKind } from '../../document/schema/record-kinds.ts';
import type { Room } from '../../document/schema/room.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { type ChangeFeed, ChangeFeeds } from '../change-feed.ts';
import { wallBodies } from '../wall-bodies.ts';
import { wallGraph } from '../wall-graph.ts';
import type { Loop } from './loop.ts';
import { RoomFace } from './room-face.ts';
import { StoreyFaces, type WallLookup } from './storey-faces.ts';

/**
 * The rooms of a level: the bounded faces of the graph of walls, each with what the user gave it. An edit marks what
 * it touches; what is asked for afterwards is worked out then.
 *
 * ```ts
 * const model = level.derived(rooms);
 * const face = model.at('ground', [2, 1]);      // undefined outside of all rooms
 * for (const id of model.follow().take()) …     // the ids of faces that are new, gone, or not as before
 * ```
 */
export class RoomModel implements DerivedModel {
  private readonly storeys = new Map<string, StoreyFaces>();
  private readonly built = new WeakMap<Loop, RoomFace>();
  private readonly feeds = new ChangeFeeds();
  private readonly walls: ChangeFeed;
  private readonly storeyOfWall = new Map<string, string>();
  private readonly staleRooms = new Map<string, Map<string, Room | null>>();
  private readonly staleDoors = new Set<string>();

  constructor(private readonly level: LevelReader) {
    this.walls = level.derived(wallBodies).follow();
    for (const room of level.ofKind('room')) this.markRoom(room, room);
  }

  update(changes: readonly RecordChange[]): void {
    for (const { before, after } of changes) {
      if (isKind(before, 'room')) this.markRoom(before, null);
      if (isKind(after, 'room')) this.markRoom(after, after);
      if (isKind(before, 'opening')) this.staleDoors.add(before.wall);
      if (isKind(after, 'opening')) this.staleDoors.add(after.wall);
    }
  }

  /** The face that goes by that id. */
  find(id: string): RoomFace | undefined {
    this.settle();
    for (const faces of this.storeys.values()) {
      const loop = faces.find(id);
      if (loop) return this.faceOf(faces, loop);
    }
    return undefined;
  }

  /** All faces of a storey, in the natural order of their ids. */
  ofStorey(storey: string): readonly RoomFace[] {
    this.settle();
    const faces = this.storeys.get(storey);
    if (!faces) return [];
    const all = [...faces.all()].map((loop) => this.faceOf(faces, loop));
    return all.sort((a, b) => compareNaturally(a.id, b.id));
  }

  /**
   * The face around a plan point: of several inside one another the innermost. Up to the centre lines of the walls,
   * so that a point inside a wall belongs to the room on that side of it.
   */
  at(storey: string, point: Vec2): RoomFace | undefined {
    this.settle();
    const faces = this.storeys.get(storey);
    const loop = faces?.at(point);
    return faces && loop && this.faceOf(faces, loop);
  }

  /** All faces around a plan point, in no promised order; see `at`. */
  around(storey: string, point: Vec2): readonly RoomFace[] {
    this.settle();
    const faces = this.storeys.get(storey);
    return faces?.around(point).map((loop) => this.faceOf(faces, loop)) ?? [];
  }

  /** The face on a side of a wall; undefined where that is outside. */
  beside(wall: string, side: 'left' | 'right'): RoomFace | undefined {
    this.settle();
    const faces = this.storeys.get(this.storeyOfWall.get(wall) ?? '');
    const loop = faces?.beside(wall, side);
    return faces && loop ? this.faceOf(faces, loop) : undefined;
  }

  /** The ids of the faces whose boxes touch that of the points. */
  idsNear(storey: string, points: readonly Vec2[]): readonly string[] {
    this.settle();
    return (
      this.storeys
        .get(storey)
        ?.near(points)
        .map(({ id }) => id) ?? []
    );
  }

  /** The records of a storey whose point lies in no face: of rooms that have been opened. By id. */
  dormant(storey: string): readonly Room[] {
    this.settle();
    const all = [...(this.storeys.get(storey)?.dormant() ?? [])];
    return all.sort((a, b) => compareNaturally(a.id, b.id));
  }

  /** Starts to follow which faces change: the first `take` names all, each later one the ids that came, went or changed. */
  follow(): ChangeFeed {
    this.settle();
    const all = [...this.storeys.values()].flatMap((faces) => [...faces.all()].map(({ id }) => id));
    return this.feeds.open(all, () => this.settle());
  }

  private markRoom(room: Room, now: Room | null): void {
    const known = this.staleRooms.get(room.storey);
    if (known) known.set(room.id, now);
    else this.staleRooms.set(room.storey, new Map([[room.id, now]]));
  }

  private settle(): void {
    const walls = this.byStorey(this.walls.take());
    const doors = this.byStorey(this.staleDoors);
    const storeys = new Set([...walls.keys(), ...doors.keys(), ...this.staleRooms.keys()]);
    for (const storey of storeys) {
      const faces = this.facesOf(storey);
      const changed = faces.update(
        walls.get(storey) ?? [],
        this.staleRooms.get(storey) ?? new Map(),
        doors.get(storey) ?? [],
        this.lookUpOn(storey),
      );
      for (const id of changed) {
        const loop = faces.find(id);
        if (loop) this.built.delete(loop);
      }
      this.feeds.announce(changed);
    }
    this.staleRooms.clear();
    this.staleDoors.clear();
  }

  /** Sorts walls by storey; one that has changed storeys concerns both. */
  private byStorey(ids: Iterable<string>): Map<string, string[]> {
    const sorted = new Map<string, string[]>();
    const add = (storey: string | undefined, id: string): void => {
      if (storey === undefined) return;
      const known = sorted.get(storey);
      if (known) known.push(id);
      else sorted.set(storey, [id]);
    };
    for (const id of ids) {
      const before = this.storeyOfWall.get(id);
      const now = this.level.findKind('wall', id)?.storey;
      add(now, id);
      if (before !== now) add(before, id);
      if (now === undefined) this.storeyOfWall.delete(id);
      else this.storeyOfWall.set(id, now);
    }
    return sorted;
  }

  private facesOf(storey: string): StoreyFaces {
    const known = this.storeys.get(storey);
    if (known) return known;
    const faces = new StoreyFaces(storey, this.level.derived(wallGraph));
    this.storeys.set(storey, faces);
    return faces;
  }

  private lookUpOn(storey: string): WallLookup {
    const bodies = this.level.derived(wallBodies);
    const referrers = this.level.derived(references);
    return {
      find: (id) => {
        const wall = this.level.findKind('wall', id);
        const outline = wall?.storey === storey ? bodies.outlineOf(id) : undefined;
        return wall && outline && { wall, outline };
      },
      hasOpenings: (id) => referrers.to(id).size > 0,
    };
  }

  private faceOf({ storey }: StoreyFaces, loop: Loop): RoomFace {
    const known = this.built.get(loop);
    if (known) return known;
    const face = new RoomFace(this.level, storey, loop);
    this.built.set(loop, face);
    return face;
  }
}

export const rooms: DerivedKind<RoomModel> = {
  name: 'walls.rooms',
  create: (level) => new RoomModel(level),
};
