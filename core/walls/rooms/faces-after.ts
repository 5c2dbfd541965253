import type { LevelReader } from '../../document/level.ts';
import { pointToLattice } from '../../math/tolerance.ts';
import { add, equals, midpoint, sub, type Vec2 } from '../../math/vec2.ts';
import { sideOf } from './half-edge.ts';
import { findInnerPoints } from './inner-points.ts';
import type { Loop } from './loop.ts';
import { type PencilledPlan, tracePencilled } from './pencilled-faces.ts';
import type { RoomFace, WallSide } from './room-face.ts';
import type { RoomModel } from './rooms.ts';

/** The faces that the changed walls stood at, and those that they come to stand in. */
export function facesBefore(
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
export class FacesAfter {
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

  /**
   * What became of a face: of what its sides are at now, the largest part of it, or else what has most of them.
   * @param point in it: of parts equally large the one that has it
   */
  successorOf(face: RoomFace, point?: Vec2): Loop | null {
    const shared = this.sharedSides(face);
    const candidates = [...shared.keys()];
    const holds = (loop: Loop): number => Number(point !== undefined && loop.surrounds(point));
    const bySize = (a: Loop, b: Loop): number =>
      Math.abs(a.centreArea - b.centreArea) > SAME_AREA ? b.centreArea - a.centreArea : holds(b) - holds(a);
    const byShare = (a: Loop, b: Loop): number => (shared.get(b) ?? 0) - (shared.get(a) ?? 0) || bySize(a, b);
    return [...this.partsOf(face)].sort(bySize)[0] ?? candidates.sort(byShare)[0] ?? null;
  }

  /** The faces that lie within what a face was, along sides that it had; none where it has moved away or grown. */
  partsOf(face: RoomFace): readonly Loop[] {
    return [...this.sharedSides(face).keys()].filter((loop) => {
      const [inside] = this.innerPoints(loop);
      return inside !== undefined && face.surrounds(inside);
    });
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

  /** A point for what is said of a face: where it is, or moved as the walls are, or in the middle. */
  placeIn(face: Loop, at: Vec2, level: LevelReader): Vec2 {
    if (this.ownerOf(at) === face) return at;
    const points = [...this.displaced(face, at, level), ...this.innerPoints(face)];
    return points.find((point) => this.ownerOf(point) === face) ?? at;
  }

  /** The faces now along the sides that a face had around it, with how many of them. */
  private sharedSides(face: RoomFace): ReadonlyMap<Loop, number> {
    const shared = new Map<Loop, number>();
    for (const side of face.outerWalls) {
      for (const loop of this.bySide.get(keyOf(side)) ?? []) shared.set(loop, (shared.get(loop) ?? 0) + 1);
    }
    return shared;
  }

  private displaced(face: Loop, at: Vec2, level: LevelReader): Vec2[] {
    for (const { node } of face.halfEdges) {
      const old = level.findKind('wall', node.wall.id);
      if (old && !equals(old.start, node.wall.start)) {
        return [pointToLattice(add(at, sub(node.wall.start, old.start)))];
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
