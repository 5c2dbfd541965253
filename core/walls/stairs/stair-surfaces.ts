import type { DerivedKind, LevelReader, RecordChange } from '../../document/level.ts';
import { MeshSorter } from '../../mesh/mesh-sorter.ts';
import type { ChangeFeed } from '../change-feed.ts';
import { ChangeFeeds } from '../change-feed.ts';
import { findRetiled } from '../retiled.ts';
import type { Surface, SurfaceModel } from '../surface.ts';
import { tilingOf } from '../wall-body.ts';
import type { Flight } from './flight.ts';
import { writeFlightMesh } from './flight-mesh.ts';
import { writeRimMesh } from './rim-mesh.ts';
import { type StairFlights, stairFlights } from './stair-flights.ts';
import { computeStairwell } from './stairwell.ts';

/** A gap between ceiling and floor below this (metres) is none: there is nothing to see of it. */
const THINNEST_RIM = 0.001;

/** The flights of a level, each with the rim of its well, by the id of the stair. */
class StairSurfaces implements SurfaceModel {
  private readonly flights: StairFlights;
  private readonly changes: ChangeFeed;
  private readonly built = new Map<string, Surface>();
  private readonly feeds = new ChangeFeeds();
  private readonly stale = new Set<string>();

  constructor(private readonly level: LevelReader) {
    this.flights = level.derived(stairFlights);
    this.changes = this.flights.follow();
    this.changes.take();
  }

  update(changes: readonly RecordChange[]): void {
    const retiled = findRetiled(changes);
    if (retiled.size === 0) return;
    for (const { id, material } of this.level.ofKind('stair')) {
      if (material !== undefined && retiled.has(material)) this.stale.add(id);
    }
  }

  find(key: string): Surface | undefined {
    this.settle();
    const known = this.built.get(key);
    if (known) return known;
    const flight = this.flights.find(key);
    if (!flight) return undefined;
    const surface = build(this.level, flight);
    this.built.set(key, surface);
    return surface;
  }

  forget(key: string): void {
    this.built.delete(key);
  }

  *ofStorey(storey: string): Iterable<Surface> {
    for (const { stair } of this.flights.ofStorey(storey)) {
      const surface = this.find(stair.id);
      if (surface) yield surface;
    }
  }

  follow(): ChangeFeed {
    this.settle();
    const all = [...this.level.ofKind('stair')].map(({ id }) => id);
    return this.feeds.open(all, () => this.settle());
  }

  private settle(): void {
    for (const id of this.changes.take()) this.stale.add(id);
    if (this.stale.size === 0) return;
    for (const id of this.stale) this.built.delete(id);
    this.feeds.announce(this.stale);
    this.stale.clear();
  }
}

export const stairSurfaces: DerivedKind<SurfaceModel> = {
  name: 'walls.stair-surfaces',
  create: (level) => new StairSurfaces(level),
};

/** Shared by all surfaces: each takes its meshes out before the next one writes. */
const sorter = new MeshSorter();

function build(level: LevelReader, flight: Flight): Surface {
  const { id, storey, material } = flight.stair;
  const tiling = tilingOf(level.findKind('material', material));
  const writer = sorter.writerOf(material ?? null);
  writeFlightMesh(writer, flight, tiling);
  const well = computeStairwell(flight);
  const top = flight.elevation + flight.rise;
  if (well && top - flight.ceiling > THINNEST_RIM) writeRimMesh(writer, well, flight.ceiling, top, tiling);
  return { id, layer: 'stairs', storey, sources: [id], meshes: sorter.take() };
}
