import type { LevelReader } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import type { Room } from '../../document/schema/room.ts';
import { pointToLattice } from '../../math/tolerance.ts';
import { add, equals, midpoint, sub, type Vec2 } from '../../math/vec2.ts';
import { sideOf } from './half-edge.ts';
import { findInnerPoints } from './inner-points.ts';
import type { Loop } from './loop.ts';
import { type PencilledPlan, tracePencilled } from './pencilled-faces.ts';
import type { RoomFace, WallSide } from './room-face.ts';
import { type RoomModel, rooms } from './rooms.ts';

/** What an edit of walls has to do to room records as well. */
export interface CarriedRooms {
  readonly put: readonly Room[];
  readonly remove: readonly string[];
}

const NOTHING: CarriedRooms = { put: [], remove: [] };

/**
 * Keeps what the user gave to rooms with them when walls change. A record's point is moved into the face that its room
 * became: of the parts of a divided room the largest. Where rooms become one, the record of the largest stays and the
 * others go. A room that is opened keeps its record where it is, and has it again when it is closed. A record that was
 * asleep gives way to one that is awake.
 * @param plan the walls as the edit leaves them
 * @param changed ids of the walls that are new, gone or elsewhere
 * @param added records that are new: one whose room has a record already is left out
 */
export function carryRooms(
  level: LevelReader,
  plan: PencilledPlan,
  changed: readonly string[],
  added: readonly Room[] = [],
): CarriedRooms {
  if (changed.length + added.length === 0) return NOTHING;
  if (level.countOf('room') === 0) return { put: added, remove: [] };
  const model = level.derived(rooms);
  const before = facesBefore(level, model, plan, changed);
  const dormant = model.dormant(plan.storey);
  const isBlank = [...before.values()].every(({ records }) => records.length === 0);
  if (isBlank && dormant.length + added.length === 0) return NOTHING;
  const after = new FacesAfter(model, plan, before, changed);
  const claims = new Map<Loop, Claim[]>();
  const claim = (face: Loop | null, records: readonly Room[], size: number): void => {
    if (face) claims.set(face, [...(claims.get(face) ?? []), { records, size }]);
  };
  for (const face of before.values()) {
    const [first] = face.records;
    if (first) claim(after.successorOf(face) ?? after.ownerOf(first.at), face.records, face.grossArea);
  }
  for (const room of dormant) claim(after.ownerOf(room.at), [room], 0);
  const free = added.filter((room) => {
    const owner = after.ownerOf(room.at);
    claim(owner, [room], ADDED);
    return !owner && !model.at(plan.storey, room.at)?.record;
  });
  const { put, remove } = settleClaims(claims, after, level);
  return { put: [...put, ...free], remove };
}

/** The size of a claim that gives way to every other. */
const ADDED = -1;

interface Claim {
  /** Of one face. */
  readonly records: readonly Room[];
  /** Of that face, in m²; 0 for a record that slept, less for a new one. */
  readonly size: number;
}

function settleClaims(
  claims: ReadonlyMap<Loop, readonly Claim[]>,
  after: FacesAfter,
  level: LevelReader,
): CarriedRooms {
  const put: Room[] = [];
  const remove: string[] = [];
  for (const [face, all] of claims) {
    const [winner, ...losers] = [...all].sort(byRight);
    for (const { records } of losers) remove.push(...records.map(({ id }) => id));
    for (const room of winner?.records ?? []) {
      const at = after.placeIn(face, room, level);
      if (winner?.size === ADDED || !equals(at, room.at)) put.push({ ...room, at });
    }
  }
  return { put, remove };
}

const byRight = (a: Claim, b: Claim): number =>
  b.size - a.size || compareNaturally(a.records[0]?.id ?? '', b.records[0]?.id ?? '');

/** The faces that the changed walls stood at, and those that they come to stand in. */
function facesBefore(
  level: LevelReader,
  model: RoomModel,
  plan: PencilledPlan,
  changed: readonly string[],
): ReadonlyMap<string, RoomFace> {
  const faces = new Map<string, RoomFace>();
  const note = (face: RoomFace | undefined): void => {
    if (face) faces.set(face.id, face);
  };
  for (const id of changed) {
    if (level.findKind('wall', id)?.storey === plan.storey) {
      note(model.beside(id, 'left'));
      note(model.beside(id, 'right'));
    }
    const wall = plan.find(id);
    for (const point of wall ? [wall.start, wall.end, midpoint(wall.start, wall.end)] : []) {
      note(model.at(plan.storey, point));
    }
  }
  return faces;
}

/** The faces that an edit leaves where it changed something. */
class FacesAfter {
  private readonly faces: readonly Loop[];
  private readonly islands: readonly Loop[];
  private readonly bySide = new Map<string, Set<Loop>>();

  constructor(
    private readonly model: RoomModel,
    private readonly plan: PencilledPlan,
    private readonly before: ReadonlyMap<string, RoomFace>,
    changed: readonly string[],
  ) {
    const sides = changed.flatMap((wall): WallSide[] => [
      { wall, side: 'left' },
      { wall, side: 'right' },
    ]);
    const loops = tracePencilled(plan, [...sides, ...[...before.values()].flatMap(({ walls }) => walls)]);
    this.faces = loops.filter(({ isFace }) => isFace);
    this.islands = loops.filter(({ isFace }) => !isFace);
    for (const face of this.faces) this.noteSides(face);
  }

  /** What became of a face: of what its sides are at now, the largest part of it, or else what has most of them. */
  successorOf(face: RoomFace): Loop | null {
    const shared = new Map<Loop, number>();
    for (const side of face.outerWalls) {
      for (const loop of this.bySide.get(keyOf(side)) ?? []) shared.set(loop, (shared.get(loop) ?? 0) + 1);
    }
    const candidates = [...shared.keys()];
    const parts = candidates.filter((loop) => {
      const [inside] = this.innerPoints(loop);
      return inside !== undefined && face.surrounds(inside);
    });
    const [first] = face.records;
    const holds = (loop: Loop): number => Number(first !== undefined && loop.surrounds(first.at));
    const bySize = (a: Loop, b: Loop): number =>
      Math.abs(a.centreArea - b.centreArea) > SAME_AREA ? b.centreArea - a.centreArea : holds(b) - holds(a);
    const byShare = (a: Loop, b: Loop): number => (shared.get(b) ?? 0) - (shared.get(a) ?? 0) || bySize(a, b);
    return parts.sort(bySize)[0] ?? candidates.sort(byShare)[0] ?? null;
  }

  /** The face that a point lies in, if it is one of these. */
  ownerOf(point: Vec2): Loop | null {
    let owner: Loop | null = null;
    for (const face of this.faces) {
      if ((!owner || face.centreArea < owner.centreArea) && face.surrounds(point)) owner = face;
    }
    const smallest = owner?.centreArea ?? 0;
    const isInUnchanged = this.model
      .around(this.plan.storey, point)
      .some(({ id, grossArea }) => !this.before.has(id) && grossArea < smallest);
    return isInUnchanged ? null : owner;
  }

  /** A point for a record in a face: where it is, or moved as the walls are, or in the middle. */
  placeIn(face: Loop, room: Room, level: LevelReader): Vec2 {
    if (this.ownerOf(room.at) === face) return room.at;
    const points = [...this.displaced(face, room, level), ...this.innerPoints(face)];
    return points.find((point) => this.ownerOf(point) === face) ?? room.at;
  }

  private displaced(face: Loop, room: Room, level: LevelReader): Vec2[] {
    for (const { node } of face.halfEdges) {
      const old = level.findKind('wall', node.wall.id);
      if (old && !equals(old.start, node.wall.start)) {
        return [pointToLattice(add(room.at, sub(node.wall.start, old.start)))];
      }
    }
    return [];
  }

  private innerPoints(face: Loop): readonly Vec2[] {
    const inside = this.islands.filter((island) => face.surrounds(island.outerPoint));
    return findInnerPoints(face, inside);
  }

  private noteSides(face: Loop): void {
    for (const halfEdge of face.halfEdges) {
      const key = keyOf({ wall: this.plan.originOf(halfEdge.node.wall.id), side: sideOf(halfEdge) });
      const known = this.bySide.get(key);
      if (known) known.add(face);
      else this.bySide.set(key, new Set([face]));
    }
  }
}

/** In m²: parts that differ by less are equally large. */
const SAME_AREA = 1e-6;

const keyOf = ({ wall, side }: WallSide): string => `${wall}.${side}`;
