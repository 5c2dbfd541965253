import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from '../../../core/document/level.ts';
import { compareNaturally, inNaturalOrder } from '../../../core/document/natural-order.ts';
import { isKind, type LevelRecord } from '../../../core/document/schema/record-kinds.ts';
import type { ChangeFeed } from '../../../core/walls/change-feed.ts';
import { rooms } from '../../../core/walls/rooms/rooms.ts';
import { floorOf } from '../../../core/walls/storeys.ts';
import { sortedAssets } from '../fields/asset-name.ts';

/** Something that stands on a storey, a ring or tiles, or lies in the library. */
export interface OutlineItem {
  readonly kind: 'room' | 'wall' | 'stair' | 'roof' | 'module' | 'asset' | 'tower' | 'decoration';
  /** Of the record, or of the face of a room. */
  readonly id: string;
  /** The openings of a wall. */
  readonly openings: readonly string[];
}

/** A storey, a ring or a defence level with what stands on it, or the library with the assets, in the order of the outliner. */
export interface OutlineGroup {
  readonly kind: 'storey' | 'ring' | 'defence' | 'library';
  readonly id: string;
  readonly items: readonly OutlineItem[];
}

/** What the outliner lists, kept until something is added or removed: a drag of a wall is neither. */
export class OutlineModel implements DerivedModel {
  private readonly level: LevelReader;
  private readonly faces: ChangeFeed;
  private listedRooms = new Set<string>();
  private known: readonly OutlineGroup[] | null = null;

  constructor(level: LevelReader) {
    this.level = level;
    this.faces = level.derived(rooms).follow();
  }

  update(changes: readonly RecordChange[]): void {
    if (changes.some(({ before, after }) => placeOf(before) !== placeOf(after))) this.known = null;
  }

  /** Storeys from top to bottom, rings, and the library if anything is in it; the same list until it changes. */
  get groups(): readonly OutlineGroup[] {
    const model = this.level.derived(rooms);
    const isOtherRoom = (id: string): boolean => this.listedRooms.has(id) !== (model.find(id) !== undefined);
    if (this.faces.take().some(isOtherRoom)) this.known = null;
    this.known ??= this.list();
    return this.known;
  }

  private list(): OutlineGroup[] {
    return [...this.listStoreys(), ...this.listRings(), ...this.listDefences(), ...this.listLibrary()];
  }

  private listRings(): OutlineGroup[] {
    const modules = groupBy(this.level.ofKind('module'), ({ ring }) => ring);
    return inNaturalOrder(this.level.ofKind('ring')).map(({ id }) => ({
      kind: 'ring',
      id,
      items: toItems('module', modules.get(id)),
    }));
  }

  private listDefences(): OutlineGroup[] {
    const towers = groupBy(this.level.ofKind('tower'), ({ defence }) => defence);
    const decorations = groupBy(this.level.ofKind('decoration'), ({ defence }) => defence);
    return inNaturalOrder(this.level.ofKind('defence')).map(({ id }) => ({
      kind: 'defence',
      id,
      items: [...toItems('tower', towers.get(id)), ...toItems('decoration', decorations.get(id))],
    }));
  }

  private listLibrary(): OutlineGroup[] {
    const items = sortedAssets(this.level).map(
      ({ id }): OutlineItem => ({ kind: 'asset', id, openings: [] }),
    );
    return items.length > 0 ? [{ kind: 'library', id: LIBRARY, items }] : [];
  }

  private listStoreys(): OutlineGroup[] {
    const openings = groupBy(this.level.ofKind('opening'), ({ wall }) => wall);
    const walls = groupBy(this.level.ofKind('wall'), ({ storey }) => storey);
    const stairs = groupBy(this.level.ofKind('stair'), ({ storey }) => storey);
    const roofs = groupBy(this.level.ofKind('roof'), ({ storey }) => storey);
    const faces = this.level.derived(rooms);
    this.listedRooms = new Set();
    return [...this.level.ofKind('storey')]
      .sort((a, b) => floorOf(b) - floorOf(a))
      .map(({ id }) => {
        const ofStorey = faces.ofStorey(id).map((face) => face.id);
        for (const room of ofStorey) this.listedRooms.add(room);
        return {
          kind: 'storey',
          id,
          items: [
            ...toItems('room', ofStorey),
            ...toItems('wall', walls.get(id), openings),
            ...toItems('stair', stairs.get(id)),
            ...toItems('roof', roofs.get(id)),
          ],
        };
      });
  }
}

/** Stands for the library, which is no record. */
export const LIBRARY = '(library)';

export const outlineModel: DerivedKind<OutlineModel> = {
  name: 'panels.outline',
  create: (level) => new OutlineModel(level),
};

const NOTHING: ReadonlyMap<string, string[]> = new Map();

/** In the order in which people count. */
const toItems = (
  kind: OutlineItem['kind'],
  ids: readonly string[] = [],
  openings: ReadonlyMap<string, readonly string[]> = NOTHING,
): OutlineItem[] =>
  ids
    .toSorted(compareNaturally)
    .map((id) => ({ kind, id, openings: openings.get(id)?.toSorted(compareNaturally) ?? [] }));

/** The ids of records by what they stand on. */
function groupBy<R extends LevelRecord>(records: Iterable<R>, parentOf: (record: R) => string) {
  const groups = new Map<string, string[]>();
  for (const record of records) {
    const group = groups.get(parentOf(record));
    if (group) group.push(record.id);
    else groups.set(parentOf(record), [record.id]);
  }
  return groups;
}

/** What decides where a record stands in the outline. */
function placeOf(record: LevelRecord | null): string {
  if (isKind(record, 'storey')) return `storey ${record.elevation}`;
  if (isKind(record, 'ring')) return 'ring';
  if (isKind(record, 'module')) return `module ${record.ring}`;
  if (isKind(record, 'defence')) return 'defence';
  if (isKind(record, 'tower') || isKind(record, 'decoration')) return `${record.kind} ${record.defence}`;
  if (isKind(record, 'asset')) return `asset ${record.name}`;
  if (isKind(record, 'opening')) return `opening ${record.wall}`;
  if (isKind(record, 'wall') || isKind(record, 'stair') || isKind(record, 'roof')) {
    return `${record.kind} ${record.storey}`;
  }
  return '';
}
