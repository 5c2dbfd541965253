import { useEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../../core/text/text.ts';
import type { ModuleState } from '../../session/level-modules.ts';
import { useEditor } from '../editor-context.ts';

/** In the order of the pictures. */
const LABELS = ['straight', 'stretched', 'bent', 'both'] as const;

/** The four pictures of the module, with their names over them. */
export function PreviewViews() {
  const { preview } = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    try {
      return preview.open(canvas.current);
    } catch (error) {
      setFault(text('preview.no-picture', { reason: String(error) }));
      return undefined;
    }
  }, []);
  const words = fault ?? describeState(preview.file.value);
  return (
    <>
      <div class="preview-views">
        <canvas ref={canvas} tabIndex={0} aria-label={text('preview.canvas')} />
        <div class="preview-labels" aria-hidden="true">
          {LABELS.map((label) => (
            <span key={label}>{text(`preview.${label}`)}</span>
          ))}
        </div>
        {words && <p class="preview-words">{words}</p>}
      </div>
      <p class="preview-keys dim">{text('preview.keys')}</p>
    </>
  );
}

/** Why there is nothing to see; null when there is. */
function describeState(state: ModuleState | undefined): string | null {
  if (state?.status === 'ready') return null;
  return state?.status === 'failed' ? state.reason : text('ring-panel.loading');
}
