import { useState } from 'preact/hooks';
import { useUniqueId } from '../unique-id.ts';
import { FieldRow } from './field-row.tsx';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly change: (value: string) => void;
}

/** A name: Enter or leaving the field keeps what was typed, Escape brings the old one back. */
export function TextField({ label, value, placeholder = '', change }: TextFieldProps) {
  const id = useUniqueId();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    if (draft !== null && draft.trim() !== value) change(draft.trim());
    setDraft(null);
  };
  return (
    <FieldRow label={<label for={id}>{label}</label>}>
      <input
        id={id}
        class="field"
        autoComplete="off"
        spellcheck={false}
        maxLength={500}
        placeholder={placeholder}
        value={draft ?? value}
        {...(draft === null && { 'data-untouched': true })}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.isComposing) return;
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setDraft(null);
        }}
      />
    </FieldRow>
  );
}
