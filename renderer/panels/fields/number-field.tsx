import { useEffect, useRef, useState } from 'preact/hooks';
import type { CommandCall } from '../../../core/document/command.ts';
import { text } from '../../../core/text/text.ts';
import { FieldGesture } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { useUniqueId } from '../unique-id.ts';
import { FieldRow } from './field-row.tsx';
import { arrowStep, LARGE_STEP, LENGTH, type Quantity } from './quantity.ts';
import { typedNumber } from './typed-number.ts';

export interface NumberFieldProps {
  readonly label: string;
  /** Left out: a length. */
  readonly quantity?: Quantity;
  /** In the quantity's base unit, one a record; they may differ. */
  readonly values: readonly number[];
  /** Said after the unit: where the value comes from when the record has none of its own. */
  readonly note?: string | undefined;
  /** An empty field means: no value of its own. */
  readonly allowsBlank?: boolean;
  /** The change to a number, or to none of its own; null where the number cannot be. Left out: only shown. */
  readonly toCall?: (value: number | null) => CommandCall | null;
}

const allEqual = (values: readonly number[]): boolean => values.every((value) => value === values[0]);

/**
 * A number that can be typed, stepped with the arrows, and changed by dragging on its label; each is one step of the
 * history. A text that is none brings the old value back.
 */
export function NumberField({
  label,
  quantity = LENGTH,
  values,
  note,
  allowsBlank = false,
  toCall,
}: NumberFieldProps) {
  const { session } = useEditor();
  const id = useUniqueId();
  const gesture = useRef(new FieldGesture(session)).current;
  const [draft, setDraft] = useState<string | null>(null);
  const isMixed = !allEqual(values);
  const shown = isMixed ? '' : quantity.format(values[0] ?? 0);
  // A field that goes away in the middle of a drag leaves nothing half done.
  useEffect(() => () => gesture.cancel(), []);

  const previewAt = (value: number): void => {
    const call = toCall?.(quantity.round(value));
    if (call) gesture.preview(call);
  };

  const commitText = (typed: string): void => {
    setDraft(null);
    if (typed.trim() === shown) return;
    const isBlank = typed.trim() === '';
    if (isBlank && !allowsBlank) return;
    const value = isBlank ? null : quantity.parse(typed);
    const call = isBlank || value !== null ? toCall?.(value) : null;
    if (call) session.change(call);
    else session.refusal.value = { code: quantity.refused, params: { typed, label } };
  };

  const stepBy = (event: KeyboardEvent): void => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || !toCall) return;
    event.preventDefault();
    setDraft(null);
    previewAt((values[0] ?? 0) + direction * arrowStep(quantity) * (event.shiftKey ? LARGE_STEP : 1));
  };

  return (
    <FieldRow
      label={
        <DragLabel
          forId={id}
          words={label}
          isLive={toCall !== undefined}
          step={quantity.step}
          start={() => values[0] ?? 0}
          gesture={gesture}
          previewAt={previewAt}
        />
      }
    >
      <span class={`number-field ${toCall ? '' : 'fixed'}`}>
        <input
          id={id}
          readOnly={!toCall}
          placeholder={isMixed ? text('editor.field.mixed') : ''}
          {...typedNumber(draft, shown, setDraft)}
          onBlur={(event) => {
            gesture.commit();
            if (draft !== null) commitText(event.currentTarget.value);
          }}
          onKeyUp={(event) => {
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') gesture.commit();
          }}
          onKeyDown={(event) => {
            if (event.isComposing) return;
            if (event.key === 'Enter') {
              if (draft !== null) commitText(event.currentTarget.value);
              event.currentTarget.select();
            } else if (event.key === 'Escape') {
              gesture.cancel();
              setDraft(null);
            } else stepBy(event);
          }}
        />
        <span class="unit">{[quantity.unit, note].filter(Boolean).join(' · ')}</span>
      </span>
    </FieldRow>
  );
}

interface DragLabelProps {
  readonly forId: string;
  readonly words: string;
  readonly isLive: boolean;
  /** How much a pixel changes. */
  readonly step: number;
  readonly start: () => number;
  readonly gesture: FieldGesture;
  readonly previewAt: (value: number) => void;
}

/** A label that changes its number when it is dragged sideways; Escape or a lost pointer puts it back. */
function DragLabel({ forId, words, isLive, step, start, gesture, previewAt }: DragLabelProps) {
  const from = useRef<{ readonly x: number; readonly value: number } | null>(null);
  const wasDragged = useRef(false);
  const cancel = (): void => {
    from.current = null;
    gesture.cancel();
  };
  if (!isLive) return <label for={forId}>{words}</label>;
  return (
    <label
      for={forId}
      class="drag-label"
      data-tip={text('editor.field.drag')}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        from.current = { x: event.clientX, value: start() };
        wasDragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!from.current) return;
        const pixels = event.clientX - from.current.x;
        if (pixels === 0 && !gesture.isLive) return;
        wasDragged.current = true;
        previewAt(from.current.value + pixels * step * (event.shiftKey ? LARGE_STEP : 1));
      }}
      onPointerUp={() => {
        from.current = null;
        gesture.commit();
      }}
      onClick={(event) => {
        // A drag is no click: the field is not entered, and Ctrl+Z stays that of the level.
        if (wasDragged.current) event.preventDefault();
      }}
      onPointerCancel={cancel}
      onLostPointerCapture={() => {
        if (from.current) cancel();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
    >
      {words}
    </label>
  );
}
