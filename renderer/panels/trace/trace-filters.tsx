import type { RayFilter } from '../../../core/defence/trace/trace-rays.ts';
import { type TextKey, text } from '../../../core/text/text.ts';
import { TRACE_SPEEDS } from '../../session/trace/trace-viewer.ts';
import { useEditor } from '../editor-context.ts';

const RAYS: readonly (readonly [keyof RayFilter, TextKey])[] = [
  ['walkway', 'trace.walkway-rays'],
  ['corner', 'trace.corner-rays'],
  ['hits', 'trace.hits'],
];

/** Which rays are seen, and how fast the builder works when it is played. */
export function TraceFilters() {
  const { trace } = useEditor();
  const filter = trace.filter.value;
  return (
    <>
      {RAYS.map(([kind, label]) => (
        <label key={kind} class={`trace-filter ray-${kind}`}>
          <input
            type="checkbox"
            checked={filter[kind]}
            onChange={(event) => {
              trace.filter.value = { ...filter, [kind]: event.currentTarget.checked };
            }}
          />
          <span>{text(label)}</span>
        </label>
      ))}
      <label class="trace-filter">
        <span>{text('trace.rays-of')}</span>
        <select
          value={trace.showsAll.value ? 'all' : 'attempt'}
          onChange={(event) => {
            trace.showsAll.value = event.currentTarget.value === 'all';
          }}
        >
          <option value="attempt">{text('trace.rays-of.attempt')}</option>
          <option value="all">{text('trace.rays-of.all')}</option>
        </select>
      </label>
      <label class="trace-filter">
        <span>{text('trace.speed')}</span>
        <select
          value={String(trace.speed.value)}
          onChange={(event) => {
            trace.speed.value = Number(event.currentTarget.value);
          }}
        >
          {TRACE_SPEEDS.map((speed) => (
            <option key={speed} value={String(speed)}>
              {speed}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
