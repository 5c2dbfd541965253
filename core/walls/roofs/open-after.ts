import type { LevelReader } from '../../document/level.ts';
import type { Vec2 } from '../../math/vec2.ts';
import type { FacesAfter } from '../rooms/faces-after.ts';
import type { Loop } from '../rooms/loop.ts';
import type { PencilledPlan } from '../rooms/pencilled-faces.ts';
import type { RoomFace } from '../rooms/room-face.ts';
import { rooms } from '../rooms/rooms.ts';

/** Where the rooms that roofs leave open come to lie by an edit. */
export class OpenAfter {
  private readonly claims = new Map<Loop, RoomFace[]>();

  /**
   * @param before the faces that the edit concerns
   * @param after what it leaves of them
   */
  constructor(
    private readonly level: LevelReader,
    private readonly plan: PencilledPlan,
    private readonly before: ReadonlyMap<string, RoomFace>,
    private readonly after: FacesAfter,
  ) {
    for (const face of before.values()) {
      const successor = after.successorOf(face);
      if (successor) this.claims.set(successor, [...(this.claims.get(successor) ?? []), face]);
    }
  }

  /**
   * Points for the rooms that are open afterwards: all parts of a divided one, and where rooms become one, that one if
   * the largest of them was open. A room that is opened at a side keeps its point, one that is gone has none.
   */
  carry(points: readonly Vec2[]): readonly Vec2[] {
    const model = this.level.derived(rooms);
    const open = new Map<string, Vec2>();
    const carried: Vec2[] = [];
    for (const point of points) {
      const isNear = [...this.before.values()].some((face) => face.surrounds(point));
      const id = isNear ? model.at(this.plan.storey, point)?.id : undefined;
      if (id !== undefined && this.before.has(id)) open.set(id, point);
      else carried.push(point);
    }
    for (const [id, point] of open) {
      const face = this.before.get(id);
      if (face) carried.push(...this.placesFor(face, point, open));
    }
    return carried;
  }

  private placesFor(face: RoomFace, point: Vec2, open: ReadonlyMap<string, Vec2>): readonly Vec2[] {
    const { after, level } = this;
    const parts = after.partsOf(face);
    const successor = after.successorOf(face, point);
    const targets = parts.length > 0 || !successor ? parts : [successor];
    if (targets.length > 0) {
      return targets
        .filter((target) => this.isOpen(target, face, open))
        .map((target) => after.placeIn(target, point, level));
    }
    return face.outerWalls.some(({ wall }) => this.plan.find(wall)) ? [point] : [];
  }

  /** Whether the largest of the faces that become this one is open, and this the one to speak for it. */
  private isOpen(target: Loop, face: RoomFace, open: ReadonlyMap<string, Vec2>): boolean {
    const claimants = this.claims.get(target) ?? [];
    const [largest = face] = claimants.toSorted((a, b) => b.grossArea - a.grossArea);
    const [first = face] = claimants.filter(({ id }) => open.has(id));
    return open.has(largest.id) && (first === face || !claimants.includes(face));
  }
}
