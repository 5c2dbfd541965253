import type { LevelReader } from '../../document/level.ts';
import { isKind, type LevelRecord } from '../../document/schema/record-kinds.ts';
import { findPaintOf, type PaintFace, partsOf } from './paintable.ts';

/**
 * How far a stroke reaches: the face itself, everything of the thing it belongs to, or everything that looks like it
 * on its storey or in the level.
 */
export const PAINT_SCOPES = ['face', 'whole', 'matching', 'everywhere'] as const;

export type PaintScope = (typeof PAINT_SCOPES)[number];

/** All faces that a stroke over this one paints; none when the level has no such face. */
export function findPaintFaces(level: LevelReader, face: PaintFace, scope: PaintScope): readonly PaintFace[] {
  if (findPaintOf(level, face) === undefined) return [];
  if (scope === 'face') return [face];
  const record = level.find(face.id);
  if (scope === 'whole') return record ? partsOf(record) : [face];
  return findMatching(level, face, scope === 'matching' ? storeyOf(level, record) : null);
}

/** @param storey null: all of them */
function findMatching(level: LevelReader, face: PaintFace, storey: string | null): readonly PaintFace[] {
  const paint = findPaintOf(level, face);
  const kind = level.find(face.id)?.kind;
  return [...paintedRecords(level)]
    .filter((record) => storey === null || storeyOf(level, record) === storey)
    .filter((record) => paint !== null || record.kind === kind)
    .flatMap(partsOf)
    .filter((other) => findPaintOf(level, other) === paint && (paint !== null || looksLike(face, other)));
}

function* paintedRecords(level: LevelReader): Iterable<LevelRecord> {
  yield* level.ofKind('wall');
  yield* level.ofKind('opening');
  yield* level.ofKind('room');
  yield* level.ofKind('stair');
  yield* level.ofKind('roof');
}

/** Without a material each kind of face has a look of its own. */
const looksLike = (a: PaintFace, b: PaintFace): boolean => lookOf(a) === lookOf(b);

const lookOf = ({ part }: PaintFace): string =>
  part === 'left' || part === 'right' || part === 'trim' ? 'wall' : part;

/** The storey that a record stands on, an opening with its wall. */
function storeyOf(level: LevelReader, record: LevelRecord | undefined): string | null {
  if (isKind(record, 'opening')) return level.findKind('wall', record.wall)?.storey ?? null;
  if (isKind(record, 'wall') || isKind(record, 'room')) return record.storey;
  if (isKind(record, 'stair') || isKind(record, 'roof')) return record.storey;
  return null;
}
