import type { CommandCall } from '../../../core/document/command.ts';
import { ROOF_DEFAULTS, type Roof } from '../../../core/document/schema/roof.ts';
import { text } from '../../../core/text/text.ts';
import { setRoofProperties } from '../../../core/walls/commands/set-roof-properties.ts';
import { roofSurfaces } from '../../../core/walls/roofs/roof-surfaces.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Section } from '../fields/field-row.tsx';
import { MaterialField } from '../fields/material-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { ANGLE } from '../fields/quantity.ts';
import { RoofCoverage } from './roof-coverage.tsx';

type RoofChanges = Parameters<typeof setRoofProperties.run>[1]['changes'];

const typeWords = (): Readonly<Record<Roof['type'], string>> => ({
  flat: text('building.roof.flat'),
  gable: text('building.roof.gable'),
  hip: text('building.roof.hip'),
});

const ridgeWords = () => ({
  auto: text('building.ridge.auto'),
  x: text('building.ridge.x'),
  z: text('building.ridge.z'),
});

/** The properties of a roof. */
export function RoofSection({ roof }: { readonly roof: Readonly<Roof> }) {
  const { session } = useEditor();
  const callFor = (changes: RoofChanges): CommandCall | null =>
    fittingCall(setRoofProperties, { roof: roof.id, changes });
  const change = (changes: RoofChanges): void => {
    const call = callFor(changes);
    if (call) session.change(call);
  };
  const courtyards = roof.open?.length ?? 0;
  return (
    <Section title={text('building.roof')}>
      <ChoiceField
        label={text('building.roof.type')}
        values={[roof.type]}
        choices={typeWords()}
        choose={(type) => change({ type })}
      />
      {roof.type !== 'flat' && (
        <NumberField
          label={text('building.pitch')}
          quantity={ANGLE}
          values={[roof.pitch ?? ROOF_DEFAULTS.pitch]}
          allowsBlank
          toCall={(pitch) => callFor({ pitch })}
        />
      )}
      {roof.type === 'gable' && (
        <ChoiceField
          label={text('building.ridge')}
          values={[roof.ridge ?? 'auto']}
          choices={ridgeWords()}
          choose={(ridge) => change({ ridge: ridge === 'auto' ? null : ridge })}
        />
      )}
      <NumberField
        label={text('building.overhang')}
        values={[roof.overhang ?? ROOF_DEFAULTS.overhang]}
        allowsBlank
        toCall={(overhang) => callFor({ overhang })}
      />
      <NumberField
        label={text('editor.inspector.thickness')}
        values={[roof.thickness ?? ROOF_DEFAULTS.thickness]}
        allowsBlank
        toCall={(thickness) => callFor({ thickness })}
      />
      <MaterialField
        label={text('building.cover')}
        values={[roof.material]}
        noneWords={text('editor.material.none')}
        choose={(material) => change({ material })}
      />
      <MaterialField
        label={text('building.trim')}
        values={[roof.trim]}
        noneWords={text('building.trim.as-cover')}
        choose={(trim) => change({ trim })}
      />
      <RoofCoverage roof={roof} />
      {courtyards > 0 && <p class="dim">{text('building.courtyards', { count: courtyards })}</p>}
      {session.level.derived(roofSurfaces).coverOf(roof.id)?.flatInstead && (
        <p class="dim">{text('building.roof.flat-instead')}</p>
      )}
    </Section>
  );
}
