import type { LevelReader } from '../document/level.ts';
import { compareNaturally } from '../document/natural-order.ts';
import { doubt, type Problem } from '../document/problem.ts';
import type { ConnectorEdge } from './connector-edges.ts';
import type { Cell } from './polar-grid.ts';
import { type Mismatch, type SeamDoubt, seams } from './seams.ts';

/**
 * What is doubtful about the connectors of modules: those of a module that meet none, told together, and each that
 * meets one of another type, told once. Hints, as all doubts are: they do not make a level wrong.
 */
export function findSeamProblems(level: LevelReader): readonly Problem[] {
  return [...level.derived(seams).all()]
    .sort(([a], [b]) => compareNaturally(a, b))
    .flatMap(([module, { unmet, mismatched }]) => [
      ...describeUnmet(module, unmet),
      ...mismatched
        .filter(({ other }) => compareNaturally(module, other.module) < 0)
        .map((mismatch) => describeMismatch(module, mismatch)),
    ]);
}

function describeUnmet(module: string, unmet: SeamDoubt['unmet']): readonly Problem[] {
  const [first] = unmet;
  if (!first) return [];
  const params = { module, type: first.type, count: unmet.length, ...placeOf(first) };
  const code = unmet.length === 1 ? 'polar.problem.unmet' : 'polar.problem.several-unmet';
  return [doubt('module', module, code, params)];
}

function describeMismatch(module: string, { own, other }: Mismatch): Problem {
  const params = { module, type: own.type, other: other.module, otherType: other.type, ...placeOf(own) };
  return doubt('module', module, 'polar.problem.mismatch', params);
}

const placeOf = ({ inside, outside }: ConnectorEdge) => ({ inside: words(inside), outside: words(outside) });

const words = ([line, step]: Cell): string => `[${line}, ${step}]`;
