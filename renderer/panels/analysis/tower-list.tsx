import type { TowerReach } from '../../../core/defence/exposure.ts';
import { compareNaturally } from '../../../core/document/natural-order.ts';
import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { Section } from '../fields/field-row.tsx';

/** The towers of a level, those that enemies are longest in reach of first. */
export function TowerList({
  towers,
  speed,
}: {
  readonly towers: readonly TowerReach[];
  readonly speed: number;
}) {
  const { session } = useEditor();
  if (towers.length === 0) {
    return (
      <Section title={text('analysis.towers')}>
        <p class="dim">{text('analysis.no-towers')}</p>
      </Section>
    );
  }
  const sorted = towers.toSorted((a, b) => b.pathInRange - a.pathInRange || compareNaturally(a.id, b.id));
  return (
    <Section title={text('analysis.towers')}>
      <ul class="plain-list seed-list">
        {sorted.map(({ id, pathInRange }) => {
          const name = session.level.findKind('tower', id)?.name || id;
          const words = { tower: name, seconds: (pathInRange / speed).toFixed(1) };
          return (
            <li key={id}>
              <button type="button" class="link" onClick={() => session.select([id])}>
                {text(pathInRange > 0 ? 'analysis.tower' : 'analysis.tower-useless', words)}
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
