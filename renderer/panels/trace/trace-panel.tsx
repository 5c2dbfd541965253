import { text } from '../../../core/text/text.ts';
import { getAction } from '../../actions/all-actions.ts';
import { ActionButton } from '../action-button.tsx';
import { useEditor } from '../editor-context.ts';
import { AttemptList } from './attempt-list.tsx';
import { TraceFilters } from './trace-filters.tsx';

const BUTTONS = ['first', 'previous-rejection', 'back', 'play', 'forward', 'next-rejection', 'last'] as const;

/** What the builder of the level did, step by step. */
export function TracePanel() {
  const { session, trace } = useEditor();
  session.revision.value;
  const hasLevel = session.defences.defence.value !== null;
  if (!hasLevel) return <p class="panel-empty">{text('trace.no-level')}</p>;
  if (!trace.isOpen.value) {
    return (
      <div class="trace trace-closed">
        <p class="dim">{text('trace.intro')}</p>
        <ActionButton action={getAction('trace.watch')} look="primary" words="always" />
      </div>
    );
  }
  const log = trace.log.value;
  if (!log || trace.isRecording.value) {
    return (
      <p class="panel-empty" role="status">
        {text('trace.recording')}
      </p>
    );
  }
  const moment = trace.moment.value;
  const position = text('trace.position', {
    step: moment,
    count: log.count,
    attempt: log.attemptOf(Math.max(0, moment - 1)) + 1,
    attempts: log.attempts.length,
  });
  return (
    <div class="trace">
      <div class="trace-line">
        {BUTTONS.map((id) => (
          <ActionButton key={id} action={getAction(`trace.${id}`)} look="quiet" />
        ))}
        <input
          type="range"
          aria-label={text('trace.timeline')}
          aria-valuetext={position}
          min={0}
          max={log.count}
          step={1}
          value={moment}
          onInput={(event) => {
            trace.isPlaying.value = false;
            trace.goTo(Number(event.currentTarget.value));
          }}
        />
        <span class="dim numbers">{position}</span>
        <ActionButton action={getAction('trace.watch')} look="outlined" words="always" />
      </div>
      <p class="trace-words" aria-live="polite">
        {trace.words}
      </p>
      {log.told > log.count && (
        <p class="result doubtful">{text('trace.cut', { count: log.count, told: log.told })}</p>
      )}
      {trace.isRejected.value && <p class="result doubtful">{text('trace.not-built')}</p>}
      <div class="trace-line">
        <TraceFilters />
        <AttemptList log={log} />
        <ActionButton action={getAction('trace.export')} look="outlined" words="always" />
      </div>
    </div>
  );
}
