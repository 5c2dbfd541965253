import type { LevelReader } from '../document/level.ts';
import { isKnownKind, type RecordKind } from '../document/schema/record-kinds.ts';
import type { TextKey } from '../text/text.ts';
import type { ExportNotice } from './export-options.ts';

/** Kinds that stand in a level and not yet in its export, with what is said of them. */
const NOT_EXPORTED: readonly (readonly [RecordKind, TextKey])[] = [
  ['opening', 'export.no-openings'],
  ['room', 'export.no-rooms'],
  ['stair', 'export.no-stairs'],
  ['roof', 'export.no-roofs'],
  ['ring', 'export.no-rings'],
  ['module', 'export.no-modules'],
  ['defence', 'export.no-defence'],
  ['tower', 'export.no-towers'],
  ['blob', 'export.no-blobs'],
];

/** What a level holds that its export does not, with counts. Known before anything is written. */
export function findNotices(level: LevelReader): readonly ExportNotice[] {
  const notices: ExportNotice[] = [];
  const note = (code: TextKey, count: number): void => {
    if (count > 0) notices.push({ code, params: { count } });
  };
  for (const [kind, code] of NOT_EXPORTED) note(code, level.countOf(kind));
  const textured = [...level.ofKind('material')].filter(({ texture }) => texture !== undefined);
  note('export.no-textures', textured.length);
  note('export.no-unknown', [...level.all()].filter(({ kind }) => !isKnownKind(kind)).length);
  return notices;
}
