import type { BuiltLevel } from '../defence/builder/build-level.ts';
import type { Walkway } from '../defence/builder/path-builder.ts';
import type { TileBounds } from '../defence/builder/surroundings.ts';
import { TILE_KINDS, type TileKind } from '../defence/builder/tile-kind.ts';
import type { TileCell } from '../defence/builder/trace.ts';
import { defenceLevels } from '../defence/defence-levels.ts';
import { computeExposure, type TowerReach } from '../defence/exposure.ts';
import { computePathFacts, type PathFacts } from '../defence/path-facts.ts';
import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import { DEFENCE_DEFAULTS } from '../document/schema/defence.ts';

/** What follows from a defence record. One that cannot be built stands among the problems, and not here. */
export interface DefenceFacts extends PathFacts {
  readonly id: string;
  /** How many attempts its path took, the last included. */
  readonly attempts: number;
  readonly length: number;
  /** In walking order; a crossing stands in it twice, both times as an intersection. */
  readonly path: readonly { readonly cell: TileCell; readonly kind: TileKind }[];
  readonly walkways: readonly Walkway[];
  /** Of all tiles, border included. */
  readonly bounds: TileBounds;
  readonly tiles: {
    /** Cells of the path, a crossing counted once. */
    readonly path: number;
    readonly blank: number;
    readonly wall: number;
    readonly decorations: number;
  };
  readonly towers: readonly TowerReach[];
  /** Blank tiles that no tower reaches. */
  readonly blanksOutOfReach: number;
}

/** The tower-defence levels of a document in the natural order of their ids. */
export const inspectDefence = (level: LevelReader): readonly DefenceFacts[] =>
  inNaturalOrder(level.ofKind('defence')).flatMap(({ id, tileSize = DEFENCE_DEFAULTS.tileSize }) => {
    const result = level.derived(defenceLevels).find(id);
    if (!result?.ok) return [];
    const own = inNaturalOrder([...level.ofKind('tower')].filter(({ defence }) => defence === id));
    const { towers, blanksOutOfReach } = computeExposure(result.level, own, tileSize);
    return [{ id, ...factsOf(result.level), ...computePathFacts(result.level), towers, blanksOutOfReach }];
  });

type TileFacts = Pick<DefenceFacts, 'attempts' | 'length' | 'path' | 'walkways' | 'bounds' | 'tiles'>;

function factsOf({
  path: { xs, ys, kinds, walkways, attempts },
  bounds,
  blanks,
  walls,
  decorations,
}: BuiltLevel): TileFacts {
  const path = Array.from(xs, (x, index) => ({
    cell: [x, ys[index] ?? 0] as const,
    kind: TILE_KINDS[kinds[index] ?? 0] ?? 'straight',
  }));
  const crossings = path.filter(({ kind }) => kind === 'intersection').length / 2;
  return {
    attempts,
    length: path.length,
    path,
    walkways,
    bounds,
    tiles: {
      path: path.length - crossings,
      blank: blanks.length / 2,
      wall: walls.length / 2,
      decorations: decorations.length,
    },
  };
}
