import { useState } from 'preact/hooks';
import { MAX_COORDINATE } from '../../../core/document/schema/fields.ts';
import { toLattice } from '../../../core/math/tolerance.ts';
import type { Vec2 } from '../../../core/math/vec2.ts';
import { text } from '../../../core/text/text.ts';
import { formatLength } from '../../../core/tools/number-entry.ts';
import { storeysInOrder } from '../../../core/walls/storeys.ts';
import { useEditor } from '../editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { LENGTH } from '../fields/quantity.ts';
import { useUniqueId } from '../unique-id.ts';
import { WishInput } from './wish-input.tsx';
import { WishRow } from './wish-row.tsx';

/** Where the corner of the building stands, and on which storey. */
export function PlaceSection() {
  return (
    <details class="group" open>
      <summary>{text('generator-panel.group.place')}</summary>
      <BaseField />
      <CoordinateField axis={0} label={text('generator-panel.x')} />
      <CoordinateField axis={1} label={text('generator-panel.z')} />
    </details>
  );
}

/** Storeys of the preview itself are none to stand on. */
function BaseField() {
  const { session, generator } = useEditor();
  session.revision.value;
  const previewed = session.previewed.value;
  const storeys = storeysInOrder(session.level).filter(({ id }) => !previewed.has(id));
  if (storeys.length === 0) return <p class="dim">{text('generator-panel.no-storey')}</p>;
  const choices = Object.fromEntries(storeys.map(({ id, name }) => [id, name ?? id]));
  const base = generator.base.value ?? storeys[0]?.id ?? '';
  return (
    <ChoiceField
      label={text('generator-panel.storey')}
      values={[base]}
      choices={choices}
      choose={(storey) => generator.setBase(storey)}
    />
  );
}

function CoordinateField({ axis, label }: { readonly axis: 0 | 1; readonly label: string }) {
  const { generator } = useEditor();
  const id = useUniqueId();
  const [fault, setFault] = useState<string | null>(null);
  const place = generator.place.value;
  const answer = (value: number | undefined): string | null => {
    if (value === undefined) {
      generator.setPlace(null);
      return null;
    }
    if (Math.abs(value) > MAX_COORDINATE) {
      return text('generator-panel.too-large', { limit: `${formatLength(MAX_COORDINATE)} m` });
    }
    const other = place?.[1 - axis] ?? 0;
    const next: Vec2 = axis === 0 ? [toLattice(value), other] : [other, toLattice(value)];
    generator.setPlace(next);
    return null;
  };
  return (
    <WishRow label={<label for={id}>{label}</label>} refusal={fault} reasonId={`${id}-why`}>
      <WishInput
        id={id}
        quantity={LENGTH}
        value={place?.[axis]}
        placeholder={text('generator-panel.place-free')}
        isRefused={fault !== null}
        describedBy={`${id}-why`}
        answer={answer}
        complain={setFault}
      />
    </WishRow>
  );
}
