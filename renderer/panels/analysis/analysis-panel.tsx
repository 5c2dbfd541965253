import { defenceExposure } from '../../../core/defence/defence-exposure.ts';
import { defenceLevels } from '../../../core/defence/defence-levels.ts';
import { computePathFacts } from '../../../core/defence/path-facts.ts';
import { WalkTrack } from '../../../core/defence/run/walk-track.ts';
import { DEFENCE_DEFAULTS } from '../../../core/document/schema/defence.ts';
import { text } from '../../../core/text/text.ts';
import { getAction } from '../../actions/all-actions.ts';
import { ActionButton } from '../action-button.tsx';
import { useEditor } from '../editor-context.ts';
import { FactRow } from '../fields/fact-row.tsx';
import { Section } from '../fields/field-row.tsx';
import { percent } from '../fields/quantity.ts';
import { ExposureChart } from './exposure-chart.tsx';
import { TowerList } from './tower-list.tsx';

/** What a designer asks of a defence level: how long its path is, and how long enemies are under fire where. */
export function AnalysisPanel() {
  const { session } = useEditor();
  session.revision.value;
  const { level } = session;
  const record = level.findKind('defence', session.defences.defence.value ?? undefined);
  const result = record && level.derived(defenceLevels).find(record.id);
  const exposure = record && level.derived(defenceExposure).find(record.id);
  if (!record) return <p class="panel-empty">{text('analysis.empty')}</p>;
  if (!result?.ok || !exposure) return <p class="panel-empty">{text('analysis.not-built')}</p>;
  const speed = session.defences.speed.value;
  const tile = record.tileSize ?? DEFENCE_DEFAULTS.tileSize;
  const metres = new WalkTrack(result.level.path).length * tile;
  const { turns, crossings, longestStraight } = computePathFacts(result.level);
  const underFire = exposure.alongPath.reduce((sum, value) => sum + value, 0);
  const reached = exposure.alongPath.filter((value) => value > 0).length;
  return (
    <>
      <Section title={text('analysis.path')}>
        <FactRow label={text('analysis.length')}>
          {text('analysis.length-of', { tiles: result.level.path.xs.length, metres: metres.toFixed(1) })}
        </FactRow>
        <FactRow label={text('analysis.walk')}>
          {text('analysis.seconds', { seconds: (metres / speed).toFixed(1) })}
        </FactRow>
        <FactRow label={text('defence-tools.turns')}>{String(turns)}</FactRow>
        <FactRow label={text('defence-tools.crossings')}>{String(crossings)}</FactRow>
        <FactRow label={text('defence-tools.longest')}>{String(longestStraight)}</FactRow>
      </Section>
      <Section title={text('analysis.fire')}>
        <FactRow label={text('analysis.exposure')}>
          {text('analysis.seconds', { seconds: (underFire / speed).toFixed(1) })}
        </FactRow>
        <FactRow label={text('analysis.share')}>{percent(reached / exposure.alongPath.length)}</FactRow>
        <FactRow label={text('analysis.unreached')}>{String(exposure.blanksOutOfReach)}</FactRow>
        <ExposureChart alongPath={exposure.alongPath} speed={speed} />
        <div class="section-actions">
          <ActionButton action={getAction('analysis.exposure')} look="outlined" words="always" />
          <ActionButton action={getAction('analysis.unreached')} look="outlined" words="always" />
        </div>
      </Section>
      <TowerList towers={exposure.towers} speed={speed} />
    </>
  );
}
