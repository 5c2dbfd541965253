import { STOREY_DEFAULTS, type Storey } from '../../../core/document/schema/storey.ts';
import { text } from '../../../core/text/text.ts';
import { setStoreyProperties } from '../../../core/walls/commands/set-storey-properties.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { Section } from '../fields/field-row.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { StoreyFacts } from './storey-facts.tsx';

type StoreyChanges = Parameters<typeof setStoreyProperties.run>[1]['changes'];

export function StoreySection({ storey }: { readonly storey: Readonly<Storey> }) {
  const { session } = useEditor();
  const callFor = (changes: StoreyChanges) =>
    fittingCall(setStoreyProperties, { storey: storey.id, changes });
  return (
    <Section title={text('editor.storey')}>
      <TextField
        label={text('editor.inspector.name')}
        value={storey.name ?? ''}
        placeholder={storey.id}
        change={(name) => {
          const call = callFor({ name: name || null });
          if (call) session.change(call);
        }}
      />
      <NumberField
        label={text('editor.inspector.elevation')}
        values={[storey.elevation ?? STOREY_DEFAULTS.elevation]}
        allowsBlank
        toCall={(elevation) => callFor({ elevation })}
      />
      <NumberField
        label={text('editor.inspector.storey-height')}
        values={[storey.height ?? STOREY_DEFAULTS.height]}
        allowsBlank
        toCall={(height) => callFor({ height })}
      />
      <StoreyFacts storey={storey} />
    </Section>
  );
}
