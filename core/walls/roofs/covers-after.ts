import type { LevelReader } from '../../document/level.ts';
import type { Vec2 } from '../../math/vec2.ts';
import type { FacesAfter } from '../rooms/faces-after.ts';
import { findInnerPoints } from '../rooms/inner-points.ts';
import type { Loop } from '../rooms/loop.ts';
import { type PencilledPlan, tracePencilled } from '../rooms/pencilled-faces.ts';
import type { RoomFace } from '../rooms/room-face.ts';
import { rooms } from '../rooms/rooms.ts';
import type { Box } from '../wall-graph.ts';
import { type Outline, outlines } from './outlines.ts';

/** Walls that hang together after an edit, and the rooms among them. */
interface Building {
  readonly walls: ReadonlySet<string>;
  readonly faces: readonly Loop[];
}

/** Where the buildings that roofs cover come to stand by an edit. */
export class CoversAfter {
  private readonly touched = new Set<Outline>();
  private readonly buildings = new Map<Outline, readonly Building[]>();

  /**
   * @param before the faces that the edit concerns
   * @param after what it leaves of them
   * @param changed ids of the walls that are new, gone or elsewhere
   */
  constructor(
    private readonly level: LevelReader,
    private readonly plan: PencilledPlan,
    private readonly before: ReadonlyMap<string, RoomFace>,
    private readonly after: FacesAfter,
    private readonly changed: readonly string[],
  ) {
    const model = level.derived(outlines);
    const concerned = [
      ...changed.map((wall) =>
        level.findKind('wall', wall)?.storey === plan.storey ? model.of(wall) : undefined,
      ),
      ...[...before.values()].map((face) => model.ofRoom(face)),
    ];
    for (const outline of concerned) if (outline && outline.rooms.length > 0) this.touched.add(outline);
  }

  /** Points for the buildings that are covered afterwards; none for those of which no wall is left. */
  carry(points: readonly Vec2[]): readonly Vec2[] {
    const covered = new Map<Outline, Vec2[]>();
    const carried: Vec2[] = [];
    for (const point of points) {
      const outline = this.touchedAt(point);
      if (!outline) carried.push(point);
      else covered.set(outline, [...(covered.get(outline) ?? []), point]);
    }
    const done = new Set<string>();
    for (const [outline, own] of covered) carried.push(...this.placesFor(outline, own, done));
    return carried;
  }

  private touchedAt(point: Vec2): Outline | undefined {
    if (![...this.touched].some(({ box }) => isWithin(box, point))) return undefined;
    const outline = this.level.derived(outlines).at(this.plan.storey, point);
    return outline && this.touched.has(outline) ? outline : undefined;
  }

  /** @param done walls of the buildings that have a point already; those of this outline are added */
  private placesFor(outline: Outline, points: readonly Vec2[], done: Set<string>): readonly Vec2[] {
    const buildings = this.buildingsOf(outline);
    const places: Vec2[] = [];
    for (const { walls, faces } of buildings) {
      const [wall = ''] = walls;
      if (faces.length === 0 || done.has(wall)) continue;
      for (const each of walls) done.add(each);
      const kept = points.map((point) => this.carryInto(walls, point)).find((point) => point !== undefined);
      const place = kept ?? this.placeIn(faces);
      if (place) places.push(place);
    }
    return buildings.some(({ faces }) => faces.length > 0) || buildings.length === 0
      ? places
      : points.slice(0, 1);
  }

  /** Where a point comes to with its room, if that belongs to these walls. */
  private carryInto(walls: ReadonlySet<string>, point: Vec2): Vec2 | undefined {
    const face = this.level.derived(rooms).at(this.plan.storey, point);
    if (!face) return undefined;
    if (!this.before.has(face.id)) return walls.has(face.firstSide?.wall ?? '') ? point : undefined;
    const successor = this.after.successorOf(face, point) ?? this.after.ownerOf(point);
    const [first] = successor?.halfEdges ?? [];
    if (!successor || !first || !walls.has(first.node.wall.id)) return undefined;
    const place = this.after.placeIn(successor, point, this.level);
    return this.after.ownerOf(place) === successor ? place : undefined;
  }

  /** A place in the largest room, not in anything that stands inside it. */
  private placeIn(faces: readonly Loop[]): Vec2 | undefined {
    const [largest] = faces.toSorted((a, b) => b.centreArea - a.centreArea);
    const points = largest ? findInnerPoints(largest, []) : [];
    const model = this.level.derived(rooms);
    const isFree = (point: Vec2): boolean =>
      model
        .around(this.plan.storey, point)
        .every(({ id, grossArea }) => this.before.has(id) || grossArea >= (largest?.centreArea ?? 0));
    return points.find(isFree) ?? points[0];
  }

  /** The buildings that what is left of an outline belongs to. */
  private buildingsOf(outline: Outline): readonly Building[] {
    const known = this.buildings.get(outline);
    if (known) return known;
    const left = [
      ...outline.walls,
      ...this.changed.filter((id) => outline.walls.has(this.plan.originOf(id))),
    ];
    const seen = new Set<string>();
    const buildings: Building[] = [];
    for (const wall of left) {
      if (seen.has(wall) || this.plan.find(wall)?.storey !== this.plan.storey) continue;
      const walls = connectedIn(this.plan, wall);
      for (const each of walls) seen.add(each);
      const sides = [...walls].flatMap((each) => [
        { wall: each, side: 'left' as const },
        { wall: each, side: 'right' as const },
      ]);
      buildings.push({ walls, faces: tracePencilled(this.plan, sides).filter(({ isFace }) => isFace) });
    }
    this.buildings.set(outline, buildings);
    return buildings;
  }
}

function connectedIn(plan: PencilledPlan, wall: string): ReadonlySet<string> {
  const walls = new Set([wall]);
  for (const id of walls) {
    const { start, end } = plan.find(id) ?? {};
    for (const at of [start, end]) {
      for (const next of at ? plan.wallsAt(at) : []) walls.add(next.id);
    }
  }
  return walls;
}

const isWithin = ({ minX, minY, maxX, maxY }: Box, [x, z]: Vec2): boolean =>
  x >= minX && x <= maxX && z >= minY && z <= maxY;
