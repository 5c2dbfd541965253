import type { CommandCall } from '../../../core/document/command.ts';
import { DECORATION_SHAPES } from '../../../core/document/schema/decoration.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../../../core/document/schema/defence.ts';
import { text } from '../../../core/text/text.ts';
import { NumberField } from '../fields/number-field.tsx';
import { FACTOR } from '../fields/quantity.ts';

type Style = NonNullable<Defence['decorationStyle']>;

interface StyleFieldsProps {
  readonly style: Style | undefined;
  readonly toCall: (style: Style) => CommandCall | null;
}

/** How often each kind of decoration is drawn, and how much they vary. */
export function DecorationStyleFields({ style = {}, toCall }: StyleFieldsProps) {
  const defaults = DEFENCE_DEFAULTS.decorationStyle;
  const [least, most] = style.sizes ?? defaults.sizes;
  const change = (changes: Style): CommandCall | null => toCall({ ...style, ...changes });
  return (
    <details>
      <summary class="dim">{text('defence-tools.style')}</summary>
      {DECORATION_SHAPES.map((shape) => (
        <NumberField
          key={shape}
          label={text(`defence-tools.shape.${shape}`)}
          quantity={FACTOR}
          values={[style[shape] ?? defaults[shape]]}
          toCall={(weight) => (weight === null ? null : change({ [shape]: weight }))}
        />
      ))}
      <NumberField
        label={text('defence-tools.spread')}
        quantity={FACTOR}
        values={[style.spread ?? defaults.spread]}
        toCall={(spread) => (spread === null ? null : change({ spread }))}
      />
      <NumberField
        label={text('defence-tools.smallest')}
        quantity={FACTOR}
        values={[least]}
        toCall={(size) => (size === null ? null : change({ sizes: [size, most] }))}
      />
      <NumberField
        label={text('defence-tools.largest')}
        quantity={FACTOR}
        values={[most]}
        toCall={(size) => (size === null ? null : change({ sizes: [least, size] }))}
      />
    </details>
  );
}
