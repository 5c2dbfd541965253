import type { ComponentChildren } from 'preact';
import { text } from '../../../core/text/text.ts';
import type { WishName } from '../../../core/walls/building-generator/wishes.ts';
import { useEditor } from '../editor-context.ts';
import { FieldRow } from '../fields/field-row.tsx';
import { Icon } from '../icon.tsx';

/** Why a wish cannot be had: what was typed, or what the generator says of it. */
export function useWishRefusal(wish: WishName, fault: string | null): string | null {
  const { generator } = useEditor();
  const refusal = generator.refusal.value;
  return fault ?? (refusal?.wish === wish ? text(refusal.code, refusal.params) : null);
}

interface WishRowProps {
  readonly label: ComponentChildren;
  readonly refusal: string | null;
  /** Id for what says why. */
  readonly reasonId: string;
  /** A sentence about the wish, under it. */
  readonly about?: string | undefined;
  readonly children: ComponentChildren;
}

/** A wish with its label, and under it why it cannot be had. */
export function WishRow({ label, refusal, reasonId, about, children }: WishRowProps) {
  return (
    <div class="wish" {...(about && { 'data-tip': about })}>
      <FieldRow label={label}>{children}</FieldRow>
      <p id={reasonId} class="wish-refusal" role="alert">
        {refusal !== null && (
          <>
            <Icon name="refused" size={14} />
            <span>{refusal}</span>
          </>
        )}
      </p>
    </div>
  );
}
