import type { BuiltLevel } from '../../defence/builder/build-level.ts';
import { TILE_KINDS, type TileKind } from '../../defence/builder/tile-kind.ts';
import type { TileCell } from '../../defence/builder/trace.ts';
import { parametersOf } from '../../defence/defence-levels.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../../document/schema/defence.ts';
import type { Tower } from '../../document/schema/tower.ts';

/** What engines are told of a tower. */
export interface TowerFacts {
  readonly kind: 'tower';
  readonly id: string;
  readonly defence: string;
  readonly cell: TileCell;
  /** In metres. */
  readonly range: number;
}

export const describeTower = ({ id, defence, cell, range }: Tower): TowerFacts => ({
  kind: 'tower',
  id,
  defence,
  cell,
  range,
});

/** What engines are told of a defence level: what it was built from, and its path in walking order. */
export function describeDefence(record: Defence, { path, bounds }: BuiltLevel, towers: readonly Tower[]) {
  const tiles = Array.from(path.xs, (x, step): { readonly cell: TileCell; readonly kind: TileKind } => ({
    cell: [x, path.ys[step] ?? 0],
    kind: TILE_KINDS[path.kinds[step] ?? 0] ?? 'straight',
  }));
  const { seed, length, maxTilesBeforeCorner, border, decorationChance, heading } = parametersOf(record);
  return {
    kind: 'defence',
    id: record.id,
    seed,
    length,
    maxTilesBeforeCorner,
    border,
    decorationChance,
    heading,
    tileSize: record.tileSize ?? DEFENCE_DEFAULTS.tileSize,
    bounds,
    entrance: tiles[0]?.cell,
    exit: tiles.at(-1)?.cell,
    path: tiles,
    towers: towers.map(describeTower),
  };
}
