import { text } from '../../../core/text/text.ts';
import { getAction } from '../../actions/all-actions.ts';
import { MOST_ENEMIES, RUN_RATES } from '../../session/run/defence-run.ts';
import { ActionButton } from '../action-button.tsx';
import { useEditor } from '../editor-context.ts';

/** The run of enemies, over the lower edge of the viewport. */
export function RunBar() {
  const { session, run, trace } = useEditor();
  const isHere = session.mode.value === 'defence' && run.track.value !== null && !trace.isOpen.value;
  if (!isHere) return null;
  const { begun, arrived } = run.isShown.value ? run.state : NOBODY;
  const seconds = run.time.value.toFixed(1);
  const position = text('run.position', { seconds, walking: begun - arrived, arrived });
  return (
    <section class="run-bar" aria-label={text('run.title')}>
      <ActionButton action={getAction('run.play')} look="quiet" />
      <ActionButton action={getAction('run.reset')} look="quiet" />
      <input
        type="range"
        aria-label={text('run.time')}
        aria-valuetext={position}
        min={0}
        max={run.duration}
        step={0.1}
        value={run.time.value}
        onInput={(event) => run.goTo(Number(event.currentTarget.value))}
      />
      <span class="dim numbers">{position}</span>
      <label>
        <span>{text('run.rate')}</span>
        <select
          value={String(run.rate.value)}
          onChange={(event) => {
            run.rate.value = Number(event.currentTarget.value);
          }}
        >
          {RUN_RATES.map((rate) => (
            <option key={rate} value={String(rate)}>
              {text('run.rate-of', { rate: rate === 0.5 ? '½' : rate })}
            </option>
          ))}
        </select>
      </label>
      <RunNumber
        label={text('run.count')}
        value={run.count.value}
        range={[1, MOST_ENEMIES, 1]}
        change={(count) => {
          run.count.value = Math.round(count);
        }}
      />
      <RunNumber
        label={text('run.spacing')}
        value={run.spacing.value}
        range={[0.1, 1000, 0.1]}
        change={(spacing) => {
          run.spacing.value = spacing;
        }}
      />
      <RunNumber
        label={text('run.speed')}
        value={session.defences.speed.value}
        range={[0.1, 100, 0.1]}
        change={(speed) => {
          session.defences.speed.value = speed;
        }}
      />
    </section>
  );
}

const NOBODY = { begun: 0, arrived: 0 };

interface RunNumberProps {
  readonly label: string;
  readonly value: number;
  readonly range: readonly [least: number, most: number, step: number];
  readonly change: (value: number) => void;
}

/** A number of the run. What is none, or lies outside, changes nothing and is put back. */
function RunNumber({ label, value, range: [least, most, step], change }: RunNumberProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={({ currentTarget: field }) => {
          const typed = field.valueAsNumber;
          if (typed >= least && typed <= most) change(typed);
          else field.value = String(value);
        }}
      />
    </label>
  );
}
