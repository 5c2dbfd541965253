import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Opening } from '../../core/document/schema/opening.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import type { Wall } from '../../core/document/schema/wall.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { DEFAULT_WISHES, type FullWishes } from '../../core/walls/building-generator/wishes.ts';

/** What the house was to be. */
export const HOUSE_WISHES: FullWishes = { ...DEFAULT_WISHES, rooms: [2, 3], setback: 1, extraDoors: 0 };

const SLAB_TOP = 3;

const outer = (id: string, storey: string, start: Vec2, end: Vec2, height?: number): Wall => ({
  kind: 'wall',
  id,
  storey,
  start,
  end,
  thickness: 0.3,
  ...(height !== undefined && { height }),
  left: 'plaster',
});

const inner = (id: string, storey: string, start: Vec2, end: Vec2): Wall => ({
  kind: 'wall',
  id,
  storey,
  start,
  end,
  thickness: 0.12,
});

const door = (id: string, wall: string, offset: number): Opening => ({
  kind: 'opening',
  id,
  wall,
  type: 'door',
  offset,
  width: 0.9,
  height: 2.05,
});

const window = (id: string, wall: string, offset: number): Opening => ({
  kind: 'opening',
  id,
  wall,
  type: 'window',
  offset,
  width: 1.2,
  height: 1.2,
  sill: 0.9,
});

const room = (id: string, storey: string, at: Vec2, name: string): LevelRecord => ({
  kind: 'room',
  id,
  storey,
  at,
  name,
});

/**
 * A house drawn by hand, 8 m × 6 m. Below a hall of 3 m × 6 m with a stair along its long side, and two rooms beside
 * it; above a landing and one room, and a terrace over the other.
 */
const HOUSE: readonly LevelRecord[] = [
  { kind: 'material', id: 'plaster' },
  { kind: 'storey', id: 'g', elevation: 0, height: 2.7 },
  { kind: 'storey', id: 'u', elevation: SLAB_TOP, height: 2.7 },
  outer('g1', 'g', [0, 0], [3, 0], SLAB_TOP),
  outer('g2', 'g', [3, 0], [8, 0], SLAB_TOP),
  outer('g3', 'g', [8, 0], [8, 3], SLAB_TOP),
  outer('g4', 'g', [8, 3], [8, 6]),
  outer('g5', 'g', [8, 6], [3, 6]),
  outer('g6', 'g', [3, 6], [0, 6], SLAB_TOP),
  outer('g7', 'g', [0, 6], [0, 0], SLAB_TOP),
  inner('g8', 'g', [3, 0], [3, 3]),
  inner('g9', 'g', [3, 3], [3, 6]),
  inner('g10', 'g', [3, 3], [8, 3]),
  outer('u1', 'u', [0, 0], [3, 0]),
  outer('u2', 'u', [3, 0], [8, 0]),
  outer('u3', 'u', [8, 0], [8, 3]),
  outer('u4', 'u', [8, 3], [3, 3]),
  outer('u5', 'u', [3, 3], [3, 6]),
  outer('u6', 'u', [3, 6], [0, 6]),
  outer('u7', 'u', [0, 6], [0, 0]),
  inner('u8', 'u', [3, 0], [3, 3]),
  door('entrance', 'g1', 2.2),
  door('d1', 'g8', 1.5),
  door('d2', 'g9', 1.5),
  door('d3', 'u8', 1.5),
  window('w1', 'g2', 2.5),
  window('w2', 'g5', 2.5),
  window('w3', 'u2', 2.5),
  window('w4', 'u4', 2.5),
  window('w5', 'u5', 1.5),
  room('r1', 'g', [1.5, 3], 'Hall'),
  room('r2', 'g', [5.5, 1.5], 'Kitchen'),
  room('r3', 'g', [5.5, 4.5], 'Living room'),
  room('r4', 'u', [1.5, 3], 'Landing'),
  room('r5', 'u', [5.5, 1.5], 'Bath'),
  { kind: 'stair', id: 's1', storey: 'g', start: [0.7, 1.2], end: [0.7, 4.8], width: 1 },
  { kind: 'roof', id: 'terrace', storey: 'g', type: 'flat', covers: [[5.5, 4.5]], besideUpper: true },
  { kind: 'roof', id: 'top', storey: 'u', type: 'gable', pitch: 0.6, overhang: 0.4, covers: [[1.5, 3]] },
];

/** What is changed of the house. */
export interface HouseChanges {
  readonly without?: readonly string[];
  /** Added, or in place of the record of that id. */
  readonly put?: readonly LevelRecord[];
  /** Fields of records that are otherwise as they were. */
  readonly change?: Readonly<Record<string, object>>;
}

/** The house with changes. */
export function buildHouse({ without = [], put = [], change = {} }: HouseChanges = {}): DocumentStore {
  const gone = new Set([...without, ...put.map(({ id }) => id)]);
  const kept = HOUSE.filter(({ id }) => !gone.has(id)).map(
    (record) => ({ ...record, ...change[record.id] }) as LevelRecord,
  );
  return new DocumentStore(
    { header: { name: 'House', extra: {} }, records: [...kept, ...put] },
    countedIds(),
  );
}

/** More records like those of the house, for changes. */
export const houseParts = { outer, inner, door, window, room };
