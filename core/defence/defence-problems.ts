import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import { doubt, type Problem } from '../document/problem.ts';
import type { Tower } from '../document/schema/tower.ts';
import type { TextKey } from '../text/text.ts';
import type { BuiltLevel } from './builder/build-level.ts';
import { isAtEdge } from './builder/surroundings.ts';
import { defenceLevels } from './defence-levels.ts';

/** What is doubtful about the tower-defence levels of a document: those that cannot be built, and towers in the way. */
export const findDefenceProblems = (level: LevelReader): readonly Problem[] => [
  ...inNaturalOrder(level.ofKind('defence')).flatMap(({ id }) => {
    const result = level.derived(defenceLevels).find(id);
    return result && !result.ok ? [doubt('defence', id, result.reason.code, result.reason.params)] : [];
  }),
  ...findDoubtfulTowers(level),
];

function findDoubtfulTowers(level: LevelReader): Problem[] {
  const taken = new Map<string, string>();
  const paths = new Map<string, ReadonlySet<string>>();
  return inNaturalOrder(level.ofKind('tower')).flatMap((tower) => {
    const result = level.derived(defenceLevels).find(tower.defence);
    if (!result?.ok) return [];
    const path = paths.get(tower.defence) ?? cellsOfPath(result.level);
    paths.set(tower.defence, path);
    const code = findMisplaced(tower, result.level, path);
    if (code) return [doubt('tower', tower.id, code, { tower: tower.id })];
    const key = `${tower.defence}\n${tower.cell}`;
    const other = taken.get(key);
    taken.set(key, other ?? tower.id);
    if (other === undefined) return [];
    return [doubt('tower', tower.id, 'defence.problem.two-towers', { tower: tower.id, other })];
  });
}

function findMisplaced(
  { cell }: Tower,
  { bounds }: BuiltLevel,
  path: ReadonlySet<string>,
): TextKey | undefined {
  const isInside = cell.every(
    (value, axis) => value >= (bounds.min[axis] ?? 0) && value <= (bounds.max[axis] ?? 0),
  );
  if (!isInside) return 'defence.problem.tower-outside';
  if (path.has(String(cell))) return 'defence.problem.tower-on-path';
  return isAtEdge(bounds, cell) ? 'defence.problem.tower-on-wall' : undefined;
}

const cellsOfPath = ({ path: { xs, ys } }: BuiltLevel): ReadonlySet<string> =>
  new Set(Array.from(xs, (x, index) => `${x},${ys[index]}`));
