import type { LevelReader } from '../document/level.ts';
import { isKnownKind, type RecordKind } from '../document/schema/record-kinds.ts';
import type { TextKey } from '../text/text.ts';
import type { ExportNotice } from './export-options.ts';

/** Kinds that stand in a level and not yet in its export, with what is said of them. */
const NOT_EXPORTED: readonly (readonly [RecordKind, TextKey])[] = [
  ['ring', 'export.no-rings'],
  ['module', 'export.no-modules'],
  ['defence', 'export.no-defence'],
  ['tower', 'export.no-towers'],
  ['blob', 'export.no-blobs'],
];

/**
 * What a level holds that its export does not, with counts. Known before anything is written.
 * @param hasImage whether the image of a path can be had
 */
export function findNotices(
  level: LevelReader,
  hasImage: (path: string) => boolean,
): readonly ExportNotice[] {
  const notices: ExportNotice[] = [];
  const note = (code: TextKey, count: number): void => {
    if (count > 0) notices.push({ code, params: { count } });
  };
  for (const [kind, code] of NOT_EXPORTED) note(code, level.countOf(kind));
  const bare = [...level.ofKind('material')].filter(
    ({ texture }) => texture !== undefined && !hasImage(texture),
  );
  note('export.no-image', bare.length);
  note('export.no-unknown', [...level.all()].filter(({ kind }) => !isKnownKind(kind)).length);
  return notices;
}
