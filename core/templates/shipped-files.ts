import type { Level } from '../document/level.ts';
import { isKind } from '../document/schema/record-kinds.ts';
import { filesOfStationAsset } from './station-assets.ts';

/** The files that a level made from a template names, beside the level: images, modules, and what those name. */
export function shippedFilesOf({ records }: Pick<Level, 'records'>): readonly string[] {
  const paths = records.flatMap((record) => {
    if (isKind(record, 'material')) return record.texture ?? [];
    return isKind(record, 'asset') ? filesOfStationAsset(record) : [];
  });
  return [...new Set(paths)];
}
