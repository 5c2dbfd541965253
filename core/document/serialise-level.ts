import type { Level } from './level.ts';
import { LEVEL_FORMAT, LEVEL_VERSION } from './level-format.ts';
import { compareNaturally, compareTexts } from './natural-order.ts';
import { formatPath } from './read/place.ts';
import { isKnownKind, type LevelRecord, RECORD_KINDS, RECORD_SCHEMAS } from './schema/record-kinds.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of records of unknown kinds that stand first. */
const BASE_FIELDS: readonly string[] = ['kind', 'id'];

const KNOWN_FIELDS = new Map<string, readonly string[]>(
  RECORD_KINDS.map((kind) => [kind, Object.keys(RECORD_SCHEMAS[kind].shape)]),
);

/**
 * The canonical text of a level: the same for equal levels, whatever happened to them before. Each top-level field
 * and each record on a line of its own; records by kind (known kinds in the order of RECORD_SCHEMAS, others after
 * them by name), then by id in natural order; known fields in the order of their schema, others after them by name.
 * Throws a RangeError that names the place for a number that is not finite: JSON would turn it into null.
 */
export function serialiseLevel({ header, records }: Level): string {
  const extra = Object.keys(header.extra).sort(compareTexts);
  const lines = [
    field('format', LEVEL_FORMAT),
    field('version', LEVEL_VERSION),
    field('name', header.name),
    ...extra.map((name) => field(name, header.extra[name])),
    recordLines(records),
  ];
  return `{\n${lines.join(',\n')}\n}\n`;
}

function field(name: string, value: unknown): string {
  refuseNonFinite(value, name);
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}

function recordLines(records: readonly LevelRecord[]): string {
  if (records.length === 0) return '"records": []';
  const lines = inOrder(records).map(recordLine);
  return `"records": [\n${lines.join(',\n')}\n]`;
}

function inOrder(records: readonly LevelRecord[]): readonly LevelRecord[] {
  const byKind = new Map<string, LevelRecord[]>(RECORD_KINDS.map((kind) => [kind, []]));
  for (const record of records) {
    const sameKind = byKind.get(record.kind);
    if (sameKind) sameKind.push(record);
    else byKind.set(record.kind, [record]);
  }
  const unknownKinds = [...byKind.keys()].filter((kind) => !isKnownKind(kind)).sort(compareTexts);
  return [...RECORD_KINDS, ...unknownKinds].flatMap((kind) =>
    (byKind.get(kind) ?? []).sort((a, b) => compareNaturally(a.id, b.id)),
  );
}

function recordLine(record: LevelRecord): string {
  const fields = record as unknown as Fields;
  refuseNonFinite(fields, record.id);
  const known = KNOWN_FIELDS.get(record.kind) ?? BASE_FIELDS;
  const keys = Object.keys(fields);
  if (isInOrder(keys, known)) return JSON.stringify(fields);
  const unknown = keys.filter((key) => !known.includes(key)).sort(compareTexts);
  const parts = [...known, ...unknown]
    .filter((key) => fields[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(fields[key])}`);
  return `{${parts.join(',')}}`;
}

/** True when the keys stand in the order in which they are written, as in nearly every record: then one call does. */
function isInOrder(keys: readonly string[], known: readonly string[]): boolean {
  let from = 0;
  let lastUnknown = '';
  for (const key of keys) {
    const index = known.indexOf(key, from);
    if (index !== -1 && lastUnknown === '') from = index + 1;
    else if (known.includes(key) || key <= lastUnknown) return false;
    else lastUnknown = key;
  }
  return true;
}

function refuseNonFinite(value: unknown, place: string): void {
  const path = findNonFinite(value);
  if (path) throw new RangeError(`${place}: ${formatPath(path)} is a number that a level file cannot hold`);
}

/** The path to a number that is not finite; built on the way back, so that looking costs nothing where there is none. */
function findNonFinite(value: unknown): PropertyKey[] | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const path = findNonFinite(value[index]);
      if (path) return [index, ...path];
    }
    return null;
  }
  for (const key of Object.keys(value)) {
    const path = findNonFinite((value as Fields)[key]);
    if (path) return [key, ...path];
  }
  return null;
}
