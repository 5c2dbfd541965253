import type { DerivedKind, LevelReader, RecordChange } from '../../document/level.ts';
import { isKind } from '../../document/schema/record-kinds.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { MeshSorter } from '../../mesh/mesh-sorter.ts';
import type { MeshWriter } from '../../mesh/mesh-writer.ts';
import { type ChangeFeed, ChangeFeeds } from '../change-feed.ts';
import { findRetiled } from '../retiled.ts';
import { type StairFlights, stairFlights } from '../stairs/stair-flights.ts';
import { clearHeightOf, floorOf } from '../storeys.ts';
import type { Surface, SurfaceModel } from '../surface.ts';
import { tilingOf } from '../wall-body.ts';
import { cutOut } from './cut-out.ts';
import { fillPolygon } from './fill-polygon.ts';
import type { RoomFace } from './room-face.ts';
import { type RoomModel, rooms } from './rooms.ts';
import { StoreyWells, type Well } from './storey-wells.ts';

/** What floors and ceilings differ in. */
interface Aspect {
  readonly layer: 'floors' | 'ceilings';
  readonly field: 'floor' | 'ceiling';
  /** World height in metres. */
  heightOn(level: LevelReader, storey: string): number;
  /** The outline and the holes. */
  ringsOf(face: RoomFace): readonly (readonly Vec2[])[];
  wellsOf(flights: StairFlights, storey: string): readonly Well[];
  readonly facing: 1 | -1;
}

/** One surface a room, by the id of its face. */
class RoomSurfaces implements SurfaceModel {
  private readonly rooms: RoomModel;
  private readonly flights: StairFlights;
  private readonly changes: ChangeFeed;
  private readonly built = new Map<string, Surface | undefined>();
  private readonly wells = new Map<string, StoreyWells>();
  private readonly feeds = new ChangeFeeds();
  private readonly stale = new Set<string>();
  private readonly staleStoreys = new Set<string>();
  private retiled: ReadonlySet<string> = new Set();

  constructor(
    private readonly level: LevelReader,
    private readonly aspect: Aspect,
  ) {
    this.rooms = level.derived(rooms);
    this.flights = level.derived(stairFlights);
    this.changes = this.rooms.follow();
    this.changes.take();
  }

  update(changes: readonly RecordChange[]): void {
    for (const { id, before, after } of changes) {
      if (isKind(before, 'storey') || isKind(after, 'storey')) this.staleStoreys.add(id);
    }
    const retiled = findRetiled(changes);
    if (retiled.size > 0) this.retiled = new Set([...this.retiled, ...retiled]);
  }

  find(key: string): Surface | undefined {
    this.settle();
    if (this.built.has(key)) return this.built.get(key);
    const face = this.rooms.find(key);
    if (!face) return undefined;
    const surface = buildSurface(this.level, face, this.aspect, this.wellsOn(face.storey));
    this.built.set(key, surface);
    return surface;
  }

  forget(key: string): void {
    this.built.delete(key);
  }

  *ofStorey(storey: string): Iterable<Surface> {
    for (const { id } of this.rooms.ofStorey(storey)) {
      const surface = this.find(id);
      if (surface) yield surface;
    }
  }

  follow(): ChangeFeed {
    this.settle();
    const all = [...this.level.ofKind('storey')].flatMap(({ id }) =>
      this.rooms.ofStorey(id).map((face) => face.id),
    );
    return this.feeds.open(all, () => this.settle());
  }

  private settle(): void {
    for (const id of this.changes.take()) this.stale.add(id);
    for (const storey of this.staleStoreys)
      for (const { id } of this.rooms.ofStorey(storey)) this.stale.add(id);
    this.staleStoreys.clear();
    if (this.retiled.size > 0) this.spreadMaterials();
    for (const [storey, wells] of this.wells) this.spreadWells(storey, wells);
    if (this.stale.size === 0) return;
    for (const id of this.stale) this.built.delete(id);
    this.feeds.announce(this.stale);
    this.stale.clear();
  }

  private spreadMaterials(): void {
    for (const room of this.level.ofKind('room')) {
      if (this.retiled.has(room[this.aspect.field] ?? '')) this.stale.add(room.id);
    }
    this.retiled = new Set();
  }

  private spreadWells(storey: string, before: StoreyWells): void {
    const now = this.aspect.wellsOf(this.flights, storey);
    if (now === before.all) return;
    this.wells.set(storey, new StoreyWells(now));
    for (const well of [...before.all, ...now])
      for (const id of this.rooms.idsNear(storey, well)) this.stale.add(id);
  }

  /** Looked at again with every change from now on. */
  private wellsOn(storey: string): StoreyWells {
    const known = this.wells.get(storey);
    if (known) return known;
    const wells = new StoreyWells(this.aspect.wellsOf(this.flights, storey));
    this.wells.set(storey, wells);
    return wells;
  }
}

function buildSurface(
  level: LevelReader,
  face: RoomFace,
  aspect: Aspect,
  wells: StoreyWells,
): Surface | undefined {
  const { id, storey, record } = face;
  const rings = face.area > 0 ? aspect.ringsOf(face) : [];
  let pieces: readonly (readonly Vec2[])[] = fillPolygon(rings);
  for (const well of wells.near(rings[0] ?? [])) pieces = cutOut(pieces, well);
  if (pieces.length === 0) return undefined;
  const material = record?.[aspect.field] ?? null;
  const tiling = tilingOf(level.findKind('material', material ?? undefined));
  writePieces(sorter.writerOf(material), pieces, aspect.heightOn(level, storey), aspect.facing, tiling);
  return { id, layer: aspect.layer, storey, sources: [id], meshes: sorter.take() };
}

/** Shared by all surfaces: each takes its meshes out before the next one writes. */
const sorter = new MeshSorter();

/** Texture coordinates are the place in the plan, so that a texture stays put when walls move. */
function writePieces(
  writer: MeshWriter,
  pieces: readonly (readonly Vec2[])[],
  y: number,
  facing: 1 | -1,
  [tileU, tileV]: readonly [number, number],
): void {
  const numbers = new Map<Vec2, number>();
  const vertexAt = (point: Vec2): number => {
    const known = numbers.get(point);
    if (known !== undefined) return known;
    const [x, z] = point;
    const vertex = writer.vertex(x, y, z, 0, facing, 0, x * tileU, z * tileV);
    numbers.set(point, vertex);
    return vertex;
  };
  for (const piece of pieces) {
    const [first = 0, ...others] = piece.map(vertexAt);
    for (let index = 1; index < others.length; index += 1) {
      const [vertex = first, next = first] = [others[index - 1], others[index]];
      if (facing === 1) writer.triangle(first, vertex, next);
      else writer.triangle(first, next, vertex);
    }
  }
}

const storeyOf = (level: LevelReader, id: string) =>
  level.findKind('storey', id) ?? ({ kind: 'storey', id } as const);

const FLOOR: Aspect = {
  layer: 'floors',
  field: 'floor',
  heightOn: (level, storey) => floorOf(storeyOf(level, storey)),
  ringsOf: (face) => face.floorRings,
  wellsOf: (flights, storey) => flights.wellsInFloor(storey),
  facing: 1,
};

const CEILING: Aspect = {
  layer: 'ceilings',
  field: 'ceiling',
  heightOn: (level, id) => {
    const storey = storeyOf(level, id);
    return floorOf(storey) + clearHeightOf(storey);
  },
  ringsOf: ({ outline, holes }) => [outline, ...holes],
  wellsOf: (flights, storey) => flights.wellsInCeiling(storey),
  facing: -1,
};

/** The floors of all rooms, facing up, with the thresholds of their doors and without the wells of stairs. */
export const floorSurfaces: DerivedKind<SurfaceModel> = {
  name: 'walls.floor-surfaces',
  create: (level) => new RoomSurfaces(level, FLOOR),
};

/** The ceilings of all rooms, facing down, without the wells of stairs. */
export const ceilingSurfaces: DerivedKind<SurfaceModel> = {
  name: 'walls.ceiling-surfaces',
  create: (level) => new RoomSurfaces(level, CEILING),
};
