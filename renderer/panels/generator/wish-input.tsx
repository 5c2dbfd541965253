import { useState } from 'preact/hooks';
import { text } from '../../../core/text/text.ts';
import { arrowStep, LARGE_STEP, type Quantity } from '../fields/quantity.ts';
import { typedNumber } from '../fields/typed-number.ts';

interface WishInputProps {
  readonly id: string;
  /** Only where no label of the page belongs to it. */
  readonly label?: string;
  readonly quantity: Quantity;
  /** Undefined: left empty. */
  readonly value: number | undefined;
  readonly placeholder?: string;
  /** Said after the number. */
  readonly unit?: string;
  readonly isRefused: boolean;
  /** Id of what says why. */
  readonly describedBy: string;
  /** An answer, or undefined for an emptied field. Gives the reason when it cannot be. */
  readonly answer: (value: number | undefined) => string | null;
  /** Says why what was typed cannot be, or null that all is well. */
  readonly complain: (fault: string | null) => void;
}

/** The field of one number: typed and left or entered, or stepped with the arrows; Escape brings the old text back. */
export function WishInput(props: WishInputProps) {
  const { id, label, quantity, value, placeholder, unit, isRefused, describedBy, answer, complain } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value === undefined ? '' : quantity.format(value);

  const commit = (): void => {
    if (draft === null) return;
    setDraft(null);
    const typed = draft.trim();
    if (typed === shown) {
      complain(null);
      return;
    }
    const parsed = typed === '' ? undefined : quantity.parse(typed);
    complain(parsed === null ? text('generator-panel.not-a-number', { typed }) : answer(parsed));
  };
  const step = (direction: number, isLarge: boolean): void => {
    const size = arrowStep(quantity) * (isLarge ? LARGE_STEP : 1);
    setDraft(null);
    complain(answer(quantity.round((value ?? 0) + direction * size)));
  };

  return (
    <span class={`number-field ${isRefused ? 'refused' : ''}`}>
      <input
        id={id}
        aria-label={label}
        aria-invalid={isRefused}
        aria-describedby={describedBy}
        placeholder={placeholder ?? ''}
        {...typedNumber(draft, shown, setDraft)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.isComposing) return;
          if (event.key === 'Enter') commit();
          else if (event.key === 'Escape' && draft !== null) {
            // The first Escape gives up what was typed, the next one the building.
            event.stopPropagation();
            setDraft(null);
          } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1, event.shiftKey);
          }
        }}
      />
      {(unit ?? quantity.unit) !== '' && <span class="unit">{unit ?? quantity.unit}</span>}
    </span>
  );
}
