interface RecordChoiceProps {
  readonly legend: string;
  readonly records: readonly { readonly id: string; readonly name?: string | undefined }[];
  /** Ids; null for all. */
  readonly chosen: readonly string[] | null;
  readonly change: (chosen: readonly string[] | null) => void;
}

/** Which of several records something is for. Where there is one there is nothing to ask. */
export function RecordChoice({ legend, records, chosen, change }: RecordChoiceProps) {
  if (records.length < 2) return null;
  const ids = new Set(chosen ?? records.map(({ id }) => id));
  const toggle = (id: string): void => {
    if (ids.has(id)) ids.delete(id);
    else ids.add(id);
    change(ids.size === records.length ? null : [...ids]);
  };
  return (
    <fieldset class="plain-fieldset">
      <legend>{legend}</legend>
      {records.map(({ id, name }) => (
        <label key={id} class="check">
          <input type="checkbox" checked={ids.has(id)} onChange={() => toggle(id)} />
          <span>{name || id}</span>
        </label>
      ))}
    </fieldset>
  );
}
