import { changeTowers } from '../../../core/defence/commands/change-towers.ts';
import type { Tower } from '../../../core/document/schema/tower.ts';
import { text } from '../../../core/text/text.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { Section } from '../fields/field-row.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { TextField } from '../fields/text-field.tsx';

/** The properties of the selected towers; where they differ, that is what is shown. */
export function TowerSection({ towers }: { readonly towers: readonly Readonly<Tower>[] }) {
  const { session } = useEditor();
  const ids = towers.map(({ id }) => id);
  const [single] = towers;
  const isSingle = towers.length === 1;
  const title = isSingle
    ? text('defence-tools.one-tower')
    : text('defence-tools.towers', { count: ids.length });
  return (
    <Section title={title}>
      {single && isSingle && (
        <TextField
          label={text('editor.inspector.name')}
          value={single.name ?? ''}
          placeholder={single.id}
          change={(name) => {
            const call = fittingCall(changeTowers, { towers: ids, changes: { name: name || null } });
            if (call) session.change(call);
          }}
        />
      )}
      <NumberField
        label={text('defence-tools.range')}
        values={towers.map(({ range }) => range)}
        toCall={(range) =>
          range === null ? null : fittingCall(changeTowers, { towers: ids, changes: { range } })
        }
      />
    </Section>
  );
}
