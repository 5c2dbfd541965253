import type { Level } from '../document/level.ts';
import { isKind } from '../document/schema/record-kinds.ts';

/** The images and modules that a level made from a template names, by their paths beside it; none twice. */
export function shippedFilesOf({ records }: Pick<Level, 'records'>): readonly string[] {
  const paths = records.flatMap((record) => {
    if (isKind(record, 'material')) return record.texture ?? [];
    return isKind(record, 'asset') ? record.path : [];
  });
  return [...new Set(paths)];
}
