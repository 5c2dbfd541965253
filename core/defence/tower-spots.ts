import type { LevelReader } from '../document/level.ts';
import type { Decoration } from '../document/schema/decoration.ts';
import type { Tower } from '../document/schema/tower.ts';
import type { TextKey } from '../text/text.ts';
import type { BuiltLevel } from './builder/build-level.ts';
import { isAtEdge } from './builder/surroundings.ts';
import type { TileCell } from './builder/trace.ts';

/** Why a tower cannot stand in a cell; undefined where it can: on a blank tile without a wall. */
export function findSpotFault(
  { bounds: { min, max } }: Pick<BuiltLevel, 'bounds'>,
  path: ReadonlySet<string>,
  cell: TileCell,
): Extract<TextKey, `defence.spot.${string}`> | undefined {
  const [x, y] = cell;
  if (x < min[0] || x > max[0] || y < min[1] || y > max[1]) return 'defence.spot.outside';
  if (path.has(String(cell))) return 'defence.spot.path';
  return isAtEdge({ min, max }, cell) ? 'defence.spot.wall' : undefined;
}

/** The cells of a path, as texts such as "3,-2". */
export const cellsOfPath = ({ path: { xs, ys } }: Pick<BuiltLevel, 'path'>): ReadonlySet<string> =>
  new Set(Array.from(xs, (x, index) => `${x},${ys[index]}`));

/** The towers of a defence level. */
export const towersOf = (level: LevelReader, defence: string): readonly Tower[] =>
  [...level.ofKind('tower')].filter((tower) => tower.defence === defence);

/** What the user put on tiles of a defence level. */
export const editsOf = (level: LevelReader, defence: string): readonly (Tower | Decoration)[] => [
  ...towersOf(level, defence),
  ...[...level.ofKind('decoration')].filter((decoration) => decoration.defence === defence),
];
