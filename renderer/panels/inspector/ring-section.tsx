import type { CommandCall } from '../../../core/document/command.ts';
import { intervalOf, RING_DEFAULTS, type Ring } from '../../../core/document/schema/ring.ts';
import type { Vec3 } from '../../../core/math/vec3.ts';
import { changeRing } from '../../../core/polar/commands/change-ring.ts';
import { text } from '../../../core/text/text.ts';
import { getAction } from '../../actions/all-actions.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { ActionButton } from '../action-button.tsx';
import { useEditor } from '../editor-context.ts';
import { Section } from '../fields/field-row.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { COUNT } from '../fields/quantity.ts';
import { TextField } from '../fields/text-field.tsx';
import { YesNoField } from '../fields/yes-no-field.tsx';
import { RingFacts } from './ring-facts.tsx';

type RingChanges = Parameters<typeof changeRing.run>[1]['changes'];

const AXES = ['x', 'y', 'z'] as const;

/** A ring: what shapes its grid, and what follows from that. A drag on a label bends everything on it live. */
export function RingSection({ ring }: { readonly ring: Readonly<Ring> }) {
  const { session } = useEditor();
  const callFor = (changes: RingChanges): CommandCall | null =>
    fittingCall(changeRing, { ring: ring.id, changes });
  const change = (changes: RingChanges): void => {
    const call = callFor(changes);
    if (call) session.change(call);
  };
  const [inner, outer] = intervalOf(ring);
  const centre: Vec3 = ring.centre ?? RING_DEFAULTS.centre;
  return (
    <Section title={text('ring-panel.ring')}>
      <TextField
        label={text('editor.inspector.name')}
        value={ring.name ?? ''}
        placeholder={ring.id}
        change={(name) => change({ name: name || null })}
      />
      <NumberField
        label={text('ring-panel.steps')}
        quantity={COUNT}
        values={[ring.steps]}
        toCall={(steps) => (steps === null ? null : callFor({ steps }))}
      />
      <NumberField
        label={text('ring-panel.cell-size')}
        values={[ring.cellSize]}
        toCall={(cellSize) => (cellSize === null ? null : callFor({ cellSize }))}
      />
      <NumberField
        label={text('ring-panel.inner')}
        quantity={COUNT}
        values={[inner]}
        allowsBlank
        // The other end stays where it is, even where it only followed.
        toCall={(innerRing) => callFor({ innerRing, outerRing: outer })}
      />
      <NumberField
        label={text('ring-panel.outer')}
        quantity={COUNT}
        values={[outer]}
        allowsBlank
        toCall={(outerRing) => callFor({ outerRing })}
      />
      {AXES.map((axis, index) => (
        <NumberField
          key={axis}
          label={text(`ring-panel.centre-${axis}`)}
          values={[centre[index] ?? 0]}
          toCall={(value) => (value === null ? null : callFor({ centre: withAxis(centre, index, value) }))}
        />
      ))}
      <YesNoField
        label={text('ring-panel.heights')}
        values={[ring.scaleHeight ?? RING_DEFAULTS.scaleHeight]}
        words={{ no: text('ring-panel.heights.kept'), yes: text('ring-panel.heights.scaled') }}
        choose={(scaleHeight) => change({ scaleHeight })}
      />
      <RingFacts ring={ring} />
      <div class="section-actions">
        <ActionButton action={getAction('ring.duplicate')} look="outlined" />
        <ActionButton action={getAction('ring.delete')} look="outlined" />
      </div>
    </Section>
  );
}

/** The point with one coordinate changed. */
export const withAxis = (point: Vec3, index: number, value: number): Vec3 => [
  index === 0 ? value : point[0],
  index === 1 ? value : point[1],
  index === 2 ? value : point[2],
];
