import RBush from 'rbush';
import type { Room } from '../../document/schema/room.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { pointKey } from '../../math/tolerance.ts';
import { equals, type Vec2 } from '../../math/vec2.ts';
import { type Box, boxAround, type Joint, type WallGraph } from '../wall-graph.ts';
import type { WallOutline } from '../wall-outline.ts';
import { linkJoint, sideOf, toNode, twinOf } from './half-edge.ts';
import { type HalfEdge, Loop, type WallNode } from './loop.ts';
import { faceOf, firstRecord } from './room-face.ts';

/** What faces ask the level about the walls of their storey. */
export interface WallLookup {
  /** A wall as it is now, with its footprint; undefined for one that is gone, on another storey or without a body. */
  find(id: string): StandingWall | undefined;
  hasOpenings(id: string): boolean;
}

interface StandingWall {
  readonly wall: Wall;
  readonly outline: WallOutline;
}

interface RecordEntry extends Box {
  readonly room: Room;
}

/**
 * The faces of one storey. An edit traces anew the loops of walls whose footprints or neighbours changed, and looks
 * where islands and records belong only for those and for what lies in the boxes of new faces.
 */
export class StoreyFaces {
  private readonly nodes = new Map<string, WallNode>();
  private readonly faces = new RBush<Loop>();
  private readonly islands = new RBush<Loop>();
  private readonly records = new RBush<RecordEntry>();
  private readonly recordEntries = new Map<string, RecordEntry>();
  private readonly recordFaces = new Map<string, Loop>();
  private readonly byId = new Map<string, Loop>();

  private readonly looseIslands = new Set<Loop>();
  private readonly looseRecords = new Set<string>();
  private readonly touched = new Set<Loop>();
  /** While an edit is taken over: which faces the sides bordered on whose loops are gone. */
  private readonly facesBefore = new Map<string, string>();
  /** While an edit is taken over: loops that stayed, while the face that they border on is another or has another id. */
  private readonly elsewhere = new Set<Loop>();
  private changed = new Set<string>();

  constructor(
    readonly storey: string,
    private readonly graph: WallGraph,
  ) {}

  /** The face of that id. */
  find(id: string): Loop | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Loop> {
    return this.byId.values();
  }

  /** The smallest face whose walls' centre lines run around the point. */
  at(point: Vec2): Loop | undefined {
    let smallest: Loop | undefined;
    for (const face of this.around(point)) {
      if (!smallest || face.centreArea < smallest.centreArea) smallest = face;
    }
    return smallest;
  }

  /** All faces whose walls' centre lines run around the point. */
  around(point: Vec2): readonly Loop[] {
    return this.faces.search(boxAround(point, point)).filter((face) => face.surrounds(point));
  }

  /** The faces whose boxes touch that of the points. */
  near(points: readonly Vec2[]): readonly Loop[] {
    const xs = points.map(([x]) => x);
    const zs = points.map(([, z]) => z);
    return this.faces.search(
      boxAround([Math.min(...xs), Math.min(...zs)], [Math.max(...xs), Math.max(...zs)]),
    );
  }

  /** The face on a side of a wall; null for the outside and for a wall without a body. */
  beside(wall: string, side: 'left' | 'right'): Loop | null {
    const node = this.nodes.get(wall);
    return node ? faceOf(side === 'left' ? node.forward : node.backward) : null;
  }

  /** The records whose point lies in no face. */
  *dormant(): Iterable<Room> {
    for (const { room } of this.recordEntries.values()) if (!this.recordFaces.has(room.id)) yield room;
  }

  /**
   * Takes over what changed.
   * @param walls ids of walls that may have changed
   * @param rooms records as they are now; null for those that are gone
   * @param doors ids of walls whose openings changed
   * @returns ids of faces that are new, gone, or not as before
   */
  update(
    walls: readonly string[],
    rooms: ReadonlyMap<string, Room | null>,
    doors: Iterable<string>,
    lookUp: WallLookup,
  ): ReadonlySet<string> {
    this.changed = new Set();
    const fresh = this.updateWalls(walls, lookUp);
    for (const [id, room] of rooms) this.putRecord(id, room);
    this.spread(fresh);
    this.placeIslands();
    this.placeRecords();
    for (const wall of doors)
      for (const side of ['left', 'right'] as const) this.touch(this.beside(wall, side));
    this.nameTouched();
    for (const loop of [...fresh, ...this.elsewhere]) this.touchBehindDoors(loop, lookUp);
    this.nameTouched();
    this.facesBefore.clear();
    this.elsewhere.clear();
    return this.changed;
  }

  /** Returns the loops that are new. */
  private updateWalls(walls: readonly string[], lookUp: WallLookup): readonly Loop[] {
    const isFirst = this.nodes.size === 0;
    const dead = new Set<Loop>();
    const open: HalfEdge[] = [];
    const ends: Vec2[] = [];
    for (const id of walls) this.replaceNode(id, lookUp.find(id), dead, open, ends);
    for (const joint of isFirst ? this.graph.jointsOf(this.storey) : this.jointsAt(ends))
      this.link(joint, dead);
    for (const loop of dead) this.dropLoop(loop, open);
    return this.trace(open);
  }

  private replaceNode(
    id: string,
    now: StandingWall | undefined,
    dead: Set<Loop>,
    open: HalfEdge[],
    ends: Vec2[],
  ): void {
    const old = this.nodes.get(id);
    if (old && now && isSameNode(old, now)) return;
    const node = now && toNode(now.wall, now.outline);
    if (node) {
      this.nodes.set(id, node);
      open.push(node.forward, node.backward);
    } else this.nodes.delete(id);
    for (const halfEdge of old ? [old.forward, old.backward] : []) if (halfEdge.loop) dead.add(halfEdge.loop);
    for (const each of [old, node]) {
      if (each) ends.push(each.wall.start, each.wall.end);
    }
  }

  private *jointsAt(points: Iterable<Vec2>): Iterable<Joint> {
    const joints = new Map([...points].map((at) => [pointKey(at), at]));
    for (const at of joints.values()) yield { at, walls: this.graph.wallsAt(this.storey, at) };
  }

  /** What goes on along another wall than before is no longer part of its loop. */
  private link({ at, walls }: Joint, dead: Set<Loop>): void {
    for (const loop of linkJoint(at, walls, (id) => this.nodes.get(id))) dead.add(loop);
  }

  private dropLoop(loop: Loop, open: HalfEdge[]): void {
    for (const halfEdge of loop.halfEdges) {
      const face = loop.isFace ? loop : loop.parent;
      if (face) this.facesBefore.set(nameOf(halfEdge), face.id);
      if (halfEdge.loop === loop) halfEdge.loop = null;
      open.push(halfEdge);
    }
    if (!loop.isFace) {
      this.islands.remove(loop);
      this.looseIslands.delete(loop);
      loop.parent?.islands.delete(loop);
      this.touch(loop.parent);
      return;
    }
    this.faces.remove(loop);
    this.byId.delete(loop.id);
    this.touched.delete(loop);
    this.changed.add(loop.id);
    for (const island of loop.islands) {
      this.noteElsewhere(island, loop);
      island.parent = null;
      this.looseIslands.add(island);
    }
    for (const id of loop.records.keys()) {
      this.recordFaces.delete(id);
      this.looseRecords.add(id);
    }
  }

  private trace(open: readonly HalfEdge[]): readonly Loop[] {
    const fresh: Loop[] = [];
    for (const halfEdge of open) {
      if (halfEdge.loop || this.nodes.get(halfEdge.node.wall.id) !== halfEdge.node) continue;
      fresh.push(new Loop(halfEdge));
    }
    this.faces.load(fresh.filter(({ isFace }) => isFace));
    this.islands.load(fresh.filter(({ isFace }) => !isFace));
    return fresh;
  }

  /** What lay in a larger face, or outside, may lie in a new one. */
  private spread(fresh: readonly Loop[]): void {
    for (const loop of fresh) {
      if (!loop.isFace) {
        this.looseIslands.add(loop);
        continue;
      }
      this.touched.add(loop);
      for (const island of this.islands.search(loop)) this.looseIslands.add(island);
      for (const { room } of this.records.search(loop)) this.looseRecords.add(room.id);
    }
  }

  private placeIslands(): void {
    for (const island of this.looseIslands) {
      const parent = this.at(island.outerPoint) ?? null;
      if (parent === island.parent) continue;
      this.noteElsewhere(island, island.parent);
      island.parent?.islands.delete(island);
      this.touch(island.parent);
      island.parent = parent;
      parent?.islands.add(island);
      this.touch(parent);
    }
    this.looseIslands.clear();
  }

  private putRecord(id: string, room: Room | null): void {
    const old = this.recordEntries.get(id);
    if (old) this.records.remove(old);
    this.recordEntries.delete(id);
    this.looseRecords.add(id);
    if (!room) return;
    const entry = { ...boxAround(room.at, room.at), room };
    this.records.insert(entry);
    this.recordEntries.set(id, entry);
  }

  private placeRecords(): void {
    for (const id of this.looseRecords) {
      const before = this.recordFaces.get(id);
      const room = this.recordEntries.get(id)?.room;
      const now = room && this.at(room.at);
      if (before === now && (!now || now.records.get(id) === room)) continue;
      before?.records.delete(id);
      this.recordFaces.delete(id);
      this.touch(before ?? null);
      if (!room || !now) continue;
      now.records.set(id, room);
      this.recordFaces.set(id, now);
      this.touch(now);
    }
    this.looseRecords.clear();
  }

  /** A door that leads to another face than before concerns the room on its other side. */
  private touchBehindDoors({ halfEdges }: Loop, { hasOpenings }: WallLookup): void {
    for (const halfEdge of halfEdges) {
      const across = faceOf(twinOf(halfEdge));
      if (!across || this.changed.has(across.id) || !hasOpenings(halfEdge.node.wall.id)) continue;
      if (faceOf(halfEdge)?.id !== this.facesBefore.get(nameOf(halfEdge))) this.touch(across);
    }
  }

  /** @param before the face that its sides bordered on; null for the outside */
  private noteElsewhere(loop: Loop, before: Loop | null): void {
    this.elsewhere.add(loop);
    for (const halfEdge of before ? loop.halfEdges : []) {
      const name = nameOf(halfEdge);
      if (before && !this.facesBefore.has(name)) this.facesBefore.set(name, before.id);
    }
  }

  private nameTouched(): void {
    for (const face of this.touched) this.nameFace(face);
    this.touched.clear();
  }

  private touch(face: Loop | null): void {
    if (face) this.touched.add(face);
  }

  private nameFace(face: Loop): void {
    const [first] = face.halfEdges;
    const id = firstRecord(face)?.id ?? (first ? nameOf(first) : '');
    if (this.byId.get(face.id) === face) {
      this.byId.delete(face.id);
      this.changed.add(face.id);
      if (face.id !== id) for (const loop of [face, ...face.islands]) this.noteElsewhere(loop, face);
    }
    face.id = id;
    this.byId.set(id, face);
    this.changed.add(id);
  }
}

/** A side of a wall by name: what a face goes by that has no record. */
const nameOf = (halfEdge: HalfEdge): string => `${halfEdge.node.wall.id}.${sideOf(halfEdge)}`;

function isSameNode(node: WallNode, { wall, outline }: StandingWall): boolean {
  const { corners } = node.outline;
  return (
    equals(node.wall.start, wall.start) &&
    equals(node.wall.end, wall.end) &&
    corners.length === outline.corners.length &&
    corners.every((corner, index) => corner === outline.corners[index])
  );
}
