import type { RecordChange } from '../document/level.ts';
import { isKind } from '../document/schema/record-kinds.ts';
import { tilingOf } from './wall-body.ts';

/** The ids of the materials whose texture repeats otherwise than before: what is painted with them has other UVs. */
export function findRetiled(changes: readonly RecordChange[]): ReadonlySet<string> {
  const retiled = new Set<string>();
  for (const { id, before, after } of changes) {
    const old = tilingOf(isKind(before, 'material') ? before : undefined);
    const now = tilingOf(isKind(after, 'material') ? after : undefined);
    if (old[0] !== now[0] || old[1] !== now[1]) retiled.add(id);
  }
  return retiled;
}
