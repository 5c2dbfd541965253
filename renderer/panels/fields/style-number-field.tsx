import { useState } from 'preact/hooks';
import { formatLength, parseLength } from '../../../core/tools/number-entry.ts';
import { useEditor } from '../editor-context.ts';
import { useUniqueId } from '../unique-id.ts';
import { FieldRow } from './field-row.tsx';
import { typedNumber } from './typed-number.ts';

interface StyleNumberFieldProps {
  readonly label: string;
  /** In metres. */
  readonly value: number;
  readonly note?: string | undefined;
  readonly isValid: (value: number) => boolean;
  /** Null for an empty field. */
  readonly change: (value: number | null) => void;
}

/** A length of the session, which is no part of the level and so has no history. */
export function StyleNumberField({ label, value, note, isValid, change }: StyleNumberFieldProps) {
  const { session } = useEditor();
  const id = useUniqueId();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    setDraft(null);
    if (draft === null || draft.trim() === formatLength(value)) return;
    const typed = draft.trim() === '' ? null : parseLength(draft);
    if (draft.trim() === '' || (typed !== null && isValid(typed))) change(typed);
    else session.refusal.value = { code: 'editor.field.refused', params: { typed: draft, label } };
  };
  return (
    <FieldRow label={<label for={id}>{label}</label>}>
      <span class="number-field">
        <input
          id={id}
          {...typedNumber(draft, formatLength(value), setDraft)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.isComposing) return;
            if (event.key === 'Enter') commit();
            if (event.key === 'Escape') setDraft(null);
          }}
        />
        <span class="unit">{note ? `m · ${note}` : 'm'}</span>
      </span>
    </FieldRow>
  );
}
