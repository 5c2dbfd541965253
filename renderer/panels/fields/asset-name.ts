import type { Asset } from '../../../core/document/schema/asset.ts';

export const assetName = ({ name, id }: Pick<Asset, 'name' | 'id'>): string => name || id;
