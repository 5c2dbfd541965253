import type { LevelReader } from '../../document/level.ts';
import type { LevelRecord, RecordKind } from '../../document/schema/record-kinds.ts';
import { isKind } from '../../document/schema/record-kinds.ts';
import { rooms } from '../rooms/rooms.ts';

/** Every part of a building that has a material of its own. */
export const PAINTED_PARTS = [
  'left',
  'right',
  'trim',
  'floor',
  'ceiling',
  'stair',
  'roof',
  'frame',
  'leaf',
] as const;

export type PaintedPart = (typeof PAINTED_PARTS)[number];

/** A face that can be painted. */
export interface PaintFace {
  /** The record, or for a room the id of its face. */
  readonly id: string;
  readonly part: PaintedPart;
}

export const paintFaceKey = ({ id, part }: PaintFace): string => `${part} ${id}`;

type Fields = { readonly [P in PaintedPart]?: string };

const FIELDS: ReadonlyMap<string, Fields> = new Map<RecordKind, Fields>([
  ['wall', { left: 'left', right: 'right', trim: 'trim' }],
  ['opening', { frame: 'frame', leaf: 'leaf' }],
  ['room', { floor: 'floor', ceiling: 'ceiling' }],
  ['stair', { stair: 'material' }],
  ['roof', { roof: 'material', trim: 'trim' }],
]);

/** The field of a record that holds the material of that part; null when it has no such part. */
export const paintFieldOf = ({ kind }: LevelRecord, part: PaintedPart): string | null =>
  FIELDS.get(kind)?.[part] ?? null;

/** The material that a face is seen in; null for the default look. Undefined when there is no such face. */
export function findPaintOf(level: LevelReader, { id, part }: PaintFace): string | null | undefined {
  const record = level.find(id);
  if (!record) return isOfRoom(part) && level.derived(rooms).find(id) ? null : undefined;
  if (isKind(record, 'wall') && part === 'trim') return record.trim ?? record.left ?? null;
  if (isKind(record, 'roof') && part === 'trim') return record.trim ?? record.material ?? null;
  const field = paintFieldOf(record, part);
  if (field === null) return undefined;
  return (record as unknown as Readonly<Record<string, string | undefined>>)[field] ?? null;
}

/** Whether it is a part of a room: such a face need not have a record yet. */
export const isOfRoom = (part: PaintedPart): boolean => part === 'floor' || part === 'ceiling';

/** Every part of a record that can be painted. */
export const partsOf = (record: LevelRecord): readonly PaintFace[] =>
  PAINTED_PARTS.filter((part) => paintFieldOf(record, part) !== null).map((part) => ({
    id: record.id,
    part,
  }));
