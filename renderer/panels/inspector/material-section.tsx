import { useRef } from 'preact/hooks';
import { setMaterialProperties } from '../../../core/document/commands/set-material-properties.ts';
import { MATERIAL_DEFAULTS, type Material } from '../../../core/document/schema/material.ts';
import { text } from '../../../core/text/text.ts';
import { FieldGesture, fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { FieldRow, Section } from '../fields/field-row.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useUniqueId } from '../unique-id.ts';

type MaterialChanges = Parameters<typeof setMaterialProperties.run>[1]['changes'];

export function MaterialSection({ material }: { readonly material: Readonly<Material> }) {
  const { session } = useEditor();
  const colorId = useUniqueId();
  const roughnessId = useUniqueId();
  const gesture = useRef(new FieldGesture(session)).current;
  const callFor = (changes: MaterialChanges) =>
    fittingCall(setMaterialProperties, { material: material.id, changes });
  const preview = (changes: MaterialChanges): void => {
    const call = callFor(changes);
    if (call) gesture.preview(call);
  };
  const roughness = material.roughness ?? MATERIAL_DEFAULTS.roughness;
  return (
    <Section title={text('editor.inspector.material')}>
      <TextField
        label={text('editor.inspector.name')}
        value={material.name ?? ''}
        placeholder={material.id}
        change={(name) => {
          const call = callFor({ name: name || null });
          if (call) session.change(call);
        }}
      />
      <FieldRow label={<label for={colorId}>{text('editor.inspector.color')}</label>}>
        <input
          id={colorId}
          type="color"
          class="color-field"
          value={material.color ?? MATERIAL_DEFAULTS.color}
          onInput={(event) => preview({ color: event.currentTarget.value })}
          onChange={() => gesture.commit()}
        />
      </FieldRow>
      <FieldRow label={<label for={roughnessId}>{text('editor.inspector.roughness')}</label>}>
        <input
          id={roughnessId}
          type="range"
          min="0"
          max="1"
          step="0.01"
          value={roughness}
          onInput={(event) => preview({ roughness: event.currentTarget.valueAsNumber })}
          onChange={() => gesture.commit()}
        />
      </FieldRow>
    </Section>
  );
}
