import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import { doubt, type Problem } from '../document/problem.ts';

/**
 * The assets whose module file cannot be had, by id, with how many modules stand as placeholders for it. An asset that
 * nothing is placed of is told too: it cannot be placed as it is.
 * @param faultOf why the module file of a path cannot be had, in words that end as a sentence does; undefined for one
 *   that can, and while it is not known
 */
export function findModuleFileProblems(
  level: LevelReader,
  faultOf: (path: string) => string | undefined,
): readonly Problem[] {
  const placed = new Map<string, number>();
  for (const { asset } of level.ofKind('module')) placed.set(asset, (placed.get(asset) ?? 0) + 1);
  return inNaturalOrder(level.ofKind('asset')).flatMap(({ id, name, path }) => {
    const reason = faultOf(path);
    if (reason === undefined) return [];
    const params = { asset: name || id, path, reason, count: placed.get(id) ?? 0 };
    return [doubt('asset', id, 'module-files.problem', params)];
  });
}
