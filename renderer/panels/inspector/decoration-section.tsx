import { changeDecorations } from '../../../core/defence/commands/place-decorations.ts';
import type { CommandCall } from '../../../core/document/command.ts';
import { DECORATION_DEFAULTS, type Decoration } from '../../../core/document/schema/decoration.ts';
import { text } from '../../../core/text/text.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Section } from '../fields/field-row.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { ANGLE, FACTOR } from '../fields/quantity.ts';

type DecorationChanges = Parameters<typeof changeDecorations.run>[1]['changes'];

export const shapeChoices = (): Readonly<Record<Decoration['shape'], string>> => ({
  none: text('defence-tools.shape.none'),
  rock: text('defence-tools.shape.rock'),
  boulder: text('defence-tools.shape.boulder'),
  bush: text('defence-tools.shape.bush'),
  tree: text('defence-tools.shape.tree'),
});

/** The properties of the selected decorations; where they differ, that is what is shown. */
export function DecorationSection({
  decorations,
}: {
  readonly decorations: readonly Readonly<Decoration>[];
}) {
  const { session } = useEditor();
  const ids = decorations.map(({ id }) => id);
  const callFor = (changes: DecorationChanges): CommandCall | null =>
    fittingCall(changeDecorations, { decorations: ids, changes });
  const title =
    ids.length === 1
      ? text('defence-tools.one-decoration')
      : text('defence-tools.decorations', { count: ids.length });
  return (
    <Section title={title}>
      <ChoiceField
        label={text('defence-tools.shape')}
        values={decorations.map(({ shape }) => shape)}
        choices={shapeChoices()}
        choose={(shape) => {
          const call = callFor({ shape });
          if (call) session.change(call);
        }}
      />
      <NumberField
        label={text('defence-tools.factor')}
        quantity={FACTOR}
        values={decorations.map(({ size }) => size ?? DECORATION_DEFAULTS.size)}
        allowsBlank
        toCall={(size) => callFor({ size })}
      />
      <NumberField
        label={text('defence-tools.turn')}
        quantity={ANGLE}
        values={decorations.map(({ rotation }) => rotation ?? DECORATION_DEFAULTS.rotation)}
        allowsBlank
        toCall={(rotation) => callFor({ rotation })}
      />
    </Section>
  );
}
