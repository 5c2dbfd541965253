import { text } from '../../../core/text/text.ts';
import { getAction } from '../../actions/all-actions.ts';
import { ActionButton } from '../action-button.tsx';
import { useEditor } from '../editor-context.ts';
import { Section } from '../fields/field-row.tsx';
import { RingSection } from './ring-section.tsx';

/** In Ring mode with nothing selected: the ring that is worked on, or the way to a first one. */
export function RingOverview() {
  const { session } = useEditor();
  const ring = session.level.findKind('ring', session.rings.ring.value ?? undefined);
  if (ring) return <RingSection key={ring.id} ring={ring} />;
  return (
    <Section title={text('ring-panel.ring')}>
      <p class="dim">{text('ring-panel.empty')}</p>
      <div class="section-actions">
        <ActionButton action={getAction('ring.new')} look="primary" words="always" />
      </div>
    </Section>
  );
}
