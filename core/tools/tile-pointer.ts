import type { TileCell } from '../defence/builder/trace.ts';
import { defenceLevels } from '../defence/defence-levels.ts';
import { cellsOfPath, editsOf, findSpotFault } from '../defence/tower-spots.ts';
import type { LevelReader } from '../document/level.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../document/schema/defence.ts';
import type { Vec2 } from '../math/vec2.ts';
import type { Guide } from './tool.ts';

/** The tile that a plan point lies on, whether the level reaches so far or not. */
export function cellAt(
  { origin = DEFENCE_DEFAULTS.origin, tileSize = DEFENCE_DEFAULTS.tileSize }: Readonly<Defence>,
  [x, z]: Vec2,
): TileCell {
  // A sum with 0 has no sign where it is 0.
  return [Math.round((x - origin[0]) / tileSize) + 0, Math.round((z - origin[2]) / tileSize) + 0];
}

/** The tile under a plan point; undefined outside the level, and where the level is not built. */
export function findTile(
  level: LevelReader,
  defence: string | null,
  plan: Vec2 | null,
): TileCell | undefined {
  const record = level.findKind('defence', defence ?? undefined);
  const result = record && level.derived(defenceLevels).find(record.id);
  if (!record || !plan || !result?.ok) return undefined;
  const cell = cellAt(record, plan);
  const { min, max } = result.level.bounds;
  const isInside = cell[0] >= min[0] && cell[0] <= max[0] && cell[1] >= min[1] && cell[1] <= max[1];
  return isInside ? cell : undefined;
}

/** What the user put on a tile: a tower before a decoration. */
export const editAt = (level: LevelReader, defence: string, cell: TileCell): string | undefined =>
  editsOf(level, defence).find((edit) => String(edit.cell) === String(cell))?.id;

/** Those of the cells on which something can be put: blank, without a wall and without a tower that stays. */
export function freeCells(
  level: LevelReader,
  defence: string,
  cells: readonly TileCell[],
  leftOut: ReadonlySet<string> = new Set(),
): readonly TileCell[] {
  const result = level.derived(defenceLevels).find(defence);
  if (!result?.ok) return [];
  const path = cellsOfPath(result.level);
  const taken = new Set(
    [...level.ofKind('tower')]
      .filter((tower) => tower.defence === defence && !leftOut.has(tower.id))
      .map(({ cell }) => String(cell)),
  );
  return cells.filter((cell) => !findSpotFault(result.level, path, cell) && !taken.has(String(cell)));
}

/** The cells of a straight run from one to another, along the axis on which they lie farther apart. */
export function cellsOfRun(from: TileCell, to: TileCell): readonly TileCell[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const isAlongX = Math.abs(dx) >= Math.abs(dy);
  const way = isAlongX ? dx : dy;
  const step = Math.sign(way);
  return Array.from({ length: Math.abs(way) + 1 }, (_, index): TileCell => {
    const by = index * step;
    return isAlongX ? [from[0] + by, from[1]] : [from[0], from[1] + by];
  });
}

/** Marks tiles of a level. */
export function tileGuides(
  level: LevelReader,
  defence: string,
  cells: readonly TileCell[],
  look: Extract<Guide, { type: 'tiles' }>['look'],
): readonly Guide[] {
  const record = level.findKind('defence', defence);
  if (!record || cells.length === 0) return [];
  const { origin = DEFENCE_DEFAULTS.origin, tileSize = DEFENCE_DEFAULTS.tileSize } = record;
  return [
    { type: 'tiles', origin: [origin[0], origin[1] + MARK * tileSize, origin[2]], tileSize, cells, look },
  ];
}

/** Over the ground of tiles, in tiles, so that marks are not hidden by it. */
const MARK = 0.06;
