import type { DerivedKind, LevelReader, RecordChange } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import { isKind, type LevelRecord } from '../../document/schema/record-kinds.ts';
import { ROOF_DEFAULTS } from '../../document/schema/roof.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { equals } from '../../math/vec2.ts';
import { MeshSorter } from '../../mesh/mesh-sorter.ts';
import { type ChangeFeed, ChangeFeeds } from '../change-feed.ts';
import { findRetiled } from '../retiled.ts';
import { rooms } from '../rooms/rooms.ts';
import { ceilingOf } from '../storeys/stack.ts';
import type { Surface, SurfaceModel } from '../surface.ts';
import { tilingOf } from '../wall-body.ts';
import { type Box, boxAround } from '../wall-graph.ts';
import type { RoofCover } from './cover-storey.ts';
import { type LaidRoof, layRoof } from './laid-roof.ts';
import type { Coverage } from './roof-border.ts';
import { RoofReach } from './roof-reach.ts';
import { STEPS_PER_METRE } from './roof-region.ts';
import { writeRoofSolid } from './roof-solid.ts';

/** How far a roof lies over the walls, in metres: its underside and the ceilings below do not share a plane. */
const SEAT = 0.002;

/** Where on a storey walls have changed. */
interface Change {
  readonly storey: string;
  readonly box: Box;
}

/**
 * The roofs of a level by their ids. An edit of walls looks at the roofs that reach where it was, whether their border
 * is another one now; a roof is laid anew only if so.
 */
class RoofSurfaces implements SurfaceModel {
  private readonly faces: ChangeFeed;
  private readonly laid = new Map<string, LaidRoof>();
  private readonly reach = new RoofReach();
  private readonly built = new Map<string, Surface>();
  private readonly feeds = new ChangeFeeds();
  private readonly stale = new Set<string>();
  private changes: Change[] = [];

  constructor(private readonly level: LevelReader) {
    this.faces = level.derived(rooms).follow();
    this.faces.take();
    for (const { id } of level.ofKind('roof')) this.stale.add(id);
  }

  update(changes: readonly RecordChange[]): void {
    const storeys = new Set<string>();
    for (const { id, before, after } of changes) {
      if (before?.kind === 'roof' || after?.kind === 'roof') this.markStale(id);
      if (before?.kind === 'storey' || after?.kind === 'storey') storeys.add(id);
      this.noteWalls(before, after);
    }
    const retiled = findRetiled(changes);
    if (storeys.size + retiled.size === 0) return;
    for (const { id, storey, besideUpper, material, trim } of this.level.ofKind('roof')) {
      const isRetiled = [material, trim].some((each) => each !== undefined && retiled.has(each));
      if (isRetiled || storeys.has(storey) || (besideUpper && storeys.size > 0)) this.markStale(id);
    }
  }

  find(key: string): Surface | undefined {
    this.settle();
    const known = this.built.get(key);
    const laid = this.laid.get(key);
    if (known || !laid) return known;
    const surface = build(this.level, laid);
    this.built.set(key, surface);
    return surface;
  }

  /** What a roof is over: its shape, and why it is not what it should be. Undefined for no roof. */
  coverOf(key: string): RoofCover | undefined {
    this.settle();
    return this.laid.get(key)?.cover;
  }

  /** What a roof covers of its storey. Undefined for no roof. */
  coverageOf(key: string): Coverage | undefined {
    this.settle();
    return this.laid.get(key)?.coverage;
  }

  forget(key: string): void {
    this.built.delete(key);
  }

  *ofStorey(storey: string): Iterable<Surface> {
    const roofs = [...this.level.ofKind('roof')].filter((roof) => roof.storey === storey);
    for (const { id } of roofs.sort((a, b) => compareNaturally(a.id, b.id))) {
      const surface = this.find(id);
      if (surface) yield surface;
    }
  }

  follow(): ChangeFeed {
    this.settle();
    return this.feeds.open(this.laid.keys(), () => this.settle());
  }

  private markStale(id: string): void {
    this.stale.add(id);
    this.built.delete(id);
  }

  private noteWalls(before: LevelRecord | null, after: LevelRecord | null): void {
    const walls = [before, after].filter((record) => isKind(record, 'wall'));
    const [old, now] = walls;
    if (old && now && hasSameShape(old, now)) return;
    for (const { storey, start, end } of walls) this.changes.push({ storey, box: boxAround(start, end) });
  }

  private settle(): void {
    const changed = new Set(this.stale);
    this.stale.clear();
    for (const id of new Set([...changed, ...this.findConcerned()])) {
      const roof = this.level.findKind('roof', id);
      const before = this.laid.get(id);
      if (!roof) {
        this.laid.delete(id);
        this.reach.set(id, []);
        continue;
      }
      const now = layRoof(this.level, roof, before);
      if (now.cover !== before?.cover) changed.add(id);
      this.laid.set(id, now);
      this.reach.set(id, now.reaches);
    }
    for (const id of changed) this.built.delete(id);
    if (changed.size > 0) this.feeds.announce(changed);
  }

  /** The roofs that reach to where walls or rooms have changed. */
  private findConcerned(): ReadonlySet<string> {
    const model = this.level.derived(rooms);
    for (const id of this.faces.take()) {
      const face = model.find(id);
      if (face) this.changes.push(face);
    }
    const concerned = new Set<string>();
    for (const { storey, box } of this.changes) {
      for (const roof of this.reach.around(storey, box)) concerned.add(roof);
    }
    this.changes = [];
    return concerned;
  }
}

export const roofSurfaces: DerivedKind<RoofSurfaces> = {
  name: 'walls.roof-surfaces',
  create: (level) => new RoofSurfaces(level),
};

/** Whether a roof over two walls is the same. */
const hasSameShape = (a: Wall, b: Wall): boolean =>
  a.storey === b.storey && equals(a.start, b.start) && equals(a.end, b.end) && a.thickness === b.thickness;

/** Shared by all surfaces: each takes its meshes out before the next one writes. */
const sorter = new MeshSorter();

function build(level: LevelReader, { roof, cover }: LaidRoof): Surface {
  const { id, storey, material, trim = material } = roof;
  const record = level.findKind('storey', storey);
  const paint = (of: string | undefined) => ({
    writer: sorter.writerOf(of ?? null),
    tiling: tilingOf(level.findKind('material', of)),
  });
  const isFlat = roof.type === 'flat' || cover.flatInstead !== null;
  const pitch = isFlat ? 0 : (roof.pitch ?? ROOF_DEFAULTS.pitch);
  const frame = {
    base: (record ? ceilingOf(record) : 0) + SEAT,
    edge: (roof.thickness ?? ROOF_DEFAULTS.thickness) / Math.cos(pitch),
    pitch,
    unitsPerMetre: STEPS_PER_METRE,
  };
  for (const top of cover.tops) writeRoofSolid(top, frame, paint(material), paint(trim));
  return { id, layer: 'roofs', storey, sources: [id], meshes: sorter.take() };
}
