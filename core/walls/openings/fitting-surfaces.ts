import type { DerivedKind, LevelReader, RecordChange } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import { OPENING_DEFAULTS, type Opening } from '../../document/schema/opening.ts';
import { isKind } from '../../document/schema/record-kinds.ts';
import { MeshSorter } from '../../mesh/mesh-sorter.ts';
import { type ChangeFeed, ChangeFeeds } from '../change-feed.ts';
import { findRetiled } from '../retiled.ts';
import type { Surface, SurfaceModel } from '../surface.ts';
import { type WallBodies, wallBodies } from '../wall-bodies.ts';
import { tilingOf, type WallBody } from '../wall-body.ts';
import { wallGraph } from '../wall-graph.ts';
import { writeLeaf, writeOpeningFrame, writePane } from './fitting.ts';
import type { Hole } from './holes.ts';

/** What of a fitting a model shows: the frame, or what hangs in it. */
type FittingPart = 'frame' | 'leaf';

/** The frames of openings, or their leaves and panes, by the id of the opening. Holes without room have none. */
class FittingSurfaces implements SurfaceModel {
  private readonly bodies: WallBodies;
  private readonly walls: ChangeFeed;
  private readonly built = new Map<string, Surface>();
  private readonly feeds = new ChangeFeeds();
  private readonly stale = new Set<string>();
  /** The openings of each wall as they were last told of. */
  private readonly known = new Map<string, readonly string[]>();

  constructor(
    private readonly level: LevelReader,
    private readonly part: FittingPart,
  ) {
    this.bodies = level.derived(wallBodies);
    this.walls = this.bodies.follow();
    this.walls.take();
    for (const { id, wall } of level.ofKind('opening')) {
      this.known.set(wall, [...(this.known.get(wall) ?? []), id]);
    }
  }

  update(changes: readonly RecordChange[]): void {
    for (const { id, before, after } of changes) {
      if (isKind(before, 'opening') || isKind(after, 'opening')) this.stale.add(id);
    }
    const retiled = findRetiled(changes);
    if (retiled.size === 0) return;
    for (const opening of this.level.ofKind('opening')) {
      const material = opening[this.part];
      if (material !== undefined && retiled.has(material)) this.stale.add(opening.id);
    }
  }

  find(key: string): Surface | undefined {
    this.settle();
    const known = this.built.get(key);
    if (known) return known;
    const opening = this.level.findKind('opening', key);
    const body = opening && hasPart(opening, this.part) ? this.bodies.find(opening.wall) : undefined;
    const hole = body?.holes.find((one) => one.opening.id === key);
    if (!body || !hole) return undefined;
    const surface = build(this.level, body, hole, this.part);
    this.built.set(key, surface);
    return surface;
  }

  forget(key: string): void {
    this.built.delete(key);
  }

  *ofStorey(storey: string): Iterable<Surface> {
    const ids = this.level
      .derived(wallGraph)
      .wallsOf(storey)
      .flatMap(({ id }) => this.bodies.find(id)?.holes ?? [])
      .map(({ opening }) => opening.id);
    for (const id of ids.sort(compareNaturally)) {
      const surface = this.find(id);
      if (surface) yield surface;
    }
  }

  follow(): ChangeFeed {
    this.settle();
    const all = [...this.level.ofKind('opening')].map(({ id }) => id);
    return this.feeds.open(all, () => this.settle());
  }

  /** A wall that changed takes its fittings along; so does one that has lost an opening since. */
  private settle(): void {
    for (const wall of this.walls.take()) {
      const now = this.bodies.find(wall)?.holes.map(({ opening }) => opening.id) ?? [];
      for (const id of [...(this.known.get(wall) ?? []), ...now]) this.stale.add(id);
      if (now.length > 0) this.known.set(wall, now);
      else this.known.delete(wall);
    }
    if (this.stale.size === 0) return;
    for (const id of this.stale) this.built.delete(id);
    this.feeds.announce(this.stale);
    this.stale.clear();
  }
}

export const frameSurfaces: DerivedKind<SurfaceModel> = {
  name: 'walls.frame-surfaces',
  create: (level) => new FittingSurfaces(level, 'frame'),
};

export const leafSurfaces: DerivedKind<SurfaceModel> = {
  name: 'walls.leaf-surfaces',
  create: (level) => new FittingSurfaces(level, 'leaf'),
};

/** Nothing hangs in an arch. */
function hasPart({ type, fitting = OPENING_DEFAULTS.fitting }: Opening, part: FittingPart): boolean {
  if (part === 'frame') return fitting !== 'none';
  return fitting === 'leaf' && type !== 'arch';
}

const WRITERS = { frame: writeOpeningFrame, leaf: writeLeaf, pane: writePane } as const;
const LAYERS = { frame: 'frames', leaf: 'leaves', pane: 'panes' } as const;

/** Shared by all surfaces: each takes its meshes out before the next one writes. */
const sorter = new MeshSorter();

function build(level: LevelReader, body: WallBody, hole: Hole, part: FittingPart): Surface {
  const { opening } = hole;
  const piece = part === 'leaf' && opening.type === 'window' ? 'pane' : part;
  const material = opening[part];
  WRITERS[piece](
    sorter.writerOf(material ?? null),
    body,
    hole,
    tilingOf(level.findKind('material', material)),
  );
  return {
    id: opening.id,
    layer: LAYERS[piece],
    storey: body.wall.storey,
    sources: [opening.id],
    meshes: sorter.take(),
  };
}
