import { text } from '../../core/text/text.ts';
import { useEditor } from './editor-context.ts';

/** What is being imported, over the viewport, and the way to give it up. The editor goes on meanwhile. */
export function ImportProgress() {
  const { moduleImport } = useEditor();
  const state = moduleImport.state.value;
  if (!state) return null;
  const words = text(`module-files.${state.phase}`, { file: state.file });
  return (
    <div class="toasts import-progress" role="status">
      <div class="toast">
        <label>
          <span>{words}</span>
          <progress />
        </label>
        <button type="button" class="button small outlined" onClick={() => moduleImport.stop()}>
          {text('module-files.stop')}
        </button>
      </div>
    </div>
  );
}
