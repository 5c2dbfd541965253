import type { TraceLog } from '../../../core/defence/trace/trace-log.ts';
import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';

/** The attempts of the builder, to go to where each of them ended. */
export function AttemptList({ log }: { readonly log: TraceLog }) {
  const { trace } = useEditor();
  const at = log.attemptOf(Math.max(0, trace.moment.value - 1));
  return (
    <label class="trace-filter">
      <span>{text('trace.attempts')}</span>
      <select
        value={String(at)}
        onChange={(event) => trace.goTo(log.attempts[Number(event.currentTarget.value) + 1] ?? log.count)}
      >
        {log.attempts.map((start, index) => {
          const end = log.attempts[index + 1] ?? log.count;
          const isRejected = log.rejections.includes(end - 1);
          const words = { attempt: index + 1, steps: end - start };
          return (
            <option key={start} value={String(index)}>
              {text(isRejected ? 'trace.attempt-rejected' : 'trace.attempt-finished', words)}
            </option>
          );
        })}
      </select>
    </label>
  );
}
