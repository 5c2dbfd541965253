import { changeDefence } from '../../../core/defence/commands/change-defence.ts';
import type { CommandCall } from '../../../core/document/command.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../../../core/document/schema/defence.ts';
import { text } from '../../../core/text/text.ts';
import { getAction } from '../../actions/all-actions.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { ActionButton } from '../action-button.tsx';
import { useEditor } from '../editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Section } from '../fields/field-row.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { COUNT, FACTOR } from '../fields/quantity.ts';
import { TextField } from '../fields/text-field.tsx';
import { YesNoField } from '../fields/yes-no-field.tsx';
import { DecorationStyleFields } from './decoration-style-fields.tsx';
import { DefenceFactRows } from './defence-facts.tsx';
import { withAxis } from './ring-section.tsx';
import { SeedList } from './seed-list.tsx';

type DefenceChanges = Parameters<typeof changeDefence.run>[1]['changes'];

const AXES = ['x', 'y', 'z'] as const;
const PRESETS = ['compact', 'winding', 'straight', 'maze'] as const;
const HEADINGS = ['0', '1', '2', '3'] as const;

/** What a defence level is built from, and what follows from that. A drag on a label builds it anew, live. */
export function DefenceSection({ defence }: { readonly defence: Readonly<Defence> }) {
  const { session } = useEditor();
  const callFor = (changes: DefenceChanges): CommandCall | null =>
    fittingCall(changeDefence, { defence: defence.id, changes });
  const change = (changes: DefenceChanges): void => {
    const call = callFor(changes);
    if (call) session.change(call);
  };
  const origin = defence.origin ?? DEFENCE_DEFAULTS.origin;
  return (
    <Section title={text('defence-tools.level')}>
      <TextField
        label={text('editor.inspector.name')}
        value={defence.name ?? ''}
        placeholder={defence.id}
        change={(name) => change({ name: name || null })}
      />
      <YesNoField
        label={text('defence-tools.locked')}
        values={[defence.locked ?? DEFENCE_DEFAULTS.locked]}
        words={{ no: text('defence-tools.locked.no'), yes: text('defence-tools.locked.yes') }}
        choose={(locked) => change({ locked: locked || null })}
      />
      <NumberField
        label={text('defence-tools.seed')}
        quantity={COUNT}
        values={[defence.seed]}
        toCall={(seed) => (seed === null ? null : callFor({ seed }))}
      />
      <div class="section-actions">
        <ActionButton action={getAction('defence.another-seed')} look="outlined" words="always" />
        <ActionButton action={getAction('defence.seed-before')} look="outlined" />
        <ActionButton action={getAction('defence.seed-after')} look="outlined" />
      </div>
      <NumberField
        label={text('defence-tools.length')}
        quantity={COUNT}
        values={[defence.length]}
        toCall={(length) => (length === null ? null : callFor({ length }))}
      />
      <NumberField
        label={text('defence-tools.max')}
        quantity={COUNT}
        values={[defence.maxTilesBeforeCorner]}
        toCall={(most) => (most === null ? null : callFor({ maxTilesBeforeCorner: most }))}
      />
      <NumberField
        label={text('defence-tools.border')}
        quantity={COUNT}
        values={[defence.border ?? DEFENCE_DEFAULTS.border]}
        allowsBlank
        toCall={(border) => callFor({ border })}
      />
      <NumberField
        label={text('defence-tools.chance')}
        quantity={FACTOR}
        values={[defence.decorationChance ?? DEFENCE_DEFAULTS.decorationChance]}
        allowsBlank
        toCall={(decorationChance) => callFor({ decorationChance })}
      />
      <DecorationStyleFields
        style={defence.decorationStyle}
        toCall={(decorationStyle) => callFor({ decorationStyle })}
      />
      <NumberField
        label={text('defence-tools.tile-size')}
        values={[defence.tileSize ?? DEFENCE_DEFAULTS.tileSize]}
        allowsBlank
        toCall={(tileSize) => callFor({ tileSize })}
      />
      <ChoiceField
        label={text('defence-tools.heading')}
        values={[String(defence.heading ?? DEFENCE_DEFAULTS.heading) as (typeof HEADINGS)[number]]}
        choices={{
          0: text('defence-tools.heading.0'),
          1: text('defence-tools.heading.1'),
          2: text('defence-tools.heading.2'),
          3: text('defence-tools.heading.3'),
        }}
        choose={(heading) => change({ heading: Number(heading) as 0 | 1 | 2 | 3 })}
      />
      {AXES.map((axis, index) => (
        <NumberField
          key={axis}
          label={text(`ring-panel.centre-${axis}`)}
          values={[origin[index] ?? 0]}
          toCall={(value) => (value === null ? null : callFor({ origin: withAxis(origin, index, value) }))}
        />
      ))}
      <DefenceFactRows defence={defence} />
      <p class="dim">{text('defence-tools.presets')}</p>
      <div class="section-actions">
        {PRESETS.map((preset) => (
          <ActionButton
            key={preset}
            action={getAction(`defence.preset-${preset}`)}
            look="outlined"
            words="always"
          />
        ))}
      </div>
      <SeedList defence={defence} />
    </Section>
  );
}
