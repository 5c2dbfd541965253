import { type Command, refuse } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { fieldOf, referenceFields, references } from '../../document/references.ts';
import { isKind, type LevelRecord, type RecordKind } from '../../document/schema/record-kinds.ts';
import { storeySchema } from '../../document/schema/storey.ts';
import { z } from '../../document/schema/zod.ts';
import { findOffLimits, withFloor } from '../storeys/stack.ts';
import { heightBeside, placeAbove } from '../storeys/storey-place.ts';

const { id, name } = storeySchema.shape;

const args = z.object({ storey: id, name });

/** What of a storey is copied with it; its roof goes up to the copy instead, as there is one sky. */
const COPIED: ReadonlySet<string> = new Set<RecordKind>(['wall', 'opening', 'room', 'stair']);

/**
 * Copies a storey with its walls, openings, rooms and stairs to a new one on top of it; those above make way, and its
 * roof goes up to the copy. Refuses to move storeys farther out than a level reaches.
 */
export const duplicateStorey: Command<z.infer<typeof args>> = {
  id: 'storey.duplicate',
  label: 'building.duplicate-storey',
  args,
  run(level, given, context) {
    const record = level.findKind('storey', given.storey);
    if (!record) return refuse('records.no-such-record', { kind: 'storey', record: given.storey });
    const place = placeAbove(level, record, heightBeside(record));
    const { name: _name, ...unnamed } = record;
    const copy = withFloor(
      { ...unnamed, id: context.newId('storey'), ...(given.name !== undefined && { name: given.name }) },
      place.elevation,
    );
    const ids = new Map([[record.id, copy.id]]);
    const originals = collect(level, record.id);
    for (const original of originals) ids.set(original.id, context.newId(original.kind));
    const put = [
      copy,
      ...place.moved,
      ...originals.map((original) => remap(original, ids)),
      ...roofsOf(level, record.id).map((roof) => ({ ...roof, storey: copy.id })),
    ];
    const reason = findOffLimits([copy, ...place.moved]);
    return reason ? { ok: false, reason } : { ok: true, edit: { put }, select: [copy.id] };
  },
};

/** The records that stand on a storey, and on those again, each after what it refers to. */
function collect(level: LevelReader, storey: string): LevelRecord[] {
  const found = new Map<string, LevelRecord>();
  const look = [storey];
  for (const target of look) {
    for (const referrer of level.derived(references).to(target)) {
      const record = level.find(referrer);
      if (!record || !COPIED.has(record.kind) || found.has(referrer)) continue;
      found.set(referrer, record);
      look.push(referrer);
    }
  }
  return [...found.values()];
}

/** The record under its new id, referring to copies where there are some. */
function remap(record: LevelRecord, ids: ReadonlyMap<string, string>): LevelRecord {
  const targets = referenceFields(record.kind).flatMap(([field]) => {
    const target = ids.get(String(fieldOf(record, field)));
    return target === undefined ? [] : [[field, target] as const];
  });
  return { ...record, ...Object.fromEntries(targets), id: ids.get(record.id) ?? record.id };
}

const roofsOf = (level: LevelReader, storey: string) =>
  [...level.derived(references).to(storey)].flatMap((roof) => {
    const record = level.find(roof);
    return isKind(record, 'roof') ? [record] : [];
  });
