/** Field values to be set; null takes the field away, so that its default counts; undefined leaves it as it is. */
export type RecordChanges = Readonly<Record<string, unknown>>;

/** The record with the changes in it; what they do not name stays, unknown fields included. */
export function withChanges<R extends object>(record: R, changes: RecordChanges): R {
  const changed = { ...record } as Record<string, unknown>;
  for (const [field, value] of Object.entries(changes)) {
    if (value === null) delete changed[field];
    else if (value !== undefined) changed[field] = value;
  }
  return changed as R;
}
