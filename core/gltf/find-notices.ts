import type { LevelReader } from '../document/level.ts';
import { isKnownKind, type RecordKind } from '../document/schema/record-kinds.ts';
import type { TextKey } from '../text/text.ts';
import { builtDefences } from './defence/write-defences.ts';
import type { ExportNotice, ExportOptions } from './export-options.ts';
import { ringModules } from './ring-modules.ts';

/** Kinds that stand in a level and not yet in its export, with what is said of them. */
const NOT_EXPORTED: readonly (readonly [RecordKind, TextKey])[] = [['blob', 'export.no-blobs']];

/** Whether the file of a path can be had. */
interface ReachableFiles {
  readonly hasImage: (path: string) => boolean;
  readonly hasModule: (path: string) => boolean;
}

/** What a level holds that its export does not, with counts. Known before anything is written. */
export function findNotices(
  level: LevelReader,
  options: Pick<ExportOptions, 'rings' | 'without'>,
  { hasImage, hasModule }: ReachableFiles,
): readonly ExportNotice[] {
  const notices: ExportNotice[] = [];
  const note = (code: TextKey, count: number): void => {
    if (count > 0) notices.push({ code, params: { count } });
  };
  const rings = ringModules(level, options);
  const placed = rings.flatMap((ring) => ring.placed);
  note('export.no-module-file', placed.filter(({ path }) => !hasModule(path)).length);
  note(
    'export.no-place',
    rings.reduce((sum, { unplaced }) => sum + unplaced, 0),
  );
  note('export.no-defence', level.countOf('defence') - builtDefences(level).length);
  for (const [kind, code] of NOT_EXPORTED) note(code, level.countOf(kind));
  const bare = [...level.ofKind('material')].filter(
    ({ texture }) => texture !== undefined && !hasImage(texture),
  );
  note('export.no-image', bare.length);
  note('export.no-unknown', [...level.all()].filter(({ kind }) => !isKnownKind(kind)).length);
  return notices;
}
