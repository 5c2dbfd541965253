import type { DerivedKind, LevelReader, RecordChange } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import { ROOF_DEFAULTS, type Roof } from '../../document/schema/roof.ts';
import { MeshSorter } from '../../mesh/mesh-sorter.ts';
import { type ChangeFeed, ChangeFeeds } from '../change-feed.ts';
import { findRetiled } from '../retiled.ts';
import { ceilingOf } from '../storeys/stack.ts';
import type { Surface, SurfaceModel } from '../surface.ts';
import { wallBodies } from '../wall-bodies.ts';
import { tilingOf } from '../wall-body.ts';
import { coverStorey, type RoofCover } from './cover-storey.ts';
import { type BorderWall, findRoofBorder } from './roof-border.ts';
import { STEPS_PER_METRE } from './roof-region.ts';
import { writeRoofSolid } from './roof-solid.ts';

/** How far a roof lies over the walls, in metres: its underside and the ceilings below do not share a plane. */
const SEAT = 0.002;

interface Laid {
  readonly border: string;
  readonly roof: Roof;
  readonly cover: RoofCover;
}

/**
 * The roofs of a level by their ids. An edit of walls looks whether the border of a roof on their storey is another
 * one now; a roof is laid anew only if so.
 */
class RoofSurfaces implements SurfaceModel {
  private readonly walls: ChangeFeed;
  private readonly laid = new Map<string, Laid>();
  private readonly built = new Map<string, Surface>();
  private readonly feeds = new ChangeFeeds();
  private readonly stale = new Set<string>();

  constructor(private readonly level: LevelReader) {
    this.walls = level.derived(wallBodies).follow();
    for (const { id } of level.ofKind('roof')) this.stale.add(id);
  }

  update(changes: readonly RecordChange[]): void {
    const retiled = findRetiled(changes);
    const touched = new Set(changes.map(({ id }) => id));
    for (const { id, before, after } of changes) {
      if (before?.kind === 'roof' || after?.kind === 'roof') this.markStale(id);
    }
    for (const { id, storey, material, trim } of this.level.ofKind('roof')) {
      const isRetiled = [material, trim].some((each) => each !== undefined && retiled.has(each));
      if (isRetiled || touched.has(storey)) this.markStale(id);
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

  /** What a roof is over: its shape, and why it is flat where it should not be. Undefined for no roof. */
  coverOf(key: string): RoofCover | undefined {
    this.settle();
    return this.laid.get(key)?.cover;
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

  private settle(): void {
    const changed = new Set(this.stale);
    this.stale.clear();
    const mayHaveMoved = this.storeysOf(this.walls.take());
    for (const roof of this.level.ofKind('roof')) {
      if (!changed.has(roof.id) && !mayHaveMoved.has(roof.storey) && !mayHaveMoved.has(null)) continue;
      if (this.lay(roof)) changed.add(roof.id);
    }
    for (const id of changed) {
      this.built.delete(id);
      if (!this.level.findKind('roof', id)) this.laid.delete(id);
    }
    if (changed.size > 0) this.feeds.announce(changed);
  }

  /** The storeys that walls stand on; null among them where a wall is gone, and with it where it stood. */
  private storeysOf(walls: readonly string[]): ReadonlySet<string | null> {
    return new Set(walls.map((wall) => this.level.findKind('wall', wall)?.storey ?? null));
  }

  /** Lays a roof over its border as it is now. Returns whether it is another one than before. */
  private lay(roof: Roof): boolean {
    const walls = findRoofBorder(this.level, roof);
    const border = describe(walls);
    const known = this.laid.get(roof.id);
    if (known?.roof === roof && known.border === border) return false;
    this.laid.set(roof.id, { border, roof, cover: coverStorey(walls, roof) });
    return true;
  }
}

export const roofSurfaces: DerivedKind<RoofSurfaces> = {
  name: 'walls.roof-surfaces',
  create: (level) => new RoofSurfaces(level),
};

const describe = (border: readonly BorderWall[]): string =>
  border.map(({ from, to, half }) => `${from} ${to} ${half}`).join();

function build(level: LevelReader, { roof, cover }: Laid): Surface {
  const { id, storey, material, trim = material } = roof;
  const record = level.findKind('storey', storey);
  const sorter = new MeshSorter();
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
