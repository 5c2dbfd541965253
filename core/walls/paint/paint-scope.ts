import type { LevelReader } from '../../document/level.ts';
import { isKind } from '../../document/schema/record-kinds.ts';
import { rooms } from '../rooms/rooms.ts';
import { findPaintOf, isOfRoom, type PaintFace, partsOf } from './paintable.ts';

/**
 * How far a stroke reaches: the face itself, all sides of walls around the room it belongs to, everything of the thing
 * it belongs to, or everything that looks like it on its storey or in the level.
 */
export const PAINT_SCOPES = ['face', 'room', 'whole', 'matching', 'everywhere'] as const;

export type PaintScope = (typeof PAINT_SCOPES)[number];

/** All faces that a stroke over this one paints; none when the level has no such face. */
export function findPaintFaces(level: LevelReader, face: PaintFace, scope: PaintScope): readonly PaintFace[] {
  if (findPaintOf(level, face) === undefined) return [];
  switch (scope) {
    case 'face':
      return [face];
    case 'room':
      return findInside(level, face);
    case 'whole':
      return findWhole(level, face);
    case 'matching':
      return findMatching(level, face, storeyOf(level, face.id));
    case 'everywhere':
      return findMatching(level, face, null);
  }
}

/** The sides of walls that face the room which a side, a floor or a ceiling belongs to. */
function findInside(level: LevelReader, { id, part }: PaintFace): readonly PaintFace[] {
  const model = level.derived(rooms);
  const isSide = part === 'left' || part === 'right';
  const room = isSide ? model.beside(id, part) : model.find(id);
  return room?.walls.map(({ wall, side }) => ({ id: wall, part: side })) ?? [];
}

function findWhole(level: LevelReader, { id }: PaintFace): readonly PaintFace[] {
  const record = level.find(id);
  return record ? partsOf(record) : bothOf(id);
}

const bothOf = (room: string): readonly PaintFace[] => [
  { id: room, part: 'floor' },
  { id: room, part: 'ceiling' },
];

/** @param storey null: all of them */
function findMatching(level: LevelReader, face: PaintFace, storey: string | null): readonly PaintFace[] {
  const paint = findPaintOf(level, face);
  return [...allFaces(level, storey)].filter(
    (other) => findPaintOf(level, other) === paint && (paint !== null || looksLike(level, face, other)),
  );
}

/** All faces of a storey, or of the level, also those of rooms without a record. */
function* allFaces(level: LevelReader, storey: string | null): Iterable<PaintFace> {
  for (const kind of ['wall', 'opening', 'room', 'stair', 'roof'] as const) {
    for (const record of level.ofKind(kind)) {
      if (storey === null || storeyOf(level, record.id) === storey) yield* partsOf(record);
    }
  }
  for (const { id } of level.ofKind('storey')) {
    if (storey !== null && storey !== id) continue;
    for (const room of level.derived(rooms).ofStorey(id)) if (!room.record) yield* bothOf(room.id);
  }
}

/** Without a material each kind of face has a look of its own. */
function looksLike(level: LevelReader, a: PaintFace, b: PaintFace): boolean {
  if (isOfRoom(a.part) || isOfRoom(b.part)) return a.part === b.part;
  return level.find(a.id)?.kind === level.find(b.id)?.kind && isTrimOrSide(a) === isTrimOrSide(b);
}

const isTrimOrSide = ({ part }: PaintFace): boolean => part === 'left' || part === 'right' || part === 'trim';

/** The storey that something stands on, an opening with its wall; for ids of records and of room faces. */
function storeyOf(level: LevelReader, id: string): string | null {
  const record = level.find(id);
  if (!record) return level.derived(rooms).find(id)?.storey ?? null;
  if (isKind(record, 'opening')) return level.findKind('wall', record.wall)?.storey ?? null;
  if (isKind(record, 'wall') || isKind(record, 'room')) return record.storey;
  return isKind(record, 'stair') || isKind(record, 'roof') ? record.storey : null;
}
