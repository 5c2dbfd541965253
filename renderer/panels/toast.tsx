import { text } from '../../core/text/text.ts';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';
import { messageIcon } from './messages-panel.tsx';

/** The last message over the viewport, read out once; it stays until dismissed, replaced, or answered by going on. */
export function Toast() {
  const { messages, panels } = useEditor();
  const message = messages.latest.value;
  return (
    <div class="toasts" role="status" aria-live="polite">
      {message && (
        <div key={message.number} class={`toast ${message.tone}`}>
          <Icon name={messageIcon(message.tone)} />
          <span>{message.words}</span>
          {message.details.length > 0 && (
            <button type="button" class="link" onClick={() => panels.show('messages')}>
              {text('editor.details')}
            </button>
          )}
          <button
            type="button"
            class="button small square"
            aria-label={text('editor.dismiss')}
            onClick={() => messages.dismiss()}
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      )}
    </div>
  );
}
