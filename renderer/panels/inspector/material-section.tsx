import { useRef } from 'preact/hooks';
import type { CommandCall } from '../../../core/document/command.ts';
import { setMaterialProperties } from '../../../core/document/commands/set-material-properties.ts';
import { MATERIAL_DEFAULTS, type Material } from '../../../core/document/schema/material.ts';
import { text } from '../../../core/text/text.ts';
import { FieldGesture, fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { FieldRow, Section } from '../fields/field-row.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { TextureField } from '../fields/texture-field.tsx';
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
      <TextureField
        value={material.texture}
        choose={(texture) => {
          const call = callFor({ texture });
          if (call) session.change(call);
        }}
      />
      {material.texture !== undefined && <RepeatFields material={material} callFor={callFor} />}
    </Section>
  );
}

interface RepeatFieldsProps {
  readonly material: Readonly<Material>;
  readonly callFor: (changes: MaterialChanges) => CommandCall | null;
}

/** How large the image is on a surface, which is easier to think of than repeats a metre. */
function RepeatFields({ material, callFor }: RepeatFieldsProps) {
  const [u, v] = material.tiling ?? MATERIAL_DEFAULTS.tiling;
  const toCall = (make: (repeats: number) => MaterialChanges['tiling']) => (metres: number | null) =>
    metres === null ? callFor({ tiling: null }) : callFor({ tiling: make(1 / metres) });
  return (
    <>
      <NumberField
        label={text('images.repeat-width')}
        values={[1 / u]}
        toCall={toCall((repeats) => [repeats, v])}
      />
      <NumberField
        label={text('images.repeat-height')}
        values={[1 / v]}
        toCall={toCall((repeats) => [u, repeats])}
      />
    </>
  );
}
