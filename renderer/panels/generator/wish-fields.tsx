import { useState } from 'preact/hooks';
import { isTextKey, text } from '../../../core/text/text.ts';
import { nameOfWish } from '../../../core/walls/building-generator/wish-name.ts';
import {
  DEFAULT_WISHES,
  type WishName,
  wishesSchema,
} from '../../../core/walls/building-generator/wishes.ts';
import { useEditor } from '../editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import type { Quantity } from '../fields/quantity.ts';
import { useUniqueId } from '../unique-id.ts';
import { findWishFault } from './check-wish.ts';
import type { ChoiceName, NumberName, RangeName, WishField } from './wish-groups.ts';
import { WishInput } from './wish-input.tsx';
import { useWishRefusal, WishRow } from './wish-row.tsx';

/** The line of the form for a wish. */
export function WishFieldView({ field }: { readonly field: WishField }) {
  switch (field.type) {
    case 'number':
      return <NumberWish wish={field.wish} quantity={field.quantity} />;
    case 'range':
      return <RangeWish wish={field.wish} quantity={field.quantity} />;
    case 'share':
      return <ShareWish wish={field.wish} />;
    case 'choice':
      return <ChoiceWish wish={field.wish} words={field.words()} />;
    case 'switch':
      return <SwitchWish />;
  }
}

/** The name of a wish as a line of the form begins with it. */
function labelOf(wish: WishName): string {
  const name = nameOfWish(wish);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function aboutOf(wish: WishName): string | undefined {
  const key = `generator-panel.about.${wish}`;
  return isTextKey(key) ? text(key) : undefined;
}

function NumberWish({ wish, quantity }: { readonly wish: NumberName; readonly quantity: Quantity }) {
  const { generator } = useEditor();
  const id = useUniqueId();
  const [fault, setFault] = useState<string | null>(null);
  const refusal = useWishRefusal(wish, fault);
  const answer = (value: number | undefined): string | null => {
    const found = findWishFault(wish, value, quantity);
    if (found === null) generator.setWish(wish, value);
    return found;
  };
  return (
    <WishRow
      label={<label for={id}>{labelOf(wish)}</label>}
      refusal={refusal}
      reasonId={`${id}-why`}
      about={aboutOf(wish)}
    >
      <WishInput
        id={id}
        quantity={quantity}
        value={generator.current.wishes[wish] ?? DEFAULT_WISHES[wish]}
        isRefused={refusal !== null}
        describedBy={`${id}-why`}
        answer={answer}
        complain={setFault}
      />
    </WishRow>
  );
}

/** From the least to the most; raising the least over the most takes the most along, and the other way round. */
function RangeWish({ wish, quantity }: { readonly wish: RangeName; readonly quantity: Quantity }) {
  const { generator } = useEditor();
  const id = useUniqueId();
  const [fault, setFault] = useState<string | null>(null);
  const refusal = useWishRefusal(wish, fault);
  const range = generator.current.wishes[wish] ?? DEFAULT_WISHES[wish];
  const label = labelOf(wish);
  const answer = (end: 0 | 1, value: number | undefined): string | null => {
    const other = range?.[1 - end] ?? value;
    const next = value === undefined || other === undefined ? undefined : orderRange(end, value, other);
    const found = findWishFault(wish, next, quantity);
    if (found === null) generator.setWish(wish, next);
    return found;
  };
  const input = (end: 0 | 1, words: string) => (
    <WishInput
      id={end === 0 ? id : `${id}-most`}
      label={words}
      quantity={quantity}
      value={range?.[end]}
      placeholder={text('generator-panel.by-rooms')}
      isRefused={refusal !== null}
      describedBy={`${id}-why`}
      answer={(value) => answer(end, value)}
      complain={setFault}
    />
  );
  return (
    <WishRow
      label={<label for={id}>{label}</label>}
      refusal={refusal}
      reasonId={`${id}-why`}
      about={aboutOf(wish)}
    >
      <span class="range-fields">
        {input(0, text('generator-panel.least', { label }))}
        <span class="dim">{text('generator-panel.to')}</span>
        {input(1, text('generator-panel.most', { label }))}
      </span>
    </WishRow>
  );
}

const orderRange = (end: 0 | 1, value: number, other: number): readonly [number, number] =>
  end === 0 ? [value, Math.max(value, other)] : [Math.min(value, other), value];

const PERCENT = 100;

function ShareWish({ wish }: { readonly wish: NumberName }) {
  const { generator } = useEditor();
  const id = useUniqueId();
  const refusal = useWishRefusal(wish, null);
  const percent = Math.round((generator.current.wishes[wish] ?? DEFAULT_WISHES[wish]) * PERCENT);
  return (
    <WishRow
      label={<label for={id}>{labelOf(wish)}</label>}
      refusal={refusal}
      reasonId={`${id}-why`}
      about={aboutOf(wish)}
    >
      <span class="slider-field">
        <input
          id={id}
          type="range"
          min={0}
          max={PERCENT}
          step={5}
          value={percent}
          aria-valuetext={`${percent} %`}
          aria-describedby={`${id}-why`}
          onInput={(event) => generator.setWish(wish, event.currentTarget.valueAsNumber / PERCENT)}
        />
        <output for={id}>{percent} %</output>
      </span>
    </WishRow>
  );
}

interface ChoiceWishProps {
  readonly wish: ChoiceName;
  readonly words: Readonly<Record<string, string>>;
}

function ChoiceWish({ wish, words }: ChoiceWishProps) {
  const { generator } = useEditor();
  const id = useUniqueId();
  const refusal = useWishRefusal(wish, null);
  const choose = (value: string): void => {
    const parsed = wishesSchema.shape[wish].safeParse(value);
    if (parsed.success) generator.setWish(wish, parsed.data);
  };
  return (
    <div class="wish">
      <ChoiceField
        label={labelOf(wish)}
        values={[generator.current.wishes[wish] ?? DEFAULT_WISHES[wish]]}
        choices={words}
        choose={choose}
      />
      {refusal !== null && (
        <p id={`${id}-why`} class="wish-refusal" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

function SwitchWish() {
  const { generator } = useEditor();
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={generator.current.wishes.uses ?? DEFAULT_WISHES.uses}
        onChange={(event) => generator.setWish('uses', event.currentTarget.checked)}
      />
      <span>{labelOf('uses')}</span>
    </label>
  );
}
