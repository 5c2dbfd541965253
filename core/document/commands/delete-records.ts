import type { Command, CommandResult } from '../command.ts';
import type { LevelReader } from '../level.ts';
import { withChanges } from '../record-changes.ts';
import { fieldOf, referenceFields, references } from '../references.ts';
import { id } from '../schema/fields.ts';
import { isKnownKind, type LevelRecord, RECORD_SCHEMAS } from '../schema/record-kinds.ts';
import { z } from '../schema/zod.ts';

const args = z.object({ ids: z.array(id) });

/**
 * Deletes records, and what cannot be without them: the openings of a wall, the walls of a storey, the modules of a
 * ring. What can, such as a wall painted with a material, stays and falls back to its default. Ids that the level
 * does not have are passed over.
 */
export const deleteRecords: Command<z.infer<typeof args>> = {
  id: 'records.delete',
  label: 'records.delete',
  args,
  run(level, { ids }): CommandResult {
    const remove = new Set(ids.filter((each) => level.find(each)));
    for (const gone of remove) {
      for (const referrer of referrersOf(level, gone)) {
        if (needs(referrer, gone)) remove.add(referrer.id);
      }
    }
    const put = [...remove]
      .flatMap((gone) => referrersOf(level, gone))
      .filter((record) => !remove.has(record.id))
      .map((record) => withoutReferences(record, remove));
    return { ok: true, edit: { put, remove: [...remove] } };
  },
};

function referrersOf(level: LevelReader, target: string): LevelRecord[] {
  return [...level.derived(references).to(target)].flatMap((referrer) => level.find(referrer) ?? []);
}

/** True when a field that the record cannot do without names the target. */
function needs(record: LevelRecord, target: string): boolean {
  return referenceFields(record.kind).some(
    ([field]) => fieldOf(record, field) === target && !isOptional(record.kind, field),
  );
}

function isOptional(kind: string, field: string): boolean {
  if (!isKnownKind(kind)) return true;
  const shape: Readonly<Record<string, z.ZodType>> = RECORD_SCHEMAS[kind].shape;
  return shape[field]?.safeParse(undefined).success ?? true;
}

function withoutReferences(record: LevelRecord, targets: ReadonlySet<string>): LevelRecord {
  const dangling = referenceFields(record.kind).filter(([field]) =>
    targets.has(String(fieldOf(record, field))),
  );
  return withChanges(record, Object.fromEntries(dangling.map(([field]) => [field, null])));
}
