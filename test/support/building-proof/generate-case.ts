import { DocumentStore } from '../../../core/document/document-store.ts';
import { countedIds } from '../../../core/document/ids.ts';
import { insertBuildings } from '../../../core/walls/building-generator/insert-buildings.ts';
import type { WishRefusal } from '../../../core/walls/building-generator/plan.ts';
import { planBuilding } from '../../../core/walls/building-generator/plan-building.ts';
import { planInLevel } from '../../../core/walls/building-generator/plan-in-level.ts';
import { edit } from '../edit-records.ts';
import type { BuiltCase } from './built-case.ts';
import type { GeneratedCase } from './generated-case.ts';

export type Generated =
  | { readonly ok: true; readonly built: BuiltCase; readonly store: DocumentStore }
  | { readonly ok: false; readonly reason: WishRefusal };

/** A level without any record. */
export const emptyStore = (): DocumentStore =>
  new DocumentStore({ header: { name: 'Generated', extra: {} }, records: [] }, countedIds());

/** Generates a building in an empty level, as the command does that inserts one, and tells what it was to be. */
export function generateCase({ wishes, seed, site }: GeneratedCase): Generated {
  const store = emptyStore();
  const planned = planInLevel(store, { wishes, seed, ...(site && { site }) });
  if (!planned.ok) {
    const again = planBuilding(wishes, seed, site);
    if (again.ok) throw new Error(`Refused in a level alone: ${JSON.stringify(planned.reason)}`);
    return { ok: false, reason: again.reason };
  }
  const { placed, storeys, notices } = planned;
  const newId = countedIds();
  const used = new Set<string>();
  const context = {
    newId: (kind: string) => {
      const id = newId(kind, (candidate) => used.has(candidate));
      used.add(id);
      return id;
    },
  };
  const result = store.run(edit(insertBuildings(store, [placed], storeys, new Set(), context)));
  if (!result.ok) throw new Error(`The edit is refused: ${JSON.stringify(result.reason)}`);
  const noticed = notices.map(({ wish }) => wish);
  return {
    ok: true,
    store,
    built: { level: store, wishes: placed.plan.wishes, noticed, ...(site && { site }) },
  };
}
