import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import { equals, type Vec2 } from '../../math/vec2.ts';
import { type ChangeFeed, ChangeFeeds } from '../change-feed.ts';
import { computeFlight, type Flight } from './flight.ts';
import { computeStairwell } from './stairwell.ts';

type Wells = ReadonlyMap<string, readonly (readonly Vec2[])[]>;

const NO_WELLS: readonly (readonly Vec2[])[] = [];

/** The flights of all stairs, and what they cut out of floors and ceilings. */
export class StairFlights implements DerivedModel {
  private readonly flights = new Map<string, Flight>();
  private readonly feeds = new ChangeFeeds();
  private readonly stale = new Set<string>();
  private inFloors: Wells = new Map();
  private inCeilings: Wells = new Map();

  constructor(private readonly level: LevelReader) {
    this.markAll();
  }

  update(changes: readonly RecordChange[]): void {
    for (const { id, before, after } of changes) {
      if (before?.kind === 'stair' || after?.kind === 'stair') this.stale.add(id);
      // What lies above what may be another storey now.
      if (before?.kind === 'storey' || after?.kind === 'storey') this.markAll();
    }
  }

  /** The flight of a stair; undefined for an id that is no stair and for a stair of no length. */
  find(id: string): Flight | undefined {
    this.settle();
    return this.flights.get(id);
  }

  /** The flights that begin on a storey, by id. */
  ofStorey(storey: string): readonly Flight[] {
    this.settle();
    return [...this.flights.values()]
      .filter(({ stair }) => stair.storey === storey)
      .sort((a, b) => compareNaturally(a.stair.id, b.stair.id));
  }

  /** What flights from below cut out of a storey's floor: the same object until it changes. */
  wellsInFloor(storey: string): readonly (readonly Vec2[])[] {
    this.settle();
    return this.inFloors.get(storey) ?? NO_WELLS;
  }

  /** What a storey's own flights cut out of its ceiling: the same object until it changes. */
  wellsInCeiling(storey: string): readonly (readonly Vec2[])[] {
    this.settle();
    return this.inCeilings.get(storey) ?? NO_WELLS;
  }

  /** Starts to follow which stairs changed, or stand between other floors: the first `take` names all. */
  follow(): ChangeFeed {
    this.settle();
    return this.feeds.open(this.flights.keys(), () => this.settle());
  }

  private markAll(): void {
    for (const { id } of this.level.ofKind('stair')) this.stale.add(id);
  }

  private settle(): void {
    if (this.stale.size === 0) return;
    const changed = new Set([...this.stale].filter((id) => this.refresh(id)));
    this.stale.clear();
    this.dig();
    this.feeds.announce(changed);
  }

  /** Computes a flight anew. Returns whether it is another one now. */
  private refresh(id: string): boolean {
    const stair = this.level.findKind('stair', id);
    const flight = stair && computeFlight(this.level, stair);
    const known = this.flights.get(id);
    if (flight) this.flights.set(id, flight);
    else this.flights.delete(id);
    return !isSame(known, flight);
  }

  /** Stairs are few, and a well is four points. */
  private dig(): void {
    const inFloors = new Map<string, (readonly Vec2[])[]>();
    const inCeilings = new Map<string, (readonly Vec2[])[]>();
    for (const id of [...this.flights.keys()].sort(compareNaturally)) {
      const flight = this.flights.get(id);
      const well = flight && computeStairwell(flight);
      if (!well || flight.leadsTo === null) continue;
      push(inFloors, flight.leadsTo, well);
      push(inCeilings, flight.stair.storey, well);
    }
    this.inFloors = keepSame(this.inFloors, inFloors);
    this.inCeilings = keepSame(this.inCeilings, inCeilings);
  }
}

export const stairFlights: DerivedKind<StairFlights> = {
  name: 'walls.stair-flights',
  create: (level) => new StairFlights(level),
};

/**
 * The plan rectangles that flights from below cut out of a storey's floor, counter-clockwise as seen from above, in
 * metres: the same object until they change. They may overlap, and reach over the floor's border.
 */
export const findStairwells = (level: LevelReader, storey: string): readonly (readonly Vec2[])[] =>
  level.derived(stairFlights).wellsInFloor(storey);

/** The plan rectangles that a storey's own flights cut out of its ceiling; otherwise as `findStairwells`. */
export const findCeilingWells = (level: LevelReader, storey: string): readonly (readonly Vec2[])[] =>
  level.derived(stairFlights).wellsInCeiling(storey);

const isSame = (a: Flight | undefined, b: Flight | undefined): boolean =>
  a?.stair === b?.stair &&
  a?.elevation === b?.elevation &&
  a?.rise === b?.rise &&
  a?.ceiling === b?.ceiling &&
  a?.leadsTo === b?.leadsTo;

function push(wells: Map<string, (readonly Vec2[])[]>, storey: string, well: readonly Vec2[]): void {
  const known = wells.get(storey);
  if (known) known.push(well);
  else wells.set(storey, [well]);
}

/** The new wells, as the old object wherever they are the same. */
function keepSame(old: Wells, now: Wells): Wells {
  const areSame = (a: readonly (readonly Vec2[])[], b: readonly (readonly Vec2[])[]): boolean =>
    a.length === b.length && a.every((well, index) => well.every((point, at) => isAt(b[index]?.[at], point)));
  return new Map(
    [...now].map(([storey, wells]) => {
      const known = old.get(storey);
      return [storey, known && areSame(known, wells) ? known : wells];
    }),
  );
}

const isAt = (a: Vec2 | undefined, b: Vec2): boolean => a !== undefined && equals(a, b);
