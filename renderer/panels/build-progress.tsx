import { text } from '../../core/text/text.ts';
import { useEditor } from './editor-context.ts';

/** The defence level that is being built, over the viewport, and the way to give it up. The editor goes on meanwhile. */
export function BuildProgress() {
  const { builds } = useEditor();
  const parameters = builds.building.value;
  if (!parameters) return null;
  return (
    <div class="toasts import-progress" role="status">
      <div class="toast">
        <label>
          <span>{text('defence-tools.building', { length: parameters.length })}</span>
          <progress />
        </label>
        <button type="button" class="button small outlined" onClick={() => builds.stop()}>
          {text('defence-tools.stop-building')}
        </button>
      </div>
    </div>
  );
}
