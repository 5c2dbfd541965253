import { useState } from 'preact/hooks';
import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { COUNT, type Quantity } from '../fields/quantity.ts';
import { useUniqueId } from '../unique-id.ts';
import { WishInput } from './wish-input.tsx';
import { WishRow } from './wish-row.tsx';

const NUMBER: Quantity = { ...COUNT, step: 1 };

/** Which storey of the building is looked at, counted from 1 for the lowest. */
export function StoreyField() {
  const { generator } = useEditor();
  const id = useUniqueId();
  const [fault, setFault] = useState<string | null>(null);
  const count = generator.made.value?.plan.storeys.length ?? 0;
  if (count < 2) return null;
  const answer = (value: number | undefined): string | null => {
    if (value === undefined) return null;
    if (value < 1) return text('generator-panel.too-small', { limit: 1 });
    if (value > count) return text('generator-panel.too-large', { limit: count });
    generator.lookAt(value - 1);
    return null;
  };
  return (
    <WishRow
      label={<label for={id}>{text('generator-panel.step-storey')}</label>}
      refusal={fault}
      reasonId={`${id}-why`}
    >
      <WishInput
        id={id}
        quantity={NUMBER}
        value={generator.storey.value + 1}
        unit={text('generator-panel.of-storeys', { count })}
        isRefused={fault !== null}
        describedBy={`${id}-why`}
        answer={answer}
        complain={setFault}
      />
    </WishRow>
  );
}
