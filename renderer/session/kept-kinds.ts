import type { LevelReader } from '../../core/document/level.ts';

/** The kinds of records that this version shows and edits. */
const SHOWN: ReadonlySet<string> = new Set([
  'material',
  'storey',
  'wall',
  'opening',
  'room',
  'stair',
  'roof',
  'ring',
  'asset',
  'module',
  'defence',
  'tower',
  'decoration',
]);

/** What is in the level but not on screen, kind by kind with its number: kept on save, shown by a later version. */
export function keptKinds(level: Pick<LevelReader, 'all'>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of level.all()) {
    if (!SHOWN.has(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
