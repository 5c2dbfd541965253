import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../core/text/text.ts';
import { useEditor } from './editor-context.ts';

/** Steps shown at most: older ones stay reachable with undo. */
const SHOWN = 300;

/** The named steps; a click goes back, or forward, to where the step was the last. */
export function HistoryPanel() {
  const { session } = useEditor();
  session.revision.value;
  const { steps, position } = session.level;
  if (steps.length === 0) return <p class="panel-empty">{text('editor.history.empty')}</p>;
  const first = Math.max(0, Math.min(steps.length - SHOWN, position));
  const goTo = (target: number): void => {
    session.interrupt();
    session.level.goTo(target);
  };
  return (
    <ol class="history">
      {first === 0 && (
        <HistoryStep words={text('editor.history.start')} place={0} position={position} goTo={goTo} />
      )}
      {steps.slice(first, first + SHOWN).map((step, index) => (
        <HistoryStep
          key={first + index}
          words={text(step.label)}
          place={first + index + 1}
          position={position}
          goTo={goTo}
        />
      ))}
    </ol>
  );
}

interface HistoryStepProps {
  readonly words: string;
  readonly place: number;
  readonly position: number;
  readonly goTo: (position: number) => void;
}

function HistoryStep({ words, place, position, goTo }: HistoryStepProps) {
  const isCurrent = place === position;
  const step = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isCurrent) step.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li>
      <button
        ref={step}
        type="button"
        class={`history-step ${place > position ? 'undone' : ''}`}
        {...(isCurrent && { 'aria-current': 'step' as const })}
        onClick={() => goTo(place)}
      >
        <span class="words">{words}</span>
      </button>
    </li>
  );
}
