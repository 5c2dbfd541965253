import { text } from '../../../core/text/text.ts';
import { getAction } from '../../actions/all-actions.ts';
import { ActionButton } from '../action-button.tsx';
import { useEditor } from '../editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Section } from '../fields/field-row.tsx';
import { StyleNumberField } from '../fields/style-number-field.tsx';
import { shapeChoices } from './decoration-section.tsx';
import { DefenceSection } from './defence-section.tsx';

/** In Defence mode with nothing selected: what is placed next, and the level that is worked on or the way to a first one. */
export function DefenceOverview() {
  const { session } = useEditor();
  const { defences } = session;
  const defence = session.level.findKind('defence', defences.defence.value ?? undefined);
  if (!defence) {
    return (
      <Section title={text('defence-tools.level')}>
        <p class="dim">{text('defence-tools.empty')}</p>
        <div class="section-actions">
          <ActionButton action={getAction('defence.new')} look="primary" words="always" />
        </div>
      </Section>
    );
  }
  return (
    <>
      {session.tool.value === 'place-tower' && (
        <Section title={text('defence-tools.next-tower')}>
          <StyleNumberField
            label={text('defence-tools.range')}
            value={defences.range.value}
            isValid={(range) => range > 0}
            change={(range) => {
              if (range !== null) defences.range.value = range;
            }}
          />
        </Section>
      )}
      {session.tool.value === 'decorate' && (
        <Section title={text('defence-tools.next-decoration')}>
          <ChoiceField
            label={text('defence-tools.shape')}
            values={[defences.shape.value]}
            choices={shapeChoices()}
            choose={(shape) => {
              defences.shape.value = shape;
            }}
          />
        </Section>
      )}
      <DefenceSection key={defence.id} defence={defence} />
    </>
  );
}
