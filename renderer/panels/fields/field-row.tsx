import type { ComponentChildren } from 'preact';

interface FieldRowProps {
  readonly label: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A label and what stands beside it. */
export function FieldRow({ label, children }: FieldRowProps) {
  return (
    <div class="field-row">
      {label}
      {children}
    </div>
  );
}

export function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
