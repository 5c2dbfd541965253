import type { LevelReader } from '../../../core/document/level.ts';
import type { Asset } from '../../../core/document/schema/asset.ts';

export const assetName = ({ name, id }: Pick<Asset, 'name' | 'id'>): string => name || id;

/** The library in the order in which people look for something in it. */
export const sortedAssets = (level: LevelReader): readonly Asset[] =>
  [...level.ofKind('asset')].sort((a, b) =>
    assetName(a).localeCompare(assetName(b), undefined, { numeric: true }),
  );
