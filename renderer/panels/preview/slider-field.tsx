import { useState } from 'preact/hooks';
import { text } from '../../../core/text/text.ts';
import { FieldRow } from '../fields/field-row.tsx';
import { LARGE_STEP, type Quantity } from '../fields/quantity.ts';
import { typedNumber } from '../fields/typed-number.ts';
import { useUniqueId } from '../unique-id.ts';

interface SliderFieldProps {
  readonly label: string;
  readonly quantity: Quantity;
  readonly value: number;
  /** Of the slider; more can be typed. */
  readonly range: readonly [from: number, to: number];
  /** Of the slider, and of the arrows in the field. */
  readonly step: number;
  readonly change: (value: number) => void;
  /** What was typed is no number. */
  readonly refuse: (typed: string) => void;
}

/** A number to drag or to type. */
export function SliderField({ label, quantity, value, range, step, change, refuse }: SliderFieldProps) {
  const id = useUniqueId();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    if (draft === null) return;
    setDraft(null);
    if (draft.trim() === '' || draft.trim() === quantity.format(value)) return;
    const parsed = quantity.parse(draft);
    if (parsed === null) refuse(draft);
    else change(parsed);
  };
  return (
    <FieldRow label={<label for={id}>{label}</label>}>
      <span class="slider-field">
        <input
          type="range"
          aria-label={text('preview.slider', { label })}
          min={range[0]}
          max={range[1]}
          step={step}
          value={value}
          onInput={({ currentTarget }) => {
            change(quantity.round(currentTarget.valueAsNumber));
            // One that was refused goes back to where it was.
            currentTarget.valueAsNumber = value;
          }}
        />
        <span class="number-field">
          <input
            id={id}
            {...typedNumber(draft, quantity.format(value), setDraft)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.isComposing) return;
              const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
              if (event.key === 'Enter') commit();
              else if (event.key === 'Escape') setDraft(null);
              else if (direction !== undefined) {
                event.preventDefault();
                setDraft(null);
                change(quantity.round(value + direction * step * (event.shiftKey ? LARGE_STEP : 1)));
              }
            }}
          />
          {quantity.unit !== '' && <span class="unit">{quantity.unit}</span>}
        </span>
      </span>
    </FieldRow>
  );
}
