import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import { doubt, type Problem } from '../document/problem.ts';
import { text } from '../text/text.ts';
import { defenceLevels, isUnfinished } from './defence-levels.ts';
import { cellsOfPath, findSpotFault } from './tower-spots.ts';

/** What is doubtful about the tower-defence levels of a document: those that cannot be built, and towers in the way. */
export const findDefenceProblems = (level: LevelReader): readonly Problem[] => [
  ...inNaturalOrder(level.ofKind('defence')).flatMap(({ id }) => {
    const result = level.derived(defenceLevels).find(id);
    return result && !result.ok && !isUnfinished(result)
      ? [doubt('defence', id, result.reason.code, result.reason.params)]
      : [];
  }),
  ...findDoubtfulTowers(level),
  ...findDoubtfulDecorations(level),
];

function findDoubtfulDecorations(level: LevelReader): Problem[] {
  const paths = new Map<string, ReadonlySet<string>>();
  return inNaturalOrder(level.ofKind('decoration')).flatMap(({ id, defence, cell }) => {
    const result = level.derived(defenceLevels).find(defence);
    if (!result?.ok) return [];
    const path = paths.get(defence) ?? cellsOfPath(result.level);
    paths.set(defence, path);
    const fault = findSpotFault(result.level, path, cell);
    const params = { decoration: id, spot: fault ? text(fault) : '' };
    return fault ? [doubt('decoration', id, 'defence.problem.decoration', params)] : [];
  });
}

function findDoubtfulTowers(level: LevelReader): Problem[] {
  const taken = new Map<string, string>();
  const paths = new Map<string, ReadonlySet<string>>();
  return inNaturalOrder(level.ofKind('tower')).flatMap(({ id, defence, cell }) => {
    const result = level.derived(defenceLevels).find(defence);
    if (!result?.ok) return [];
    const path = paths.get(defence) ?? cellsOfPath(result.level);
    paths.set(defence, path);
    const fault = findSpotFault(result.level, path, cell);
    if (fault) return [doubt('tower', id, 'defence.problem.tower', { tower: id, spot: text(fault) })];
    const key = `${defence}\n${cell}`;
    const other = taken.get(key);
    taken.set(key, other ?? id);
    return other === undefined
      ? []
      : [doubt('tower', id, 'defence.problem.two-towers', { tower: id, other })];
  });
}
