import type { CommandCall } from '../../../core/document/command.ts';
import { STAIR_DEFAULTS, type Stair } from '../../../core/document/schema/stair.ts';
import { toLattice } from '../../../core/math/tolerance.ts';
import { along, distance, normalize, sub } from '../../../core/math/vec2.ts';
import { text } from '../../../core/text/text.ts';
import { formatAngle, formatLength } from '../../../core/tools/number-entry.ts';
import { moveStair } from '../../../core/walls/commands/move-stair.ts';
import { setStairProperties } from '../../../core/walls/commands/set-stair-properties.ts';
import { pitchOf } from '../../../core/walls/stairs/flight.ts';
import { stairFlights } from '../../../core/walls/stairs/stair-flights.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { Section } from '../fields/field-row.tsx';
import { MaterialField } from '../fields/material-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { COUNT } from '../fields/quantity.ts';

type StairChanges = Parameters<typeof setStairProperties.run>[1]['changes'];

/** The properties of the selected stairs; where they differ, that is what is shown. */
export function StairSection({ stairs }: { readonly stairs: readonly Readonly<Stair>[] }) {
  const { session } = useEditor();
  const flights = session.level.derived(stairFlights);
  const ids = stairs.map(({ id }) => id);
  const callFor = (changes: StairChanges): CommandCall | null =>
    fittingCall(setStairProperties, { stairs: ids, changes });
  const [single] = stairs;
  const isSingle = stairs.length === 1;
  const title = isSingle ? text('building.stair') : text('building.stairs', { count: stairs.length });
  return (
    <Section title={title}>
      <NumberField
        label={text('editor.inspector.length')}
        values={stairs.map(({ start, end }) => distance(start, end))}
        {...(single && isSingle && { toCall: (value) => lengthCall(single, value) })}
      />
      <NumberField
        label={text('building.width')}
        values={stairs.map(({ width }) => width ?? STAIR_DEFAULTS.width)}
        allowsBlank
        toCall={(width) => callFor({ width })}
      />
      <NumberField
        label={text('building.steps')}
        quantity={COUNT}
        values={stairs.map(({ id, steps }) => flights.find(id)?.steps ?? steps ?? 0)}
        note={stairs.every(({ steps }) => steps === undefined) ? text('building.steps.by-height') : undefined}
        allowsBlank
        toCall={(steps) => callFor({ steps })}
      />
      <MaterialField
        label={text('editor.inspector.material')}
        values={stairs.map(({ material }) => material)}
        noneWords={text('editor.material.none')}
        choose={(material) => {
          const call = callFor({ material });
          if (call) session.change(call);
        }}
      />
      {single && isSingle && <FlightFacts stair={single} />}
    </Section>
  );
}

/** What follows from the heights of the storeys. */
function FlightFacts({ stair }: { readonly stair: Readonly<Stair> }) {
  const { session } = useEditor();
  const flight = session.level.derived(stairFlights).find(stair.id);
  if (!flight) return null;
  const above = session.level.findKind('storey', flight.leadsTo ?? undefined);
  const facts = text('building.stair.facts', {
    riser: formatLength(toLattice(flight.rise / flight.steps)),
    tread: formatLength(toLattice(flight.run / flight.steps)),
    pitch: formatAngle(pitchOf(flight)),
  });
  const target = above
    ? text('building.stair.leads-to', { storey: above.name ?? above.id })
    : text('building.stair.leads-nowhere');
  return (
    <p class="dim">
      {facts} {target}
    </p>
  );
}

/** A stair gets another length by moving its head along its line. */
function lengthCall({ id, start, end }: Readonly<Stair>, value: number | null): CommandCall | null {
  if (value === null || value <= 0 || distance(start, end) === 0) return null;
  const [x, z] = along(start, normalize(sub(end, start)), value);
  return fittingCall(moveStair, { stair: id, end: [toLattice(x), toLattice(z)] as const });
}
