import type { CommandCall } from '../../../core/document/command.ts';
import { OPENING_DEFAULTS, type Opening } from '../../../core/document/schema/opening.ts';
import { text } from '../../../core/text/text.ts';
import { setOpeningProperties } from '../../../core/walls/commands/opening-properties.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Section } from '../fields/field-row.tsx';
import { MaterialField } from '../fields/material-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { FITTING_CHOICES, TYPE_CHOICES } from './opening-choices.ts';

type OpeningChanges = Parameters<typeof setOpeningProperties.run>[1]['changes'];

/** The properties of the selected openings; where they differ, that is what is shown. */
export function OpeningSection({ openings }: { readonly openings: readonly Readonly<Opening>[] }) {
  const { session } = useEditor();
  const ids = openings.map(({ id }) => id);
  const callFor = (changes: OpeningChanges): CommandCall | null =>
    fittingCall(setOpeningProperties, { openings: ids, changes });
  const change = (changes: OpeningChanges): void => {
    const call = callFor(changes);
    if (call) session.change(call);
  };
  return (
    <Section title={titleOf(openings)}>
      <ChoiceField
        label={text('openings.inspector.type')}
        values={openings.map(({ type }) => type)}
        choices={TYPE_CHOICES}
        choose={(type) => change({ type })}
      />
      <NumberField
        label={text('openings.inspector.offset')}
        values={openings.map(({ offset }) => offset)}
        toCall={(offset) => (offset === null ? null : callFor({ offset }))}
      />
      <NumberField
        label={text('openings.inspector.width')}
        values={openings.map(({ width }) => width)}
        toCall={(width) => (width === null ? null : callFor({ width }))}
      />
      <NumberField
        label={text('openings.inspector.height')}
        values={openings.map(({ height }) => height)}
        toCall={(height) => (height === null ? null : callFor({ height }))}
      />
      <NumberField
        label={text('openings.inspector.sill')}
        values={openings.map(({ sill }) => sill ?? OPENING_DEFAULTS.sill)}
        allowsBlank
        toCall={(sill) => callFor({ sill: sill === 0 ? null : sill })}
      />
      <FittingFields openings={openings} change={change} />
    </Section>
  );
}

interface FittingFieldsProps {
  readonly openings: readonly Readonly<Opening>[];
  readonly change: (changes: OpeningChanges) => void;
}

/** What stands in the holes: only what some of them have. */
function FittingFields({ openings, change }: FittingFieldsProps) {
  const fittings = openings.map(({ fitting }) => fitting ?? OPENING_DEFAULTS.fitting);
  const hasLeaf = openings.some(({ type, fitting }) => fitting === 'leaf' && type !== 'arch');
  const hasDoorLeaf = openings.some(({ type, fitting }) => fitting === 'leaf' && type === 'door');
  return (
    <>
      <ChoiceField
        label={text('openings.inspector.fitting')}
        values={fittings}
        choices={FITTING_CHOICES}
        choose={(fitting) => change({ fitting })}
      />
      {hasDoorLeaf && (
        <>
          <ChoiceField
            label={text('openings.inspector.hinge')}
            values={openings.map(({ hinge }) => hinge ?? OPENING_DEFAULTS.hinge)}
            choices={{ start: text('openings.hinge.start'), end: text('openings.hinge.end') }}
            choose={(hinge) => change({ hinge })}
          />
          <ChoiceField
            label={text('openings.inspector.opens-to')}
            values={openings.map(({ opensTo }) => opensTo ?? OPENING_DEFAULTS.opensTo)}
            choices={{ left: text('openings.side.left'), right: text('openings.side.right') }}
            choose={(opensTo) => change({ opensTo })}
          />
        </>
      )}
      {fittings.some((fitting) => fitting !== 'none') && (
        <MaterialField
          label={text('openings.inspector.frame')}
          values={openings.map(({ frame }) => frame)}
          noneWords={text('editor.material.none')}
          choose={(frame) => change({ frame })}
        />
      )}
      {hasLeaf && (
        <MaterialField
          label={text('openings.inspector.leaf')}
          values={openings.map(({ leaf }) => leaf)}
          noneWords={text('editor.material.none')}
          choose={(leaf) => change({ leaf })}
        />
      )}
    </>
  );
}

function titleOf(openings: readonly Readonly<Opening>[]): string {
  const [first] = openings;
  if (first && openings.length === 1) return TYPE_CHOICES[first.type];
  return text('openings.inspector.several', { count: openings.length });
}
