import type { ComponentChildren } from 'preact';
import { FieldRow } from './field-row.tsx';

/** Something that follows from other fields: told, not typed. */
export function FactRow({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  return (
    <FieldRow label={<span>{label}</span>}>
      <span class="fact">{children}</span>
    </FieldRow>
  );
}
